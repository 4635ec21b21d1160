//! The games on the pages, each registered once. What is large is loaded when it is asked for: the start page needs
//! no more than the names. A game without an entry can still be played: its board, its pieces and its options follow
//! from what the rules show.

import type { Lesson } from '../learn/lessons.ts';
import type { Section } from '../learn/rules.ts';
import type { Wanted } from './rules.ts';

/** A game on the pages. */
export type GameEntry = {
  /** Its interactive lessons, in order. */
  lessons: () => Promise<Lesson[]>;
  /** Its written rules. */
  rules: () => Promise<Section[]>;
  /** How many quarter turns bring the home of a seat to the bottom, by its letter; else the seats sit in turn order. */
  homes?: Record<string, number>;
  /** Whether turns without tags look like this game. */
  like?: (entries: string[]) => boolean;
  /** What the page of the benchmark measures beside the usual game: options by what they are called. */
  bench?: Record<string, Wanted['options']>;
};

/** The round board: gates at its four sides, Host opposite Guest. */
const ROUND = { G: 0, H: 2, S: 0, W: 1, N: 2, E: 3 };

/** The sections of written rules, which the terminal reads too. */
const read = ({ default: sections }: { default: unknown }) => sections as Section[];

const ENTRIES: Record<string, GameEntry> = {
  skud: {
    lessons: async () => (await import('../learn/lessons-skud.ts')).lessons,
    rules: async () => read(await import('../../../locales/rules/skud.json')),
    homes: ROUND,
  },
  street: {
    lessons: async () => (await import('../learn/lessons-street.ts')).lessons,
    rules: async () => read(await import('../../../locales/rules/street.json')),
    homes: ROUND,
    like: (entries) =>
      /^0[HG]\.[12]$/.test(entries[0]) ||
      (!/^0/.test(entries[0]) && entries.some((entry) => /\.(L\(|claim)/.test(entry))),
  },
  halma: {
    lessons: async () => (await import('../learn/lessons-halma.ts')).lessons,
    rules: async () => read(await import('../../../locales/rules/halma.json')),
    like: (entries) => entries.some((entry) => /^\d+[A-D]\.[a-p]\d/.test(entry)),
    bench: { '16x16': { board: '16x16' } },
  },
};

/** The games that have a place of their own on the pages, by name. */
export const GAMES: string[] = Object.keys(ENTRIES);

/** What the pages have for a game. */
export function entryOf(game: string): GameEntry | undefined {
  return Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined;
}
