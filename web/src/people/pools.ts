//! Rating pools: a game at a speed, separate for two players and for more.

import { t } from '../lib/i18n.svelte.ts';
import { gameName } from '../lib/words.ts';
import type { GameCard } from '../protocol/GameCard.ts';
import type { TimeControl } from '../protocol/TimeControl.ts';

export const SPEEDS = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence'] as const;

/** The speed of a time control, by the server's rules for pools. */
function speed(time: TimeControl): (typeof SPEEDS)[number] {
  if (time.kind !== 'clock') return 'correspondence';
  const forty = time.base + 40 * time.increment;
  if (forty < 180) return 'bullet';
  if (forty < 480) return 'blitz';
  return forty < 1_500 ? 'rapid' : 'classical';
}

export function poolOf(card: GameCard): string {
  return `${card.setup.game}/${speed(card.time)}${card.seats.length > 2 ? '/many' : ''}`;
}

export function speedName(speed: string): string {
  return t(`people-speed-${speed}`);
}

/** The name of a pool. */
export function poolName(pool: string): string {
  const [game, speed, many] = pool.split('/');
  return t(many ? 'people-pool-many' : 'people-pool', { game: gameName(game), speed: speedName(speed) });
}

/** Whether a rating may still change a lot. */
export function uncertain(rating: { pool: string; deviation: number }): boolean {
  return rating.deviation >= (rating.pool.endsWith('/many') ? 250 : 110);
}
