import { describe, expect, test } from 'vitest';
import { knows } from '../lib/i18n.svelte.ts';
import { Game, type Place } from '../lib/rules.ts';
import { instruction, wrongTime } from './instruction.ts';
import { begin, next, pick, type Turn } from './turn.ts';

const coord = (x: number, y: number): Place => ({ at: { x, y } });
const picks = (turn: Turn, ...places: Place[]) => places.reduce(pick, turn);
function start(wanted: Parameters<typeof Game.start>[0], ...turns: string[]): Turn {
  const game = Game.start(wanted);
  for (const turn of turns) game.play(turn);
  return begin(game);
}
const skud = (...turns: string[]) => start({ game: 'skud' }, ...turns);
const ACCENTS = ['B,B,K,W', 'B,B,R,W'];
/** The turns before a bonus: the seventh turn of docs/games/skud.txt. */
const BONUS = [
  ...[...ACCENTS, 'R3(0,-8)', 'R3(0,8)', 'R5(-8,0)', '(0,8)-(1,8)', '(-8,0)-(-7,1)', '(1,8)-(1,5)', 'R4(-8,0)'],
  ...['(1,5)-(1,4)', 'W5(0,8)', '(1,4)-(1,5)', '(0,8)-(-3,8)', 'W3(0,8)'],
];

describe('Skud', () => {
  test('accent tiles are counted until the set is whole', () => {
    const turn = skud();
    expect(instruction(turn)).toEqual({ id: 'do-accents', args: { n: 4, k: 0 } });
    const two = picks(turn, { tile: 'R' }, { tile: 'R' });
    expect(instruction(two)).toEqual({ id: 'do-accents', args: { n: 4, k: 2 } });
    const four = picks(two, { tile: 'K' }, { tile: 'B' });
    expect(instruction(four)).toEqual({ id: 'do-accents-done', args: { n: 4 } });
  });

  test('accent tiles chosen for others are called so', () => {
    const agreed = start({ game: 'skud', seats: 3, options: { accents: 'agreed' } });
    expect(instruction(agreed).id).toBe('do-accents-agreed');
    const one = start({ game: 'skud', options: { accents: 'guest-picks-one' } });
    expect(instruction(one).id).toBe('do-accents-one');
    const own = start({ game: 'skud', options: { accents: 'guest-picks-each' } });
    expect(instruction(own)).toEqual({ id: 'do-accents-own' });
    expect(instruction(picks(own, { tile: 'K' }))).toEqual({ id: 'do-accents-for', args: { seat: 'H' } });
  });

  test('the opening names the flower that is set, and the gate', () => {
    expect(instruction(skud(...ACCENTS))).toEqual({ id: 'do-opening' });
    const set = skud(...ACCENTS, 'R3(0,-8)');
    expect(instruction(set)).toEqual({ id: 'do-opening-only', args: { tile: 'R3' } });
    expect(instruction(picks(set, { tile: 'R3' }))).toEqual({ id: 'do-opening-gate', args: { tile: 'R3' } });
  });

  test('with four players a flower is chosen for another', () => {
    const four = start({ game: 'skud', seats: 4 }, 'R,W,K,B', 'R,W,K,B', 'R,W,K,B', 'R,W,K,B');
    expect(instruction(four)).toEqual({ id: 'do-opening-for', args: { seat: 'S' } });
  });

  test('a turn is planting or moving, and then where', () => {
    const turn = skud(...ACCENTS, 'R3(0,-8)', 'R3(0,8)');
    expect(instruction(turn).id).toBe('do-plant-or-move');
    expect(instruction(picks(turn, { tile: 'W4' }))).toEqual({ id: 'do-plant', args: { tile: 'W4' } });
    expect(instruction(picks(turn, coord(0, -8)))).toEqual({ id: 'do-go', args: { tile: 'R3' } });
    const full = skud(...ACCENTS, 'R3(0,-8)', 'R3(0,8)', 'R4(8,0)', 'R4(-8,0)');
    expect(instruction(full).id).toBe('do-move-only');
  });

  test('a bonus says what to do with its tile', () => {
    const bonus = picks(skud(...BONUS), coord(-8, 0), coord(-7, 2));
    expect(instruction(bonus).id).toBe('do-bonus');
    expect(instruction(picks(bonus, { tile: 'L' }))).toEqual({ id: 'do-bonus-place', args: { tile: 'L' } });
    const boat = picks(bonus, { tile: 'B' });
    expect(instruction(boat).id).toBe('do-bonus-boat');
    expect(instruction(picks(boat, coord(-7, 1))).id).toBe('do-bonus-boat-to');
    expect(instruction(picks(bonus, { word: 'decline' })).id).toBe('do-confirm');
  });
});

test('Street: move, capture what is in reach, deploy once the port is free', () => {
  const turn = start({ game: 'street' });
  expect(instruction(turn).id).toBe('do-street');
  expect(instruction(picks(turn, coord(0, 7))).id).toBe('do-any-go');
  const near = start({ game: 'street' }, '(6,5)-(5,6)', '(-6,-5)-(-6,-2)');
  expect(instruction(picks(near, coord(-7, 0))).id).toBe('do-street-go');
  expect(instruction(start({ game: 'street' }, '(0,7)-(0,5)', '(0,-7)-(0,-5)')).id).toBe('do-street-deploy');
});

test('Halma: a piece, then a square', () => {
  const turn = start({ game: 'halma', first: 0 });
  expect(instruction(turn).id).toBe('do-halma');
  expect(instruction(picks(turn, coord(1, 0))).id).toMatch(/^do-halma-(go|on)$/);
});

test('every state of whole games has an instruction that exists', () => {
  for (const game of ['skud', 'street', 'halma']) {
    let turn: Turn = start({ game, first: game === 'halma' ? 0 : undefined });
    for (let i = 0; i < 24 && !turn.view.outcome; i += 1) {
      expect(knows(instruction(turn).id), instruction(turn).id).toBe(true);
      const places = next(turn);
      turn = turn.at === 'whole' || !places.length ? begin(turn.game) : pick(turn, places[(i * 7) % places.length]);
    }
  }
});

test('at the wrong time the nearest reason is given', () => {
  const at = { over: false, past: false, watching: false, whole: false, sending: false, seat: 'B' };
  expect(wrongTime(at)).toEqual({ id: 'no-turn', args: { seat: 'B' } });
  expect(wrongTime({ ...at, over: true }).id).toBe('no-over');
  expect(wrongTime({ ...at, over: true, past: true }).id).toBe('no-past');
  expect(wrongTime({ ...at, watching: true }).id).toBe('no-watching');
  expect(wrongTime({ ...at, whole: true }).id).toBe('do-confirm');
  expect(wrongTime({ ...at, sending: true }).id).toBe('no-sent');
});
