import { expect, test } from 'vitest';
import { Game } from '../lib/rules.ts';
import { Moved, parts, rows } from './turns.ts';

test('turns stand in rows by their number and in columns by their seat', () => {
  const found = rows(['0H.B,B,W,W', '0G.B,B,K,K', '1G.R4(0,-8)', '1H.R4(0,8)', '58G.call', '58G.W5(8,0)'], ['G', 'H']);
  expect(found.map((row) => row.number)).toEqual([0, 1, 58]);
  expect(found[1].cells.H[0]).toEqual({ at: 4, number: 1, seat: 'H', body: 'R4(0,8)' });
  expect(found[2].cells.G.map((entry) => entry.body)).toEqual(['call', 'W5(8,0)']);
});

test('a turn is shown as tiles and places', () => {
  expect(parts('skud', 'B,W')).toEqual([[{ tile: 'B' }, { tile: 'W' }]]);
  expect(parts('skud', '(0,-8)-(-1,-6)+B(2,0)-(3,-1)', 'R4')).toEqual([
    [{ tile: 'R4' }, { text: '0,−8→−1,−6' }],
    [{ tile: 'B' }, { text: '2,0→3,−1' }],
  ]);
  expect(parts('skud', 'GK,HR')).toEqual([
    [
      { tile: 'K', seat: 'G' },
      { tile: 'R', seat: 'H' },
    ],
  ]);
  expect(parts('street', 'L(0,-7)')).toEqual([[{ tile: 'tile' }, { text: '0,−7' }]]);
  expect(parts('halma', 'a1-c3-e3')).toEqual([[{ text: 'a1→c3→e3' }]]);
});

test('the tile of an arrangement is found, also after turns were taken back', () => {
  const game = Game.start({ game: 'skud' });
  for (const turn of ['B,B,W,W', 'B,B,K,K', 'R4(0,-8)', 'R4(0,8)', '(0,-8)-(0,-5)']) game.play(turn);
  const moved = new Moved();
  expect(moved.of(game, game.shownEntries()).at(-1)).toBe('R4');
  game.undo();
  game.play('W3(-8,0)');
  game.play('(0,8)-(1,6)');
  expect(moved.of(game, game.shownEntries()).slice(-2)).toEqual([undefined, 'R4']);
});
