//! Time controls and clocks in words.

import type { GameCard } from '../protocol/GameCard.ts';
import type { GameState } from '../protocol/GameState.ts';
import type { SeatView } from '../protocol/SeatView.ts';
import type { TimeControl } from '../protocol/TimeControl.ts';
import { ago, number, t } from '../lib/i18n.svelte.ts';
import { serverNow } from '../lib/socket.svelte.ts';
import { personName, seatName } from '../lib/words.ts';
import { computerName } from '../play/characters.ts';

/** The suggested clocks: minutes, and seconds per turn. */
export const CLOCKS: [number, number][] = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
  [30, 20],
  [60, 30],
];
export const DAYS = [1, 2, 3, 5, 7, 14];

export function timeName(time: TimeControl): string {
  if (time.kind === 'clock') return t('online-time-clock', { minutes: time.base / 60, seconds: time.increment });
  if (time.kind === 'days') return t('online-time-days', { n: time.days });
  return t('online-time-unlimited');
}

/** The shortest form of a time control. */
export function shortTime(time: TimeControl): string {
  if (time.kind === 'clock') return t('online-time-short', { minutes: time.base / 60, seconds: time.increment });
  if (time.kind === 'days') return t('online-time-short-days', { n: time.days });
  return timeName(time);
}

/** Whether one of the players of a game is online. */
export function isHere({ seats }: Pick<GameCard, 'seats'>): boolean {
  return seats.some(({ player, present }) => player && present);
}

/** The text of a clock, with tenths in the last ten seconds. */
export function clockText(left: number): string {
  const two = (n: number) => number(n, { minimumIntegerDigits: 2, useGrouping: false });
  if (left < 10_000) {
    const tenths = Math.floor(left / 100) / 10;
    return `${number(0)}:${number(tenths, { minimumIntegerDigits: 2, minimumFractionDigits: 1 })}`;
  }
  const seconds = Math.ceil(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${number(h)}:${two(m)}:${two(s)}` : `${number(m)}:${two(s)}`;
}

const HOUR = 3_600_000;
/** The deadline of a turn: in whole days, or in hours when it is near. */
export function due(deadline: number): string {
  const [now, unit] = [serverNow(), deadline - serverNow() > 36 * HOUR ? 24 * HOUR : 1];
  return ago(now + Math.round((deadline - now) / unit) * unit, now);
}

/** The name of the player of a seat, or of the one who is invited to it. */
export function sitter(seat: SeatView): string {
  if (seat.player) return personName(seat.player.name);
  if (seat.level) return t('online-level', { level: seat.level });
  if (seat.invited) return t('online-invited', { name: personName(seat.invited.name) });
  return t('online-free-seat');
}

/** The name of the player of a seat, or else of the seat. */
export function playerOf(state: GameState, letter: string): string {
  const seat = state.seats.find((seat) => seat.seat === letter);
  if (seat?.player) return sitter(seat);
  if (!seat?.level) return seatName(state.setup.game, letter);
  return computerName(sitter(seat), Object.fromEntries(state.seats.map(({ seat, level }) => [seat, level])), letter);
}
