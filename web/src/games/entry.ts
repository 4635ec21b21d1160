//! What the pages can have for a game, beside what the rules say of it.

import type { Wanted } from '../lib/rules.ts';
import type { Lesson } from '../learn/lessons.ts';
import type { Section } from '../learn/rules.ts';

/** A small board in a square from -50 to 50: the sign of a game. */
export type Picture = {
  /** Grounds by their tone. */
  grounds: [tone: string, d: string][];
  lines: string;
  pieces: [x: number, y: number, tone: 'host' | 'guest'][];
};

/** A game on the pages. */
export type GameEntry = {
  /** Its interactive lessons, in order. */
  lessons: () => Promise<Lesson[]>;
  /** Its written rules. */
  rules: () => Promise<Section[]>;
  /** Its sign, if its board is round; else it is one of squares with camps. */
  picture?: Picture;
  /** A position in the middle of a game: an empty board says little. */
  middle: string;
  /** Kinds of tiles, each with the number of its owner, and a position that show how everything looks. */
  looks?: { tiles: [kind: string, owner: number][]; position: string };
  /** The flowers that harmonise with their neighbours in this order and clash with those across; the first half is red. */
  circle?: string[];
  /** How far kinds of tiles go in a turn. */
  reach?: Record<string, number>;
  /** The preset of turns without tags: they are mostly from the public site. */
  bare?: string;
  /** What the page of the benchmark measures beside the usual game: options by what they are called. */
  bench?: Record<string, Wanted['options']>;
};

/** The sections of written rules, which the terminal reads too. */
export const read = ({ default: sections }: { default: unknown }) => sections as Section[];
