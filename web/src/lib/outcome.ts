//! The result of a game for each seat, as the rules have it: partners win and lose together, and with three or four
//! sides only the first wins.

import type { GameCard } from '../protocol/GameCard.ts';
import type { OutcomeView } from './rules.ts';

/** The score of a seat: 1 for a win, ½ for a draw, 0 for a loss. */
export function worth(outcome: Pick<OutcomeView, 'winner' | 'ranking'>, letter: string): number {
  if (outcome.winner) return Number(outcome.winner.includes(letter));
  // A player who resigned before the others drew is not first in the ranking.
  return outcome.ranking[0]?.includes(letter) ? 0.5 : 0;
}

/** How a listed game ended for a player. */
export type Result = 'won' | 'drawn' | 'lost' | 'playing';

/** How a listed game ended for a player, who may have several seats. It counts the same way as the server. */
export function resultOf(card: Pick<GameCard, 'status' | 'seats'>, player: string): Result {
  if (card.status !== 'over') return 'playing';
  const scores = card.seats.filter((seat) => seat.player?.id === player).map((seat) => seat.score ?? 0);
  const best = Math.max(0, ...scores);
  return best === 1 ? 'won' : best > 0 ? 'drawn' : 'lost';
}
