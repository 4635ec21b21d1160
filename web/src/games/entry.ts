//! What the pages can add for a game to what the rules provide.

import type { PointView, Wanted } from '../lib/rules.ts';
import type { Lesson } from '../learn/lessons.ts';
import type { Section } from '../learn/rules.ts';

/** A small board in a square from -50 to 50, as the icon of a game. */
export type Picture = {
  /** The kinds of ground, by colour. */
  grounds: [tone: string, d: string][];
  lines: string;
  pieces: [x: number, y: number, tone: 'host' | 'guest'][];
};

/** An edited position. */
export type Sketch = {
  /** The letter of the seat to move. */
  mover: string;
  /** Every seat in turn order, with the tiles in its hand. */
  hands: [letter: string, tiles: Record<string, number>][];
  points: Pick<PointView, 'at' | 'name' | 'stack'>[];
};

/** How the position editor works for a game. */
export type Arranging = {
  /** The kinds of pieces, given the game's options. */
  kinds: (options: Record<string, string>) => string[];
  /** Whether pieces can be stacked. */
  stacks?: boolean;
  /** Whether players have tiles in hand. */
  hands?: boolean;
  /** The position in one-line notation, which the rules parse and check. */
  write: (sketch: Sketch) => string;
};

/** A game on the pages. */
export type GameEntry = {
  /** Its interactive lessons, in order. */
  lessons: () => Promise<Lesson[]>;
  /** Its written rules. */
  rules: () => Promise<Section[]>;
  /** Its icon, if its board is round. Without one the icon is a square board with camps. */
  picture?: Picture;
  /** A position from the middle of a game, for pictures. */
  middle: string;
  /** Tiles (kind and index of the owner) and a position for the preview of the settings. */
  looks?: { tiles: [kind: string, owner: number][]; position: string };
  /** The circle of flowers: each harmonises with its neighbours and clashes with the opposite one. The first half is
   * red. */
  circle?: string[];
  /** How far each kind of tile moves in a turn. */
  reach?: Record<string, number>;
  /** The preset for turns without tags, which mostly come from the public site. */
  bare?: string;
  /** The position editor. */
  arranging?: Arranging;
  /** What the benchmark page measures besides the default game: options, by label. */
  bench?: Record<string, Wanted['options']>;
};

/** Converts the sections of the written rules, which the terminal uses, too. */
export const read = ({ default: sections }: { default: unknown }) => sections as Section[];
