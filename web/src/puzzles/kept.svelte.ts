//! The puzzle data stored on this device: puzzles for offline use, attempts, and the last known state of the account.

import type { Puzzle } from '../protocol/Puzzle.ts';
import type { PuzzleDay } from '../protocol/PuzzleDay.ts';
import type { PuzzleProgress } from '../protocol/PuzzleProgress.ts';
import { trimmed, type Entry } from './log.ts';

/** The maximum numbers of stored puzzles, days and attempts. */
const PUZZLES = 400;
const DAYS = 62;
const ATTEMPTS = 2_000;

type Kept = {
  /** Puzzles, latest last. */
  pool: Puzzle[];
  /** Daily puzzles, latest first. */
  days: PuzzleDay[];
  log: Entry[];
  /** The account's progress as last told by the server. */
  account: { id: string; progress: PuzzleProgress } | null;
  /** The best run. */
  best: number;
};

const PREFIX = 'teahouse-puzzles-';
const USUAL: Kept = { pool: [], days: [], log: [], account: null, best: 0 };

function read<K extends keyof Kept>(name: K): Kept[K] {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Kept[K] | null;
    return kept !== null && Array.isArray(kept) === Array.isArray(USUAL[name]) ? kept : USUAL[name];
  } catch {
    return USUAL[name];
  }
}

let changes = $state(0);

/** A stored item; reactive. */
export function kept<K extends keyof Kept>(name: K): Kept[K] {
  void changes;
  return read(name);
}

function keep<K extends keyof Kept>(name: K, value: Kept[K]): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without storage there are still puzzles while online.
  }
  changes += 1;
}

/** Stores puzzles. Those that are due for another attempt are dropped last. */
export function keepPuzzles(puzzles: Puzzle[]): void {
  const names = new Set(puzzles.map(({ name }) => name));
  const missed = new Set(read('log').flatMap((entry) => (entry.solved && !entry.shown ? [] : [entry.puzzle])));
  const all = [...read('pool').filter(({ name }) => !names.has(name)), ...puzzles];
  let over = all.length - PUZZLES;
  const rest = all.filter(({ name }) => missed.has(name) || over-- <= 0);
  keep('pool', rest.slice(-2 * PUZZLES));
}

/** Stores daily puzzles. */
export function keepDays(days: PuzzleDay[]): void {
  const named = new Set(days.map(({ day }) => day));
  const all = [...days, ...read('days').filter(({ day }) => !named.has(day))];
  keep('days', all.sort((a, b) => (a.day < b.day ? 1 : -1)).slice(0, DAYS));
}

/** Adds an attempt. Reads the stored log again first, because another tab may have added some. */
export function note(entry: Entry): void {
  changeLog((log) => [...log, entry]);
}
/** Changes the log of attempts. */
export function changeLog(change: (log: Entry[]) => Entry[]): void {
  keep('log', trimmed(change(read('log')), ATTEMPTS));
}

/** Stores the progress of an account. */
export function keepAccount(id: string, progress: PuzzleProgress): void {
  keep('account', { id, progress });
}

/** Stores the result of a run, if it is the best. */
export function keepRun(solved: number): void {
  if (solved > read('best')) keep('best', solved);
}
