//! The decisive mistake of a game on this device, found as on the server: the last turn with which the loser provably
//! missed a win or a defence.

import { Game, letters } from '../lib/rules.ts';
import type { GameMoment } from '../protocol/GameMoment.ts';
import type { Prover } from './prover.ts';

/** How many turns of the loser are examined, last first. */
const BACK = 10;
/** How many turns the prover may try for each claim. */
const EFFORT = 20_000;

/** The decisive mistake of a seat in the record of a finished game; null if there is none, or with more than two
 * players. */
export async function momentOf(
  record: string,
  letter: string,
  prover: Pick<Prover, 'missed'>,
): Promise<GameMoment | null> {
  const game = Game.read(record);
  try {
    const seat = letters(game.id, game.seats).indexOf(letter);
    for (let looked = 0; looked < BACK && game.seats === 2;) {
      const played = game.turns().at(-1);
      // Turn 0 is the choice of accents.
      if (!played || !game.undo() || game.turn === 0) return null;
      if (game.seat !== seat || game.over) continue;
      looked += 1;
      const board = { game: game.id, options: game.options, position: game.position() };
      const missed = await prover.missed({ ...board, effort: EFFORT }, played.body);
      const unmeasured = { name: '', level: 0, rating: 0 };
      if (missed)
        return { puzzle: { ...unmeasured, ...board, ...missed }, entry: game.turns().length, played: played.body };
    }
    return null;
  } finally {
    game.free();
  }
}
