//! A run against the clock.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Puzzle } from '../protocol/Puzzle.ts';
import { Run } from './run.svelte.ts';

const puzzles = Array.from({ length: 9 }, (_, i) => ({ name: `puzzle${i}` }) as Puzzle);
let ended: number[] = [];
let run: Run;

beforeEach(() => {
  vi.useFakeTimers();
  ended = [];
  run = new Run(puzzles, (solved) => ended.push(solved));
});
afterEach(() => {
  run.stop();
  vi.useRealTimers();
});

/** Plays the current puzzle. */
function play(solved: boolean): void {
  run.hear('asking');
  run.count(solved);
  run.hear(solved ? 'solved' : 'wrong');
  vi.advanceTimersByTime(1_500);
}

test('the next puzzle comes after each, and the third mistake ends the run', () => {
  for (const solved of [true, false, true, false]) play(solved);
  expect([run.at, run.over]).toEqual([4, false]);
  play(false);
  expect([run.over, run.solved, run.mistakes, ended]).toEqual([true, 2, 3, [2]]);
  expect(run.missed.map(({ name }) => name)).toEqual(['puzzle1', 'puzzle3', 'puzzle4']);
});

test('the clock stands while a turn is proven, and its end ends the run', () => {
  run.hear('asking');
  vi.advanceTimersByTime(10_000);
  run.hear('proving');
  const { left } = run;
  vi.advanceTimersByTime(60_000);
  expect(run.left).toBe(left);
  run.hear('asking');
  vi.advanceTimersByTime(left + 1_000);
  expect([run.left, run.over, ended]).toEqual([0, true, [0]]);
});
