//! What is to be played on this device, and how a game begins from it.

import { GAMES } from '../lib/games.ts';
import { catalogue, Game, letters } from '../lib/rules.ts';
import type { Players } from './saved.ts';

/** A seat's player who is a person; any other number is the computer's level. */
export const PERSON = 0;

/** A game to be played, and who plays each seat. */
export type Setup = {
  game: string;
  preset: string;
  options: Record<string, string>;
  seats: number;
  sitters: number[];
};

/** The usual set-up of a game; an unknown game is the first one. */
export function usualSetup(game: string | null, sitters: number[] = [PERSON, 3, 3, 3]): Setup {
  const info = catalogue().find(({ id }) => id === game) ?? catalogue().find(({ id }) => id === GAMES[0])!;
  return { game: info.id, preset: info.presets[0].name, options: {}, seats: info.seats[0], sitters };
}

/** Starts the game of a set-up. Throws what the rules refuse. */
export function startGame({ game, preset, options, seats, sitters }: Setup): { game: Game; players: Players } {
  const info = catalogue().find(({ id }) => id === game);
  const first = info?.draws_first ? Math.floor(Math.random() * seats) : undefined;
  const started = Game.start({ game, seats, preset, options: { ...options }, first });
  return { game: started, players: Object.fromEntries(letters(game, seats).map((letter, i) => [letter, sitters[i]])) };
}
