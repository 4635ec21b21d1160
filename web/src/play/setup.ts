//! What is to be played on this device, how it is remembered, and how a game begins from it.

import { GAMES } from '../games/index.ts';
import { catalogue, Game, letters } from '../lib/rules.ts';
import { PERSON } from './characters.ts';
import type { Players } from './saved.ts';

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
};

/** The usual set-up of a game; an unknown game is the first one. */
export function usualSetup(game: string | null, sitters: number[] = [PERSON, 2, 2, 2]): Setup {
  const info = catalogue().find(({ id }) => id === game) ?? catalogue().find(({ id }) => id === GAMES[0])!;
  return { game: info.id, preset: info.presets[0].name, options: {}, seats: info.seats[0], sitters, side: 0 };
}

const KEY = 'teahouse-setup';
type Kept = { last?: string; games?: Record<string, Setup> };

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** The set-up that was chosen last for a game, or the usual one. Without a game, that of the last game. */
export function lastSetup(game: string | null): Setup {
  const { last, games } = kept();
  const usual = usualSetup(game ?? last ?? null);
  const found = games?.[usual.game];
  const info = catalogue().find(({ id }) => id === usual.game);
  const fits =
    found &&
    info?.seats.includes(found.seats) &&
    info.presets.some(({ name }) => name === found.preset) &&
    Array.isArray(found.sitters) &&
    found.sitters.length === 4;
  return fits ? { ...usual, ...found, game: usual.game } : usual;
}

/** Keeps a set-up for next time. */
export function keepSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ last: setup.game, games: { ...kept().games, [setup.game]: setup } }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Starts the game of a set-up. Throws what the rules refuse. */
export function startGame({ game, preset, options, seats, sitters, side }: Setup): { game: Game; players: Players } {
  const info = catalogue().find(({ id }) => id === game);
  const lot = () => Math.floor(Math.random() * seats);
  const started = Game.start({
    game,
    seats,
    preset,
    options: { ...options },
    first: info?.draws_first ? lot() : undefined,
  });
  const own = side === EITHER ? lot() : side % seats;
  const players = letters(game, seats).map((letter, i) => [letter, sitters[(i - own + seats) % seats]]);
  return { game: started, players: Object.fromEntries(players) as Players };
}
