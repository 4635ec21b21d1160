import { expect, test } from 'vitest';
import { entryOf, GAMES } from '../games/index.ts';
import { Game, type View, type Wanted } from '../lib/rules.ts';
import { recordOfPosition } from './opening.ts';
import { cleared, gameOf, moved, pieceAt, put, sketchOf, taken, wantedOf, withHand } from './sketch.ts';

const stands = (view: View) => ({
  mover: view.to_move,
  stacks: view.points.filter(({ stack }) => stack.length > 0).map(({ name, stack }) => [name, stack]),
  hands: view.seats.map(({ letter, reserve }) => [letter, reserve]),
});
const KINDS: Wanted[] = [
  ...GAMES.map((game) => ({ game, position: entryOf(game)?.middle })),
  { game: 'halma', options: { board: '16x16' } },
  { game: 'halma', seats: 4 },
  { game: 'skud', options: { oasis: 'on' }, position: 'turn 1G | 0,-8:GR3 2,0:HM | G R3 T | H -' },
  { game: 'street', options: { setup: 'modern' } },
];

test('a board that is set up as it stands is the same', () => {
  for (const wanted of KINDS) {
    const view = Game.start(wanted).boardView();
    const again = gameOf(wantedOf(view), sketchOf(view)).boardView();
    expect(stands(again), JSON.stringify(wanted)).toEqual(stands(view));
  }
});

test('pieces are put from the hand, moved, and taken back into it', () => {
  const view = Game.start({ game: 'street' }).boardView();
  const [from, to] = [
    { x: 0, y: 7 },
    { x: 0, y: 0 },
  ];
  const hand = (sketch: ReturnType<typeof sketchOf>) => sketch.hands[0][1].tile;
  const begun = sketchOf(view);
  const away = moved(begun, from, to, true);
  expect([pieceAt(away, from), pieceAt(away, to)?.owner, hand(away)]).toEqual([undefined, 'H', hand(begun)]);
  const stack = put(away, to, { owner: 'H', kind: 'tile' }, true);
  expect(stack.points.find(({ at }) => at.x === 0 && at.y === 0)?.stack).toHaveLength(2);
  expect(hand(stack)).toBe(hand(begun) - 1);
  expect(hand(taken(stack, to))).toBe(hand(begun));
  expect(cleared(stack).points.every((point) => point.stack.length === 0)).toBe(true);
  expect(hand(withHand(stack, { owner: 'H', kind: 'tile' }, -99))).toBe(0);
});

test('what the rules do not allow is refused', () => {
  const view = Game.start({ game: 'skud', position: entryOf('skud')?.middle }).boardView();
  const gate = { x: 0, y: 8 };
  expect(() => gameOf(wantedOf(view), put(sketchOf(view), gate, { owner: 'G', kind: 'K' }))).toThrow(
    'position-impossible',
  );
  const many = withHand(sketchOf(view), { owner: 'G', kind: 'L' }, 1);
  expect(() => gameOf(wantedOf(view), many)).toThrow('too-many-tiles');
});

test('a copied position is opened, of the game that is looked at if it can be', () => {
  for (const wanted of KINDS) {
    const game = Game.start(wanted);
    const turn = game.legalTurns()[0];
    if (game.id !== 'skud') game.play(turn);
    const record = recordOfPosition(game.position(), game.record());
    expect(record && Game.read(record).position(), JSON.stringify(wanted)).toBe(game.position());
    expect(record && Game.read(record).options).toBe(game.options);
    expect(recordOfPosition(` ${game.position()}\n`)).not.toBeNull();
  }
  expect(recordOfPosition('hello')).toBeNull();
});
