//! The progress of the solver: the server's state of the account plus attempts it does not have yet, or without an
//! account all attempts on this device.

import { me } from '../lib/session.svelte.ts';
import type { PuzzleProgress } from '../protocol/PuzzleProgress.ts';
import { kept } from './kept.svelte.ts';
import { counts, dayOf, estimate, solvedDays, streak, tallies, type Entry } from './log.ts';
import { dueOf, loadRepetition } from './repeat.ts';

/** The server's progress of the signed-in account. */
function account(): PuzzleProgress | undefined {
  const own = me();
  const known = kept('account');
  return own && !own.guest && known?.id === own.id ? known.progress : undefined;
}

/** The attempts that count in addition. */
function log(): Entry[] {
  return account() ? kept('log').filter(({ sent }) => !sent) : kept('log');
}

/** The attempts by game and theme; reactive. */
export const tally = () => tallies(log(), account()?.themes);

/** The streak of days; reactive. */
export function days() {
  const daily = Object.fromEntries(kept('days').map(({ day, puzzle }) => [day, puzzle.name]));
  return streak(solvedDays(kept('log'), daily), dayOf(Date.now()), account()?.streak);
}

/** The server's rating of the solver in a game, or the device's estimate; reactive. */
export function ratingOf(game?: string): number {
  const known = account()?.ratings.find((rating) => rating.game === game);
  return known?.rating ?? estimate(kept('log'), game);
}
/** The server's ratings; empty without an account. */
export const ratings = () => account()?.ratings ?? [];

/** The names of the puzzles that are due again, most overdue first; reactive to stored attempts. */
export async function due(now = Date.now()): Promise<string[]> {
  const [tried, server] = [log(), account()?.due ?? []];
  if (!tried.every(counts)) await loadRepetition();
  const own = dueOf(tried);
  // For puzzles tried here since then, this device decides when they are due.
  const touched = new Set(tried.map(({ puzzle }) => puzzle));
  return [...server.filter(({ puzzle }) => !touched.has(puzzle)), ...own]
    .filter((found) => found.due <= now)
    .sort((a, b) => a.due - b.due)
    .map(({ puzzle }) => puzzle);
}

/** The result of a daily puzzle on this device: solved, missed or not tried. */
export function outcomeOf(name: string): 'solved' | 'missed' | 'open' {
  const tried = kept('log').filter(({ puzzle }) => puzzle === name);
  if (tried.some(({ solved, shown }) => solved && !shown)) return 'solved';
  return tried.length > 0 ? 'missed' : 'open';
}
