//! Games of this device: their records, kept by the browser.

import type { Game } from '../lib/rules.ts';

/** Who plays a seat: a person (0) or the computer at a level. */
export type Players = Record<string, number>;
/** A game of this device. */
export type Saved = {
  key: string;
  at: number;
  game: string;
  turns: number;
  over: boolean;
  /** The letter of the seat to move; none if the game is over, or was kept before this was. */
  toMove?: string;
  record: string;
  players: Players;
  seed: number;
};

const PREFIX = 'teahouse-game-';
const MOST = 40;

/** The games, the latest first. Those without a turn are forgotten. */
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

/** A game by its key. */
export function readSaved(key: string): Saved | null {
  try {
    const saved = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Saved | null;
    return saved && typeof saved.record === 'string' ? { ...saved, key } : null;
  } catch {
    return null;
  }
}

/** Keeps a game with the names of its players in turn order; the oldest one makes room. */
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
    // To look at all of them takes long, and seldom is one too many.
    const all = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    if (all.length > MOST) for (const old of savedGames().slice(MOST)) forget(old.key);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Keeps a game no longer. */
export function forget(key: string): void {
  localStorage.removeItem(PREFIX + key);
}
