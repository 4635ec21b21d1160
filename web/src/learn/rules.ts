//! The form of the written rules. The sections of a game are in `locales/rules`, and the texts themselves too in
//! `locales/`: the title of a section is the message
//! `rules-<game>-<id>-title`, and its parts are `rules-<game>-<id>-1`, `-2` and so on.

import type { Mark } from '../board/types.ts';
import type { Wanted } from '../lib/rules.ts';

/** A position that the rules make by playing turns; the message of the part is its caption. */
export type Figure = {
  wanted: Wanted;
  turns?: string[];
  /** The letter of the seat shown at the bottom. */
  bottom?: string;
  /** Points with a circle. */
  circles?: [x: number, y: number][];
  /** Arrows from one point to another. */
  arrows?: [x: number, y: number, toX: number, toY: number][];
  /** The part of the board that is shown, in its coordinates: left, lowest, right, highest. */
  crop?: Crop;
};
export type Crop = [left: number, low: number, right: number, high: number];

/** What is drawn on the board of a figure. */
export function marks({ circles = [], arrows = [] }: Figure): Mark[] {
  return [
    ...circles.map(([x, y]): Mark => ({ kind: 'circle', at: { x, y } })),
    ...arrows.map(([x, y, toX, toY]): Mark => ({ kind: 'arrow', from: { x, y }, to: { x: toX, y: toY } })),
  ];
}

/** Pictures of single tiles with their names; `H:R3` is Host's, else they are the first seat's. */
export type Tiles = { tiles: string[] };

/** A card for each kind of tile: what it is called, how it moves, what it does, what it stands for. */
export type Cards = { cards: string[] };

/** A paragraph, an item of a list, the circle of basic flowers, cards, or a figure. */
export type Part = 'p' | 'li' | 'circle' | Figure | Tiles | Cards;

export type Section = { id: string; parts: Part[] };

/** With what a flower harmonises and clashes, by the circle of its game: neighbours harmonise, opposites clash. Nothing
 * for other tiles. */
export function kin(circle: string[], kind: string): { harmony: string[]; clash: string; red: boolean } | null {
  const at = circle.indexOf(kind);
  if (at < 0) return null;
  const half = circle.length / 2;
  const [before, after, across] = [-1, 1, half].map((by) => circle[(at + by + circle.length) % circle.length]);
  return { harmony: [before, after], clash: across, red: at < half };
}
