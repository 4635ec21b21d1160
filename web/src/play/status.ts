//! How a game stands, in one sentence.

import { language, t } from '../lib/i18n.svelte.ts';
import type { View } from '../lib/rules.ts';
import { reasonName, seatName } from '../lib/words.ts';

/** Whose turn it is and what is to be done, or how it ended. */
export function status(view: View): string {
  if (view.outcome) return result(view.game, view.outcome.winner, view.outcome.reason);
  const seat = seatName(view.game, view.to_move ?? '');
  return t(`task-${view.phase}`, { seat });
}

/** How a game ended: the letters of the winners, none for a draw, and the reason. */
export function result(game: string, winners: string, reason: string): string {
  const why = reasonName(reason);
  if (!winners) return t('draw', { reason: why });
  const seats = [...winners].map((letter) => seatName(game, letter));
  const names = new Intl.ListFormat(language()).format(seats);
  return t('wins', { n: seats.length, seats: names, reason: why });
}
