import { expect, test } from 'vitest';
import { Game } from '../lib/rules.ts';
import { Coach, against, hintOf } from './coach.svelte.ts';
import { aimOf, farther } from './coach.ts';
import { begin, pick, type Turn } from './turn.ts';
import { sittersOf } from './voice.ts';

function played(id: string, ...turns: string[]): Game {
  const game = Game.start({ game: id, first: id === 'halma' ? 0 : undefined });
  for (const turn of turns) game.play(turn);
  return game;
}
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const skud = sittersOf('skud', { G: 0, H: 2 });
const street = sittersOf('street', { H: 0, G: 2 });
const SKUD = [
  ...['B,B,K,W', 'B,B,R,W', 'R3(0,-8)', 'R3(0,8)', 'R5(-8,0)', '(0,8)-(1,8)', '(-8,0)-(-7,1)', '(1,8)-(1,5)'],
  ...['R4(-8,0)', '(1,5)-(1,4)', 'W5(0,8)', '(1,4)-(1,5)', '(0,8)-(-3,8)', 'W3(0,8)'],
];

/** A turn that makes a harmony and has a Rock as its bonus. */
const withRock = (game: Game) => game.legalTurns().find((turn) => turn.startsWith('(-8,0)-(-7,2)+R('))!;

test('a hint lights the tile of the hand and its goal', () => {
  const hint = hintOf(begin(played('skud', ...SKUD.slice(0, 4))), 'R5(-8,0)', skud);
  expect(hint.tiles).toEqual(['R5']);
  expect(hint.marks).toEqual([{ kind: 'circle', at: { x: -8, y: 0 }, tone: 'engine' }]);
  expect(plain(hint.text)).toMatch(/^Hint: the Rhododendron on the ringed point/);
});

test('a hint gives the reason that the rules can name', () => {
  const hint = hintOf(begin(played('skud', ...SKUD)), withRock(played('skud', ...SKUD)), skud);
  expect(plain(hint.text)).toMatch(/along the arrow: it makes a harmony of \w+ and \w+/);
  expect(hint.tiles).toEqual([]);
  expect(hint.marks).toHaveLength(1);
});

test('a hint in the middle of a turn is about the step that comes', () => {
  const at = (x: number, y: number) => ({ at: { x, y } });
  const turn: Turn = [at(-8, 0), at(-7, 2)].reduce<Turn>(pick, begin(played('skud', ...SKUD)));
  expect(turn.made).toHaveLength(1);
  const hint = hintOf(turn, withRock(played('skud', ...SKUD)), skud);
  expect(hint.tiles).toEqual(['R']);
  expect(hint.marks).toHaveLength(1);
  expect(hint.marks[0].kind).toBe('circle');
});

test('where a bonus is not worth taking, the hint is to decline it', () => {
  const at = (x: number, y: number) => ({ at: { x, y } });
  const turn: Turn = [at(-8, 0), at(-7, 2)].reduce<Turn>(pick, begin(played('skud', ...SKUD)));
  const hint = hintOf(turn, '(-8,0)-(-7,2)', skud);
  expect(hint.word).toBe('decline');
  expect(plain(hint.text)).toMatch(/decline the bonus/);
});

test('a turn without a nameable fact is named without a reason', () => {
  const hint = hintOf(begin(played('halma', 'c2-c3', 'f7-f6')), 'c3-c4', sittersOf('halma', { A: 0, B: 2 }));
  expect(plain(hint.text)).toBe('Hint: move along the arrow.');
});

test('a word is lit where it is the step', () => {
  const hint = hintOf(begin(played('street')), 'claim', street);
  expect(hint.word).toBe('claim');
});

test('what speaks against a turn is a fact, of the turn or of the answer', () => {
  const game = played('street', '(6,5)-(5,6)');
  const made = played('street', '(6,5)-(5,6)', '(-6,-5)-(-6,-2)');
  const guest = sittersOf('street', { G: 0, H: 2 });
  const why = against(game, '(-6,-5)-(-6,-2)', '(-6,-5)-(-5,-6)', made, '(-7,0)-(-6,-2)', guest);
  expect(plain(why ?? '')).toMatch(/it leaves a tile to be captured/);
  expect(plain(why ?? '')).toMatch(/can reply: .*it captures a tile/);
});

test('the coach is silent where it cannot name a fact, and says how chances change where it can', async () => {
  const told = (turns: string[], chances: number[]) => {
    const engine = { think: async () => ({ lines: [{ turns: [turns.shift()], chance: chances.shift() }] }) };
    return new Coach(engine as never).warn(played('street', '(6,5)-(5,6)'), '(-6,-5)-(-6,-2)', (letter) =>
      letter === 'G' ? { name: 'You', you: true } : { name: 'Mint' },
    );
  };
  const asked = await told(['(-6,-5)-(-5,-6)', '(-7,0)-(-6,-2)'], [0.61, 0.7]);
  expect(plain(asked?.why ?? '')).toMatch(/Your chances fall from 61% to 30%\.$/);
  expect(asked?.marks).toEqual([{ kind: 'arrow', from: { x: -7, y: 0 }, to: { x: -6, y: -2 }, tone: 'engine' }]);
  expect(await told(['(-6,-5)-(-5,-6)', '(-7,0)-(-6,-2)'], [0.61, 0.45])).toBeNull();
});

test('a turn of a race is compared by how far it goes', () => {
  const gone = (id: string, number: number) => [{ id, helps: true, tile: null, other: null, seat: null, number }];
  expect(farther(gone('forward', 5), gone('back', 1))).toBe(6);
  expect(farther(gone('wins', 0), [])).toBe(0);
});

test('every game says what it is played for', () => {
  for (const id of ['skud', 'street', 'halma']) expect(plain(aimOf(played(id).view()))).toMatch(/^The aim: /);
});
