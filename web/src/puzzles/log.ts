//! The log of attempts on this device, and the progress derived from it. Progress is a sum over attempts, so it does
//! not matter where and in which order they were made. Pure functions; `kept.svelte.ts` stores the results.

import type { NewAttempt } from '../protocol/NewAttempt.ts';
import type { PuzzleStreak } from '../protocol/PuzzleStreak.ts';
import type { ThemeTally } from '../protocol/ThemeTally.ts';

/** A stored attempt. */
export type Entry = Omit<NewAttempt, 'turns'> & {
  /** The solver's turns, until they are sent. */
  turns?: NewAttempt['turns'];
  solved: boolean;
  game: string;
  themes: string[];
  /** The rating of the puzzle. */
  rating: number;
  /** Whether the server has accepted or finally rejected it. */
  sent?: true;
};

const DAY = 86_400_000;

/** The day of a moment in UTC, as on the server. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The day this many days before another. */
export const dayBefore = (day: string, by = 1) => dayOf(Date.parse(`${day}T00:00Z`) - by * DAY);

/** Whether an attempt solved the puzzle without seeing the solution. */
export const counts = ({ solved, shown }: Entry) => solved && !shown;

/** The days whose puzzle was solved on that day. */
export function solvedDays(log: Entry[], dayly: Record<string, string>): string[] {
  const days = log
    .filter((entry) => entry.mode === 'daily' && counts(entry))
    .map(({ at, puzzle }) => [dayOf(at), puzzle]);
  // If the puzzle of a day is unknown, trust the attempt.
  return [...new Set(days.filter(([day, puzzle]) => (dayly[day] ?? puzzle) === puzzle).map(([day]) => day))].sort();
}

/** The streak of days up to today or yesterday. It continues the server's streak. */
export function streak(days: string[], today: string, server?: PuzzleStreak): PuzzleStreak {
  const all = new Set(days);
  if (server?.last) for (let i = 0; i < server.days; i += 1) all.add(dayBefore(server.last, i));
  const sorted = [...all].sort();
  let [longest, run] = [server?.longest ?? 0, 0];
  for (const [i, day] of sorted.entries()) {
    run = i > 0 && sorted[i - 1] === dayBefore(day) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  const last = sorted.at(-1);
  const alive = last === today || last === dayBefore(today);
  return { days: alive ? run : 0, longest, last };
}

/** The numbers of attempts by game and theme. `all` stands for every theme. */
export function tallies(log: Entry[], server: ThemeTally[] = []): ThemeTally[] {
  const found = new Map(server.map((tally) => [`${tally.game} ${tally.theme}`, { ...tally }]));
  for (const entry of log) {
    for (const theme of ['all', ...entry.themes]) {
      const key = `${entry.game} ${theme}`;
      const tally = found.get(key) ?? { game: entry.game, theme, tried: 0, solved: 0 };
      tally.tried += 1;
      if (counts(entry)) tally.solved += 1;
      found.set(key, tally);
    }
  }
  return [...found.values()];
}

/** The initial estimate of a solver's rating, and how far one puzzle changes it. */
const FIRST = 1200;
const STEP = 60;
/** The device's estimate of the solver's rating, to choose puzzles. Real ratings come from the server. */
export function estimate(log: Entry[], game?: string): number {
  const own = log.filter((entry) => !game || entry.game === game).sort((a, b) => a.at - b.at);
  return own.reduce((rating, entry) => {
    const expected = 1 / (1 + 10 ** ((entry.rating - rating) / 400));
    return rating + STEP * ((counts(entry) && entry.hints === 0 ? 1 : 0) - expected);
  }, FIRST);
}

/** The part of an attempt that is sent. */
export function parcel({ key, puzzle, turns = [], hints, shown, mode, at }: Entry): NewAttempt {
  return { key, puzzle, turns, hints, shown, mode, at };
}

type Answer = { key: string; problem?: { error: string } };
/** Whether to send an attempt again later: the server was overloaded, or accepts no more from this account today. */
export const isForLater = ({ problem }: Answer) =>
  problem?.error === 'try-later' || problem?.error === 'too-many-requests';

/** The log after the server's answers: attempts that it has accepted, or will never accept, are not sent again. */
export function answered(log: Entry[], answers: Answer[]): Entry[] {
  const settled = new Set(answers.filter((answer) => !isForLater(answer)).map(({ key }) => key));
  return log.map((entry) => {
    if (!settled.has(entry.key)) return entry;
    const { turns: _, ...rest } = entry;
    return { ...rest, sent: true };
  });
}

/** The log without the attempts that exceed its size: first the oldest of those that the server has. */
export function trimmed(log: Entry[], most: number): Entry[] {
  let over = log.length - most;
  const rest = log.filter((entry) => !(entry.sent && over-- > 0));
  return rest.slice(Math.max(0, rest.length - most));
}
