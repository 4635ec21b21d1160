//! The structure of the written rules. `locales/rules` has the sections of each game, and the other folders of
//! `locales/` the texts: the title of a section is the message `rules-<game>-<id>-title`, and its parts are
//! `rules-<game>-<id>-1`, `-2` and so on.

import type { Mark } from '../board/types.ts';
import type { Wanted } from '../lib/rules.ts';

/** A position, made by playing turns. The message of the part is its caption. */
export type Figure = {
  wanted: Wanted;
  turns?: string[];
  /** The letter of the seat shown at the bottom. */
  bottom?: string;
  /** The points to circle. */
  circles?: [x: number, y: number][];
  /** Arrows from one point to another. */
  arrows?: [x: number, y: number, toX: number, toY: number][];
  /** The visible part of the board in its coordinates: left, lowest, right, highest. */
  crop?: Crop;
};
export type Crop = [left: number, low: number, right: number, high: number];

/** The marks on the board of a figure. */
export function marks({ circles = [], arrows = [] }: Figure): Mark[] {
  return [
    ...circles.map(([x, y]): Mark => ({ kind: 'circle', at: { x, y } })),
    ...arrows.map(([x, y, toX, toY]): Mark => ({ kind: 'arrow', from: { x, y }, to: { x: toX, y: toY } })),
  ];
}

/** Pictures of single tiles with their names. `H:R3` belongs to Host; without a letter the first seat owns it. */
export type Tiles = { tiles: string[] };

/** A card for each kind of tile: name, movement, abilities and meaning. */
export type Cards = { cards: string[] };

/** A paragraph, an item of a list, the circle of basic flowers, cards, or a figure. */
export type Part = 'p' | 'li' | 'circle' | Figure | Tiles | Cards;

export type Section = { id: string; parts: Part[] };

/** The harmonies and the clash of a flower, by its game's circle: neighbours harmonise, opposites clash. Null for other
 * tiles. */
export function kin(circle: string[], kind: string): { harmony: string[]; clash: string; red: boolean } | null {
  const at = circle.indexOf(kind);
  if (at < 0) return null;
  const half = circle.length / 2;
  const [before, after, across] = [-1, 1, half].map((by) => circle[(at + by + circle.length) % circle.length]);
  return { harmony: [before, after], clash: across, red: at < half };
}
