//! When missed puzzles are due again: spaced repetition, computed from all attempts at each.

import { fetchFile } from '../lib/host.ts';
import init, { puzzle_due } from '../wasm/puzzles.js';
import file from '../wasm/puzzles_bg.wasm?url';
import { counts, type Entry } from './log.ts';

/** When a puzzle is due again. */
export type Due = { puzzle: string; due: number };

let loading: Promise<unknown> | undefined;
/** Loads the module with the algorithm (the prover's), once. */
export function loadRepetition(): Promise<unknown> {
  return (loading ??= init({ module_or_path: fetchFile(file) }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

/** The puzzles that are due again at some time, earliest first. If any puzzle was missed, the module must be loaded. */
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
