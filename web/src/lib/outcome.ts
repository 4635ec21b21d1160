//! What the end of a game is to each seat, as the rules say it: partners win and lose together, and of three or four
//! sides only the first has won.

import type { GameCard } from '../protocol/GameCard.ts';
import type { OutcomeView } from './rules.ts';

/** What the end of a game is worth to a seat: 1 for a win, ½ for a draw, 0 for a loss. */
export function worth(outcome: Pick<OutcomeView, 'winner' | 'ranking'>, letter: string): number {
  if (outcome.winner) return Number(outcome.winner.includes(letter));
  // Whoever gave up before the others drew is not among the first.
  return outcome.ranking[0]?.includes(letter) ? 0.5 : 0;
}

/** How a game of a list ended for a player. */
export type Result = 'won' | 'drawn' | 'lost' | 'playing';

/** How a game of a list ended for a player, who may sit on several seats: as the server counts it. */
export function resultOf(card: Pick<GameCard, 'status' | 'seats'>, player: string): Result {
  if (card.status !== 'over') return 'playing';
  const scores = card.seats.filter((seat) => seat.player?.id === player).map((seat) => seat.score ?? 0);
  const best = Math.max(0, ...scores);
  return best === 1 ? 'won' : best > 0 ? 'drawn' : 'lost';
}
