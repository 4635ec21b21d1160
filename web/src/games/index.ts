//! The registry of games, each of which has its own folder. Large parts are loaded on demand, because the home page
//! only needs names and pictures. A game without an entry can still be played: its board, pieces, turns and options
//! come from the rules.

import type { GameEntry } from './entry.ts';
import { halma } from './halma/index.ts';
import { skud } from './skud/index.ts';
import { street } from './street/index.ts';

const ENTRIES: Record<string, GameEntry> = { skud, street, halma };

/** The names of the games with an entry. */
export const GAMES: string[] = Object.keys(ENTRIES);

/** The entry of a game. */
export function entryOf(game: string): GameEntry | undefined {
  return Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined;
}
