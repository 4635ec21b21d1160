//! How a game stands, in one sentence.

import { list, t } from '../lib/i18n.svelte.ts';
import type { OutcomeView, View } from '../lib/rules.ts';
import { endingName, seatName } from '../lib/words.ts';

/** Whose turn it is and what is to be done, or how it ended. */
export function status(view: View): string {
  if (view.outcome) return result(view.game, view.outcome);
  const seat = seatName(view.game, view.to_move ?? '');
  return t(`task-${view.phase}`, { seat });
}

/** Who won, if anybody did, and why. */
function result(game: string, outcome: OutcomeView): string {
  const why = endingName(outcome);
  if (!outcome.winner) return t('draw', { reason: why });
  const seats = [...outcome.winner].map((letter) => seatName(game, letter));
  const names = list(seats);
  return t('wins', { n: seats.length, seats: names, reason: why });
}
