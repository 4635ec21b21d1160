//! The saved games of this device: their records, stored in the browser.

import type { Game } from '../lib/rules.ts';

/** The player of each seat: a person (0) or a level of the computer. */
export type Players = Record<string, number>;
/** A saved game. */
export type Saved = {
  key: string;
  at: number;
  game: string;
  turns: number;
  over: boolean;
  /** The letter of the seat to move; undefined if the game is over, or was saved by a version without this field. */
  toMove?: string;
  record: string;
  players: Players;
  seed: number;
};

const PREFIX = 'teahouse-game-';
const MOST = 40;

/** The saved games, latest first. Removes those without a turn. */
export function savedGames(): Saved[] {
  const found: Saved[] = [];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const saved = readSaved(key.slice(PREFIX.length));
    if (saved?.turns) found.push(saved);
    else if (saved) forget(saved.key);
  }
  return found.sort((a, b) => b.at - a.at);
}

/** The saved game with a key. */
export function readSaved(key: string): Saved | null {
  try {
    const saved = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Saved | null;
    return saved && typeof saved.record === 'string' ? { ...saved, key } : null;
  } catch {
    return null;
  }
}

/** Saves a game with the names of its players in turn order. Removes the oldest game if there are too many. */
export function save(key: string, game: Game, players: Players, seed: number, names: string[] = []): void {
  const saved: Saved = {
    key,
    at: Date.now(),
    game: game.id,
    turns: game.entries().length,
    over: game.over,
    toMove: game.boardView().to_move ?? undefined,
    record: game.record(names),
    players,
    seed,
  };
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(saved));
    // Reading all games is slow, and there are seldom too many, so count the keys first.
    const all = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    if (all.length > MOST) for (const old of savedGames().slice(MOST)) forget(old.key);
  } catch {
    // Without storage everything else works.
  }
}

/** Removes a saved game. */
export function forget(key: string): void {
  localStorage.removeItem(PREFIX + key);
}
