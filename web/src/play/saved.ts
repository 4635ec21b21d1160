//! Games of this device: their records, kept by the browser.

import { Game } from '../lib/rules.ts';

/** Who plays a seat: a person (0) or the computer at a level. */
export type Players = Record<string, number>;
export type Saved = {
  key: string;
  at: number;
  game: string;
  turns: number;
  over: boolean;
  record: string;
  players: Players;
  seed: number;
};

const PREFIX = 'teahouse-game-';
const MOST = 40;

/** The games, the latest first. */
export function savedGames(): Saved[] {
  const found: Saved[] = [];
  for (let i = 0; i < localStorage.length; i += 1) {
    const key = localStorage.key(i);
    if (!key?.startsWith(PREFIX)) continue;
    const saved = readSaved(key.slice(PREFIX.length));
    if (saved) found.push(saved);
  }
  return found.sort((a, b) => b.at - a.at);
}

export function readSaved(key: string): Saved | null {
  try {
    const saved = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Saved | null;
    return saved && typeof saved.record === 'string' ? { ...saved, key } : null;
  } catch {
    return null;
  }
}

/** Keeps a game; the oldest one makes room. */
export function save(key: string, game: Game, players: Players, seed: number): void {
  const saved: Saved = {
    key,
    at: Date.now(),
    game: game.id,
    turns: game.entries().length,
    over: game.over,
    record: game.record(),
    players,
    seed,
  };
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(saved));
    for (const old of savedGames().slice(MOST)) forget(old.key);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forget(key: string): void {
  localStorage.removeItem(PREFIX + key);
}
