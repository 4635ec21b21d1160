//! Messages to a player about the answers of others.

import type { GameState } from '../protocol/GameState.ts';
import { t } from '../lib/i18n.svelte.ts';
import { notify } from '../lib/notices.svelte.ts';
import { personName } from '../lib/words.ts';

/** Tells the player who made an offer that it was declined. `mine` are the letters of one's own seats. */
export function tellDeclined(mine: string[], { draw, takeback }: GameState['offers'], by?: string): void {
  if (!by || mine.includes(by) || ![...draw, ...takeback].some((letter) => mine.includes(letter))) return;
  notify(() => t(draw ? 'online-draw-declined' : 'online-takeback-declined'));
}

/** Tells the challenger that the challenge was declined. */
export function tellTurnedDown(mine: string[], { status, seats }: GameState): void {
  const invited = seats.find((seat) => seat.invited)?.invited?.name;
  if (status === 'open' && invited && mine.length)
    notify(() => t('online-challenge-declined', { name: personName(invited) }));
}
