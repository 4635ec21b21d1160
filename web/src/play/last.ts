//! What was set up before, kept by the browser. The start page reads it before the rules are there.

import { GAMES } from '../games/index.ts';

/** Either side: drawn by lot. */
export const EITHER = -1;

/** A game to be played, and who plays it. */
export type Setup = {
  game: string;
  preset: string;
  options: Record<string, string>;
  seats: number;
  /** The players in turn order, beginning with the one who sets the game up. */
  sitters: number[];
  /** The number of the seat that the first of the sitters takes, or `EITHER`. */
  side: number;
  /** The names of those who are asked to sit, by the places of the sitters. */
  names?: string[];
};

/** Where it is played: on this device, over the server, or by whoever looks at an analysis board. */
export type Where = 'here' | 'online' | 'board';

const KEYS: Record<Where, string> = {
  here: 'teahouse-setup',
  online: 'teahouse-setup-online',
  board: 'teahouse-setup-board',
};
type Kept = { last?: string; games?: Record<string, Setup> };

/** What is remembered of the set-ups of a place. */
export function kept(where: Where): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEYS[where]) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** The game that was set up last, if any was. */
export function lastGame(where: Where = 'here'): string | undefined {
  const { last } = kept(where);
  return last && GAMES.includes(last) ? last : undefined;
}

/** Remembers the set-ups of a place. */
export function keep(where: Where, what: Kept): void {
  try {
    localStorage.setItem(KEYS[where], JSON.stringify(what));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
