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

/** The basic flowers in the order of their circle: neighbours harmonise, opposites clash. */
export const CIRCLE = ['R3', 'R4', 'R5', 'W3', 'W4', 'W5'];

/** With what a basic flower harmonises and clashes; nothing for other tiles. */
export function kin(kind: string): { harmony: string[]; clash: string } | null {
  const at = CIRCLE.indexOf(kind);
  if (at < 0) return null;
  const [before, after, across] = [5, 1, 3].map((by) => CIRCLE[(at + by) % 6]);
  return { harmony: [before, after], clash: across };
}

/** How far a flower goes in a turn; nothing for accents. */
export function reach(kind: string): number | null {
  return { L: 2, O: 6 }[kind] ?? (Number(kind[1]) || null);
}
