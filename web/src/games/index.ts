//! The games on the pages, each in a folder of its own and named here, once. What is large is loaded when it is asked
//! for: the start page needs no more than names and pictures. A game without an entry can still be played: its board, its
//! pieces, its turns and its options follow from what the rules show.

import type { GameEntry } from './entry.ts';
import { halma } from './halma/index.ts';
import { skud } from './skud/index.ts';
import { street } from './street/index.ts';

const ENTRIES: Record<string, GameEntry> = { skud, street, halma };

/** The games that have a place of their own on the pages, by name. */
export const GAMES: string[] = Object.keys(ENTRIES);

/** What the pages have for a game. */
export function entryOf(game: string): GameEntry | undefined {
  return Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined;
}
