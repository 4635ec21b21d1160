//! The source of puzzles: the server, or this device's storage when the server cannot be reached. Attempts go back to
//! the server.

import { ApiError, api } from '../lib/api.ts';
import { randomText } from '../lib/random.ts';
import { me } from '../lib/session.svelte.ts';
import type { AttemptAnswers } from '../protocol/AttemptAnswers.ts';
import type { PuzzleDay } from '../protocol/PuzzleDay.ts';
import type { PuzzleDays } from '../protocol/PuzzleDays.ts';
import type { PuzzleMode } from '../protocol/PuzzleMode.ts';
import type { PuzzleProgress } from '../protocol/PuzzleProgress.ts';
import { changeLog, keepAccount, keepDays, keepPuzzles, kept, note } from './kept.svelte.ts';
import { answered, dayOf, isForLater, parcel } from './log.ts';
import type { Puzzle } from './puzzle.ts';
import type { Result } from './solving.svelte.ts';

/** The criteria for a puzzle. */
export type Wish = { game?: string; theme?: string; rating?: number };

/** How many puzzles of a game are stored for offline use. */
const SUPPLY = 60;
/** The maximum number of attempts in a request, and of names of tried puzzles. */
const PARCELS = 100;
const TRIED = 40;

/** Whether the error means that the server cannot be reached or cannot answer now. */
const away = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The server's answer, or the stored data if the server cannot be reached. */
async function orKept<T>(ask: () => Promise<T>, own: () => T | undefined): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const found = away(error) ? own() : undefined;
    if (found === undefined) throw error;
    return found;
  }
}

const parameters = (wanted: Record<string, string | number | undefined>) => {
  const given = Object.entries(wanted).filter((entry): entry is [string, string | number] => !!entry[1]);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};
/** Whether a puzzle meets the criteria. */
const fits =
  ({ game, theme }: Wish) =>
  (puzzle: Puzzle) =>
    (!game || puzzle.game === game) && (!theme || puzzle.themes.includes(theme));

/** The stored puzzles that meet the criteria. */
export const pool = (wish: Wish = {}) => kept('pool').filter(fits(wish));

/** The puzzle of a day. */
export function ofDay(day: string): Promise<PuzzleDay> {
  return orKept(
    async () => {
      const found = await api.get<PuzzleDay>(`/api/puzzles/days/${day}`);
      keepDays([found]);
      return found;
    },
    () => kept('days').find((known) => known.day === day),
  );
}

/** Some daily puzzles before a day, latest first. */
export function days(before?: string): Promise<PuzzleDays> {
  return orKept(
    async () => {
      const found = await api.get<PuzzleDays>(`/api/puzzles/days?${parameters({ before })}`);
      keepDays(found.days);
      return found;
    },
    () => {
      const found = kept('days').filter(({ day }) => day <= dayOf(Date.now()) && (!before || day < before));
      return found.length > 0 ? { days: found } : undefined;
    },
  );
}

/** A puzzle by its name. */
export function named(name: string): Promise<Puzzle> {
  const own = () =>
    kept('pool').find((puzzle) => puzzle.name === name) ??
    kept('days').find(({ puzzle }) => puzzle.name === name)?.puzzle;
  const known = own();
  return known ? Promise.resolve(known) : api.get<Puzzle>(`/api/puzzles/${name}`);
}

/** The untried puzzle nearest to a rating, or else the puzzle that was tried longest ago. */
export function nearest(puzzles: Puzzle[], rating: number, tried: string[]): Puzzle | undefined {
  const far = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  const fresh = puzzles.filter(({ name }) => !tried.includes(name)).sort((a, b) => far(a) - far(b));
  return fresh[0] ?? [...puzzles].sort((a, b) => tried.lastIndexOf(a.name) - tried.lastIndexOf(b.name))[0];
}

/** The next puzzle for training. */
export async function nextOf({ game, theme, rating }: Wish, estimated: number): Promise<Puzzle | null> {
  const tried = kept('log').map(({ puzzle }) => puzzle);
  // The server knows the rating of an account.
  const near = rating ?? (me() ? undefined : Math.round(estimated));
  try {
    const not = [...new Set(tried.slice(-TRIED))].join(',');
    const found = await api.get<Puzzle>(`/api/puzzles/next?${parameters({ game, theme, rating: near, not })}`);
    keepPuzzles([found]);
    return found;
  } catch (error) {
    if (error instanceof ApiError && error.problem.error === 'no-puzzle') return null;
    const own = away(error) ? nearest(pool({ game, theme }), near ?? estimated, tried) : undefined;
    if (!own && !away(error)) throw error;
    return own ?? null;
  }
}

/** Puzzles for a run, easiest first. */
export function runOf(wish: Wish): Promise<Puzzle[]> {
  return orKept(
    async () => {
      const found = await api.get<Puzzle[]>(`/api/puzzles/bundle?${parameters({ ...wish, count: 100 })}`);
      keepPuzzles(found);
      return found;
    },
    () => pool(wish).sort((a, b) => a.rating - b.rating),
  );
}

/** Stores puzzles of each game and the last daily puzzles for offline use. */
export async function stock(games: string[]): Promise<void> {
  await days();
  for (const game of games) {
    const fresh = pool({ game }).length >= SUPPLY;
    if (!fresh) keepPuzzles(await api.get<Puzzle[]>(`/api/puzzles/bundle?${parameters({ game, count: SUPPLY })}`));
  }
}

/** Records an attempt, and sends it if the person has an account. */
export function attempted(puzzle: Puzzle, mode: PuzzleMode, result: Result): void {
  const { name, game, themes, rating } = puzzle;
  keepPuzzles([puzzle]);
  note({ ...result, key: randomText(20), puzzle: name, mode, at: Date.now(), game, themes, rating });
  void sync();
}

let syncing: Promise<void> | undefined;
/** Sends unsent attempts and loads the account's progress, one run at a time. Without an account everything stays on
 * the device. */
export function sync(): Promise<void> {
  syncing ??= send()
    .catch(() => undefined)
    .finally(() => (syncing = undefined));
  return syncing;
}

async function send(): Promise<void> {
  const id = me()?.guest ? undefined : me()?.id;
  if (!id) return;
  for (;;) {
    const waiting = kept('log')
      .filter(({ sent }) => !sent)
      .slice(0, PARCELS);
    if (waiting.length === 0) break;
    const { answers } = await api.post<AttemptAnswers>('/api/puzzles/attempts', { attempts: waiting.map(parcel) });
    changeLog((log) => answered(log, answers));
    // The remaining attempts wait for the next time.
    if (answers.some(isForLater)) break;
  }
  keepAccount(id, await api.get<PuzzleProgress>('/api/puzzles/progress'));
}
