//! A puzzle as the pages know it, and its board after some turns.

import { Game, letters } from '../lib/rules.ts';
import { t } from '../lib/i18n.svelte.ts';
import { seatName } from '../lib/words.ts';
import type { Puzzle } from '../protocol/Puzzle.ts';

export type { Puzzle };

/** What the prover needs of it. */
export const asked = ({ game, options, claim, position }: Puzzle) => JSON.stringify({ game, options, claim, position });

/** The kind of its claim and its number. */
export function claimOf({ claim }: Pick<Puzzle, 'claim'>): { kind: string; n: number } {
  const [kind, n] = claim.split(' ');
  return { kind, n: Number(n) };
}

/** The board before the first turn. */
export const lay = ({ game, options, position }: Puzzle) =>
  Game.read(`game: ${game}\nseats: 2\noptions: ${options}\nstart: ${position}\n`);

/** Makes a turn. Where the other stands still, it is the same player's turn again. */
export function make(game: Game, puzzle: Puzzle, turn: string): Game {
  const solver = game.seat;
  game.play(turn);
  if (claimOf(puzzle).kind !== 'race' || game.over) return game;
  const again = game.atTurnOf(solver);
  if (again) game.free();
  return again ?? game;
}

/** The board after a line of turns. */
export function after(puzzle: Puzzle, line: readonly string[]): Game {
  return line.reduce((game, turn) => make(game, puzzle, turn), lay(puzzle));
}

/** The letter of the player who solves it. */
export const solverOf = (game: Game) => letters(game.id, game.seats)[game.seat];

/** What is to be found, in a sentence. */
export function task(puzzle: Puzzle, letter: string): string {
  const { kind, n } = claimOf(puzzle);
  return t(`puzzle-ask-${kind}`, { seat: seatName(puzzle.game, letter), n });
}

/** A theme by its name. */
export const themeName = (id: string) => t(`puzzle-theme-${id}`);
