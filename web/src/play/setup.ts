//! Set-ups of new games: their defaults, their storage, and the start of the game.

import { GAMES } from '../games/index.ts';
import { catalogue, Game, letters } from '../lib/rules.ts';
import { ANYONE, PERSON } from './characters.ts';
import { EITHER, keep, kept, type Setup, type Where } from './last.ts';
import type { Players } from './saved.ts';

/** The default set-up of a game. An unknown name means the first game. */
export function usualSetup(game: string | null, sitters: number[] = [PERSON, 2, 2, 2]): Setup {
  const info = catalogue().find(({ id }) => id === game) ?? catalogue().find(({ id }) => id === GAMES[0])!;
  return { game: info.id, preset: info.presets[0].name, options: {}, seats: info.seats[0], sitters, side: 0 };
}

/** The last set-up of a game, or the default. Without a game, that of the last game. */
export function lastSetup(game: string | null, where: Where = 'here'): Setup {
  const { last, games } = kept(where);
  let usual = usualSetup(game ?? last ?? null);
  if (where === 'online') usual = { ...usual, sitters: [PERSON, ANYONE, ANYONE, ANYONE], side: EITHER, names: [] };
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

/** Stores a set-up for the next time. */
export function keepSetup(setup: Setup, where: Where = 'here'): void {
  keep(where, { last: setup.game, games: { ...kept(where).games, [setup.game]: setup } });
}

/** The players by seat. `lot` is the seat of the first one if that is drawn at random. */
export function inSeats<T>({ seats, side }: Setup, sitters: T[], lot: number): T[] {
  const own = side === EITHER ? lot : side % seats;
  return Array.from({ length: seats }, (_, i) => sitters[(i - own + seats) % seats]);
}

/** Starts the game of a set-up. Throws errors of the rules. */
export function startGame(setup: Setup): { game: Game; players: Players } {
  const { game, preset, options, seats } = setup;
  const info = catalogue().find(({ id }) => id === game);
  const lot = () => Math.floor(Math.random() * seats);
  const started = Game.start({
    game,
    seats,
    preset,
    options: { ...options },
    first: info?.draws_first ? lot() : undefined,
  });
  const sitters = inSeats(setup, setup.sitters, lot());
  const players = letters(game, seats).map((letter, i) => [letter, sitters[i]]);
  return { game: started, players: Object.fromEntries(players) as Players };
}
