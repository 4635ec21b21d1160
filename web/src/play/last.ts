//! Earlier choices of games, stored in the browser. The home page reads them before the rules are loaded.

import { GAMES } from '../games/index.ts';

/** Either side, drawn at random. */
export const EITHER = -1;

/** A new game and its players. */
export type Setup = {
  game: string;
  preset: string;
  options: Record<string, string>;
  seats: number;
  /** The players in turn order, starting with the person who creates the game. */
  sitters: number[];
  /** The index of the first player's seat, or `EITHER`. */
  side: number;
  /** The names of invited players, by the places of `sitters`. */
  names?: string[];
};

/** Where it is played: on this device, online, or on the analysis board. */
export type Where = 'here' | 'online' | 'board';

const KEYS: Record<Where, string> = {
  here: 'teahouse-setup',
  online: 'teahouse-setup-online',
  board: 'teahouse-setup-board',
};
type Kept = { last?: string; games?: Record<string, Setup> };

/** What is stored about the set-ups of a place. */
export function kept(where: Where): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEYS[where]) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** The game of the last set-up, if any. */
export function lastGame(where: Where = 'here'): string | undefined {
  const { last } = kept(where);
  return last && GAMES.includes(last) ? last : undefined;
}

/** Stores the set-ups of a place. */
export function keep(where: Where, what: Kept): void {
  try {
    localStorage.setItem(KEYS[where], JSON.stringify(what));
  } catch {
    // Without storage everything else works.
  }
}
