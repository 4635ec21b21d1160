import { expect, test } from 'vitest';
import { Game } from '../lib/rules.ts';
import { parts, rows } from './turns.ts';

function played(game: string, turns: string[], more: Partial<Parameters<typeof Game.start>[0]> = {}): Game {
  const started = Game.start({ game, ...more });
  for (const turn of turns) started.play(turn);
  return started;
}
const last = (game: Game) => parts(game.turns().at(-1)!);
const SKUD = ['B,B,W,W', 'B,B,K,K', 'R4(0,-8)', 'R4(0,8)'];

test('turns stand in rows by their number and in columns by their seat', () => {
  const found = rows(played('skud', SKUD).turns());
  expect(found.map((row) => row.number)).toEqual([0, 1]);
  expect(found[1].cells.H[0]).toMatchObject({ at: 4, entry: { number: 1, seat: 'H', body: 'R4(0,8)' } });
  const four = { seats: 4, first: 0, options: {} };
  expect(Object.keys(rows(played('halma', ['resign', 'resign'], four).turns())[0].cells)).toEqual(['A', 'B']);
});

test('how a board is set up is no turn of the list', () => {
  const found = rows(played('street', ['(0,7)-(0,5)']).turns());
  expect(found.map((row) => row.number)).toEqual([1]);
  expect(found[0].cells.H[0].at).toBe(3);
});

test('a turn is shown as tiles and places', () => {
  expect(last(played('skud', SKUD.slice(0, 1)))).toEqual([['B', 'B', 'W', 'W'].map((tile) => ({ tile, seat: 'H' }))]);
  expect(last(played('skud', [...SKUD, '(0,-8)-(-1,-6)']))).toEqual([
    [{ tile: 'R4', seat: 'G' }, { text: '0,−8→−1,−6' }],
  ]);
  const boat = 'turn 13G | 0,-8:GR4 -3,-4:GR3 -5,-3:GR4 0,8:HR4 4,4:HR3 -3,4:HR4 | G R3 R4 B | H R3 R4';
  expect(last(played('skud', ['(-5,-3)-(-5,-4)+B(4,4)-(5,5)'], { position: boat }))).toEqual([
    [{ tile: 'R4', seat: 'G' }, { text: '−5,−3→−5,−4' }],
    [{ tile: 'B', seat: 'G' }, { text: '4,4→5,5' }],
  ]);
  expect(last(played('skud', ['GK,HR'], { options: { accents: 'guest-picks-each' } }))).toEqual([
    [
      { tile: 'K', seat: 'G' },
      { tile: 'R', seat: 'H' },
    ],
  ]);
});

test('pieces that are all alike are shown only where one is put', () => {
  const street = played('street', ['(0,7)-(0,5)', '(0,-7)-(0,-5)', 'L(0,7)']);
  expect(last(street)).toEqual([[{ tile: 'tile', seat: 'H' }, { text: '0,7' }]]);
  expect(street.turns().slice(0, 3).map(parts)).toEqual([
    [[{ text: '1' }]],
    [[{ text: '1' }]],
    [[{ text: '0,7→0,5' }]],
  ]);
  const chain = 'A to move; A a1 b1 c1 d1 a2 b2 a3 b3 c3 a4; B h5 h6 g7 h7 e8 f8 g8 h8 e4 f5';
  expect(last(played('halma', ['b2-f6'], { position: chain }))).toEqual([[{ text: 'b2→d4→f4→f6' }]]);
});

test('the tile of an arrangement is found, also after turns were taken back', () => {
  const game = played('skud', [...SKUD, '(0,-8)-(0,-5)']);
  game.undo();
  game.play('W3(-8,0)');
  game.play('(0,8)-(1,6)');
  expect(last(game)).toEqual([[{ tile: 'R4', seat: 'H' }, { text: '0,8→1,6' }]]);
});
