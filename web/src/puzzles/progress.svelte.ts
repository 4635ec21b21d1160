//! How far somebody has got: what the server told of the account with what it does not have yet, or all that was tried on
//! this device.

import { me } from '../lib/session.svelte.ts';
import type { PuzzleProgress } from '../protocol/PuzzleProgress.ts';
import { kept } from './kept.svelte.ts';
import { counts, dayOf, estimate, solvedDays, streak, tallies, type Entry } from './log.ts';
import { dueOf, loadRepetition } from './repeat.ts';

/** The account whose progress is shown, and what the server said of it. */
function account(): PuzzleProgress | undefined {
  const own = me();
  const known = kept('account');
  return own && !own.guest && known?.id === own.id ? known.progress : undefined;
}

/** What counts beside what the server told. */
function log(): Entry[] {
  return account() ? kept('log').filter(({ sent }) => !sent) : kept('log');
}

/** Attempts by game and theme; reactive. */
export const tally = () => tallies(log(), account()?.themes);

/** Days in a row; reactive. */
export function days() {
  const daily = Object.fromEntries(kept('days').map(({ day, puzzle }) => [day, puzzle.name]));
  return streak(solvedDays(kept('log'), daily), dayOf(Date.now()), account()?.streak);
}

/** The rating of a game's solver by the server, else the device's estimate; reactive. */
export function ratingOf(game?: string): number {
  const known = account()?.ratings.find((rating) => rating.game === game);
  return known?.rating ?? estimate(kept('log'), game);
}
/** The ratings by the server; none without an account. */
export const ratings = () => account()?.ratings ?? [];

/** The names of what is to be tried again now, the most overdue first; reactive in what is kept. */
export async function due(now = Date.now()): Promise<string[]> {
  const [tried, server] = [log(), account()?.due ?? []];
  if (!tried.every(counts)) await loadRepetition();
  const own = dueOf(tried);
  // What was tried here since is due when this device says so.
  const touched = new Set(tried.map(({ puzzle }) => puzzle));
  return [...server.filter(({ puzzle }) => !touched.has(puzzle)), ...own]
    .filter((found) => found.due <= now)
    .sort((a, b) => a.due - b.due)
    .map(({ puzzle }) => puzzle);
}

/** How a puzzle of a day went on this device: solved, missed or not tried. */
export function outcomeOf(name: string): 'solved' | 'missed' | 'open' {
  const tried = kept('log').filter(({ puzzle }) => puzzle === name);
  if (tried.some(({ solved, shown }) => solved && !shown)) return 'solved';
  return tried.length > 0 ? 'missed' : 'open';
}
