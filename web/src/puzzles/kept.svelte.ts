//! What this device keeps of puzzles: those to be solved without a network, what was tried, and what the server last
//! told of the account.

import type { Puzzle } from '../protocol/Puzzle.ts';
import type { PuzzleDay } from '../protocol/PuzzleDay.ts';
import type { PuzzleProgress } from '../protocol/PuzzleProgress.ts';
import { trimmed, type Entry } from './log.ts';

/** How many puzzles, days and attempts are kept. */
const PUZZLES = 400;
const DAYS = 62;
const ATTEMPTS = 2_000;

type Kept = {
  /** Puzzles that came, the latest last. */
  pool: Puzzle[];
  /** Puzzles of days, the latest first. */
  days: PuzzleDay[];
  log: Entry[];
  /** What the server said last of an account. */
  account: { id: string; progress: PuzzleProgress } | null;
  /** The most puzzles solved in a run. */
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

/** Something that is kept; reactive. */
export function kept<K extends keyof Kept>(name: K): Kept[K] {
  void changes;
  return read(name);
}

function keep<K extends keyof Kept>(name: K, value: Kept[K]): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still has puzzles while there is a network.
  }
  changes += 1;
}

/** Keeps puzzles that came. Those that are to be tried again are dropped last. */
export function keepPuzzles(puzzles: Puzzle[]): void {
  const names = new Set(puzzles.map(({ name }) => name));
  const missed = new Set(read('log').flatMap((entry) => (entry.solved && !entry.shown ? [] : [entry.puzzle])));
  const all = [...read('pool').filter(({ name }) => !names.has(name)), ...puzzles];
  let over = all.length - PUZZLES;
  const rest = all.filter(({ name }) => missed.has(name) || over-- <= 0);
  keep('pool', rest.slice(-2 * PUZZLES));
}

/** Keeps puzzles of days. */
export function keepDays(days: PuzzleDay[]): void {
  const named = new Set(days.map(({ day }) => day));
  const all = [...days, ...read('days').filter(({ day }) => !named.has(day))];
  keep('days', all.sort((a, b) => (a.day < b.day ? 1 : -1)).slice(0, DAYS));
}

/** Adds an attempt. Another tab may have added some meanwhile, so what is kept is read again. */
export function note(entry: Entry): void {
  changeLog((log) => [...log, entry]);
}
/** Changes the log. */
export function changeLog(change: (log: Entry[]) => Entry[]): void {
  keep('log', trimmed(change(read('log')), ATTEMPTS));
}

/** Keeps what the server said of an account. */
export function keepAccount(id: string, progress: PuzzleProgress): void {
  keep('account', { id, progress });
}

/** Keeps the result of a run, if it is the best. */
export function keepRun(solved: number): void {
  if (solved > read('best')) keep('best', solved);
}
