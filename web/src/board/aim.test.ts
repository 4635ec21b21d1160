import { describe, expect, test } from 'vitest';
import { Game } from '../lib/rules.ts';
import { candidates, loupePlace, steady, unsure } from './aim.ts';
import type { Points } from './motion.ts';
import { key, Layout, UNIT } from './types.ts';

const view = Game.start({ game: 'halma', options: { board: '16x16' } }).view();
const layout = new Layout(view, 'A');
const points: Points = new Map(view.points.map((point) => [key(point.at), point]));
const none = () => false;
/** A place at a distance from a point, as a fraction of the distance between points. */
function beside(x: number, y: number, dx: number, dy = 0): [number, number] {
  const [px, py] = layout.place({ x, y });
  return [px + dx * UNIT, py + dy * UNIT];
}

describe('the point that is meant', () => {
  test('without slack the nearest point counts', () => {
    const only = (id: string) => id === '9,8';
    expect(candidates(layout, points, only, beside(8, 8, 0.45), 0)[0].at).toEqual({ x: 8, y: 8 });
  });
  test('a press beside a legal place goes to it', () => {
    const only = (id: string) => id === '9,8';
    expect(candidates(layout, points, only, beside(8, 8, 0.2), UNIT)[0].at).toEqual({ x: 9, y: 8 });
  });
  test('a press in the middle of an empty point stays there, and can be refused', () => {
    const only = (id: string) => id === '9,8';
    expect(candidates(layout, points, only, beside(8, 8, 0), UNIT)[0].at).toEqual({ x: 8, y: 8 });
  });
  test('a tile that cannot move is easier to ask about than an empty point', () => {
    const only = (id: string) => id === '2,0';
    expect(candidates(layout, points, only, beside(1, 0, 0.2), UNIT)[0].at).toEqual({ x: 1, y: 0 });
    expect(candidates(layout, points, only, beside(1, 0, 0.45), UNIT)[0].at).toEqual({ x: 2, y: 0 });
  });
  test('of two legal places the nearer one counts', () => {
    expect(candidates(layout, points, () => true, beside(8, 8, 0.4), UNIT)[0].at).toEqual({ x: 8, y: 8 });
  });
  test('a legal place is meant from farther away than others', () => {
    const only = (id: string) => id === '0,0';
    expect(candidates(layout, points, only, beside(0, 0, -1.4), UNIT)[0].at).toEqual({ x: 0, y: 0 });
    expect(candidates(layout, points, none, beside(0, 0, -1.4), UNIT)).toEqual([]);
  });
  test('beyond the edge nothing is meant', () => {
    expect(candidates(layout, points, none, beside(0, 0, -1.6), UNIT)).toEqual([]);
    expect(candidates(layout, points, none, beside(0, 0, -0.8), 0)).toEqual([]);
  });
});

test('a finger that slips a little keeps its point', () => {
  const near = (dx: number) => candidates(layout, points, () => true, beside(8, 8, dx), UNIT);
  expect(steady(near(0.6), { x: 8, y: 8 })).toEqual({ x: 8, y: 8 });
  expect(steady(near(0.7), { x: 8, y: 8 })).toEqual({ x: 9, y: 8 });
  expect(steady(near(0.6), null)).toEqual({ x: 9, y: 8 });
});

describe('a tap', () => {
  // Points 17 pixels apart.
  const scale = 17 / UNIT;
  test('between neighbours that are both legal is unsure', () => {
    expect(
      unsure(
        candidates(layout, points, () => true, beside(8, 8, 0.1), UNIT),
        scale,
      ),
    ).toBe(true);
  });
  test('on the only legal place is sure', () => {
    const only = (id: string) => id === '8,8';
    expect(unsure(candidates(layout, points, only, beside(8, 8, 0.3), UNIT), scale)).toBe(false);
  });
  test('beside the only legal place is unsure, and far from it means what it hits', () => {
    const only = (id: string) => id === '9,8';
    expect(unsure(candidates(layout, points, only, beside(8, 8, 0), UNIT), scale)).toBe(true);
    expect(unsure(candidates(layout, points, only, beside(7, 8, 0), UNIT), scale)).toBe(false);
  });
  test('on large points is sure', () => {
    expect(
      unsure(
        candidates(layout, points, () => true, beside(8, 8, 0.1), UNIT),
        48 / UNIT,
      ),
    ).toBe(false);
  });
});

describe('the loupe', () => {
  const window = { width: 390, height: 844 };
  test('lies above the finger', () => {
    const [x, y] = loupePlace([200, 400], 62, window);
    expect([x, y + 62 < 400 - 20]).toEqual([200, true]);
  });
  test('stays in the window', () => {
    expect(loupePlace([3, 400], 62, window)[0]).toBe(66);
    expect(loupePlace([388, 400], 62, window)[0]).toBe(390 - 66);
  });
  test('goes beside a finger at the top', () => {
    const [x, y] = loupePlace([60, 40], 62, window);
    expect(x - 62).toBeGreaterThan(60);
    expect(y - 62).toBeGreaterThanOrEqual(0);
  });
});
