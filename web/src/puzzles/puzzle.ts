//! A puzzle in the pages, and its board after some turns.

import { Game, letters } from '../lib/rules.ts';
import { t } from '../lib/i18n.svelte.ts';
import { seatName } from '../lib/words.ts';
import type { Puzzle } from '../protocol/Puzzle.ts';

export type { Puzzle };

/** The part of a puzzle that the prover needs. */
export const asked = ({ game, options, claim, position }: Puzzle) => JSON.stringify({ game, options, claim, position });

/** The kind and number of a puzzle's claim. */
export function claimOf({ claim }: Pick<Puzzle, 'claim'>): { kind: string; n: number } {
  const [kind, n] = claim.split(' ');
  return { kind, n: Number(n) };
}

/** The board before the first turn. */
export const lay = ({ game, options, position }: Puzzle) =>
  Game.read(`game: ${game}\nseats: 2\noptions: ${options}\nstart: ${position}\n`);

/** Plays a turn. In a race it is then the same player's turn again. */
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

/** The letter of the solver. */
export const solverOf = (game: Game) => letters(game.id, game.seats)[game.seat];

/** The task, in a sentence. */
export function task(puzzle: Puzzle, letter: string): string {
  const { kind, n } = claimOf(puzzle);
  return t(`puzzle-ask-${kind}`, { seat: seatName(puzzle.game, letter), n });
}

/** The title of a theme. */
export const themeName = (id: string) => t(`puzzle-theme-${id}`);
