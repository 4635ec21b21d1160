//! The form of the written rules. The texts themselves are in `locales/`: the title of a section is the message
//! `rules-<game>-<id>-title`, and its parts are `rules-<game>-<id>-1`, `-2` and so on.

import type { Mark } from '../board/types.ts';
import type { Wanted } from '../lib/rules.ts';

/** A position that the rules make by playing turns; the message of the part is its caption. */
export type Figure = {
  wanted: Wanted;
  turns?: string[];
  /** The letter of the seat shown at the bottom. */
  bottom?: string;
  marks?: Mark[];
};

/** Pictures of single tiles with their names. */
export type Tiles = { tiles: string[] };

/** A paragraph, an item of a list, or a figure. */
export type Part = 'p' | 'li' | Figure | Tiles;

export type Section = { id: string; parts: Part[] };
