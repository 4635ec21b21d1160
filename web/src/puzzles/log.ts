//! What was tried on this device, and what follows from it: progress is a sum of attempts, so that it does not matter
//! where and in which order they were made. Plain functions; `kept.ts` keeps what they make.

import type { NewAttempt } from '../protocol/NewAttempt.ts';
import type { PuzzleStreak } from '../protocol/PuzzleStreak.ts';
import type { ThemeTally } from '../protocol/ThemeTally.ts';

/** An attempt as this device keeps it. */
export type Entry = Omit<NewAttempt, 'turns'> & {
  /** The turns of the solver, until they are sent. */
  turns?: NewAttempt['turns'];
  solved: boolean;
  game: string;
  themes: string[];
  /** The rating of the puzzle. */
  rating: number;
  /** Whether the server has it, or wants it no longer. */
  sent?: true;
};

const DAY = 86_400_000;

/** The day of a moment, as the server counts days. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The day so many days before another. */
export const dayBefore = (day: string, by = 1) => dayOf(Date.parse(`${day}T00:00Z`) - by * DAY);

/** Whether an attempt solved the puzzle without having it shown. */
export const counts = ({ solved, shown }: Entry) => solved && !shown;

/** The days whose puzzle was solved on them. */
export function solvedDays(log: Entry[], dayly: Record<string, string>): string[] {
  const days = log
    .filter((entry) => entry.mode === 'daily' && counts(entry))
    .map(({ at, puzzle }) => [dayOf(at), puzzle]);
  // Without the list of days there is nothing that says otherwise.
  return [...new Set(days.filter(([day, puzzle]) => (dayly[day] ?? puzzle) === puzzle).map(([day]) => day))].sort();
}

/** The days in a row, up to today or yesterday. What the server counts begins what this device goes on with. */
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

/** How many attempts by game and theme; `all` is every theme. */
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

/** Where the estimate of a solver begins, and how far one puzzle moves it. */
const FIRST = 1200;
const STEP = 60;
/** A device's own estimate of its solver, for choosing puzzles; ratings are the server's. */
export function estimate(log: Entry[], game?: string): number {
  const own = log.filter((entry) => !game || entry.game === game).sort((a, b) => a.at - b.at);
  return own.reduce((rating, entry) => {
    const expected = 1 / (1 + 10 ** ((entry.rating - rating) / 400));
    return rating + STEP * ((counts(entry) && entry.hints === 0 ? 1 : 0) - expected);
  }, FIRST);
}

/** What is sent of an attempt. */
export function parcel({ key, puzzle, turns = [], hints, shown, mode, at }: Entry): NewAttempt {
  return { key, puzzle, turns, hints, shown, mode, at };
}

type Answer = { key: string; problem?: { error: string } };
/** Whether the server wants an attempt later: it had too much to prove, or takes no more of this account today. */
export const isForLater = ({ problem }: Answer) =>
  problem?.error === 'try-later' || problem?.error === 'too-many-requests';

/** The log after the server has answered for some attempts: those that it keeps, and those that it never will, are not
 * sent again. */
export function answered(log: Entry[], answers: Answer[]): Entry[] {
  const settled = new Set(answers.filter((answer) => !isForLater(answer)).map(({ key }) => key));
  return log.map((entry) => {
    if (!settled.has(entry.key)) return entry;
    const { turns: _, ...rest } = entry;
    return { ...rest, sent: true };
  });
}

/** The log with those attempts dropped that it has no room for: first the oldest of those that the server has. */
export function trimmed(log: Entry[], most: number): Entry[] {
  let over = log.length - most;
  const rest = log.filter((entry) => !(entry.sent && over-- > 0));
  return rest.slice(Math.max(0, rest.length - most));
}
