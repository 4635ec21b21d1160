//! What the pages can have for a game, beside what the rules say of it.

import type { PointView, Wanted } from '../lib/rules.ts';
import type { Lesson } from '../learn/lessons.ts';
import type { Section } from '../learn/rules.ts';

/** A small board in a square from -50 to 50: the sign of a game. */
export type Picture = {
  /** Grounds by their tone. */
  grounds: [tone: string, d: string][];
  lines: string;
  pieces: [x: number, y: number, tone: 'host' | 'guest'][];
};

/** A position that somebody sets up by hand. */
export type Sketch = {
  /** The letter of the seat to move. */
  mover: string;
  /** Every seat in turn order with what it has in hand. */
  hands: [letter: string, tiles: Record<string, number>][];
  points: Pick<PointView, 'at' | 'name' | 'stack'>[];
};

/** How a position is set up by hand. */
export type Arranging = {
  /** The kinds of pieces under options of the game. */
  kinds: (options: Record<string, string>) => string[];
  /** Pieces may stand on each other. */
  stacks?: boolean;
  /** Players have tiles in hand. */
  hands?: boolean;
  /** The position in its one-line form; the rules read and check it. */
  write: (sketch: Sketch) => string;
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
  /** How a position of it is set up by hand. */
  arranging?: Arranging;
  /** What the page of the benchmark measures beside the usual game: options by what they are called. */
  bench?: Record<string, Wanted['options']>;
};

/** The sections of written rules, which the terminal reads too. */
export const read = ({ default: sections }: { default: unknown }) => sections as Section[];
