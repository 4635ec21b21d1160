import { expect, test } from 'vitest';
import { Game } from '../lib/rules.ts';
import { decided, turningPoint } from './ending.ts';

test('a game that is not over, or was resigned, marks nothing', () => {
  const game = Game.start({ game: 'halma', first: 0 });
  expect(decided(game.view())).toEqual([]);
  game.resign(0);
  expect(decided(game.view())).toEqual([]);
});

test('the points of a ring that won are marked once each', () => {
  const position = 'turn 15G | 0,-8:GW4 3,4:GR3 -3,4:GR4 -3,-4:GR5 5,-6:GR4 0,8:HR3 | G R3 | H R3';
  const game = Game.start({ game: 'skud', position });
  game.play('(5,-6)-(3,-4)');
  const marks = decided(game.boardView());
  expect(marks).toHaveLength(4);
  expect(marks).toContainEqual({ kind: 'circle', at: { x: 3, y: 4 }, tone: 'decided' });
});

test('the turning point is the turn of the seat that gave away most', async () => {
  const judged = [
    { seat: 'A', lost: 0.1 },
    { seat: 'B', lost: 0.9 },
    { seat: 'A', lost: 0.4 },
    { seat: 'B', lost: null },
  ];
  const engine = { review: async () => ({ judged, seats: [] }) };
  expect(await turningPoint(engine as never, '', 'A')).toBe(2);
  expect(await turningPoint({ review: async () => null } as never, '', 'A')).toBeNull();
});
