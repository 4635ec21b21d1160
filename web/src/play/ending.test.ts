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
  const view = Game.start({ game: 'skud' }).view();
  const points = [1, 2, 3, 1].map((x) => ({ x, y: 0 }));
  const outcome = { winner: 'G', reason: 'ring', rest_drew: false, ranking: ['G', 'H'] };
  const marks = decided({
    ...view,
    outcome,
    rings: [
      { owner: 'G', points },
      { owner: 'H', points: [{ x: 7, y: 7 }] },
    ],
  });
  expect(marks).toHaveLength(3);
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
