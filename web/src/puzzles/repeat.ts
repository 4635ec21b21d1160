//! When missed puzzles come back: what the rules of repetition say of all attempts at each.

import { puzzle_due } from '../wasm/teahouse.js';
import { counts, type Entry } from './log.ts';

/** When a puzzle comes back. */
export type Due = { puzzle: string; due: number };

/** What is to be tried again, the earliest first. */
export function dueOf(log: Entry[]): Due[] {
  const missed = new Set(log.filter((entry) => !counts(entry)).map(({ puzzle }) => puzzle));
  return [...missed]
    .flatMap((puzzle): Due[] => {
      const tries = log.filter((entry) => entry.puzzle === puzzle);
      const reviews = tries.map((entry) => ({ at: entry.at, solved: counts(entry), hinted: entry.hints > 0 }));
      const due = puzzle_due(JSON.stringify(reviews));
      return due === undefined ? [] : [{ puzzle, due }];
    })
    .sort((a, b) => a.due - b.due);
}
