//! The players on this device: people, and the levels of the computer with their names and faces.

import { list, number, t } from '../lib/i18n.svelte.ts';
import { personName } from '../lib/words.ts';
import type { GameCard } from '../protocol/GameCard.ts';

/** A person. Other positive numbers are levels of the computer. */
export const PERSON = 0;
/** Online: anyone. */
export const ANYONE = -1;
/** Online: somebody invited by name. */
export const NAMED = -2;
/** The levels of the computer. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The name of a player. Each level of the computer has one. */
export function sitterName(level: number): string {
  if (level === ANYONE) return t('online-sits-anyone');
  if (level === NAMED) return t('online-sits-player');
  return level === PERSON ? t('play-somebody') : t(`play-character-${level}`);
}
/** The name of a computer at a table. Computers of the same level get numbers. */
export function computerName(name: string, levels: Record<string, number | undefined>, letter: string): string {
  const same = Object.keys(levels).filter((other) => levels[other] === levels[letter]);
  return same.length > 1 ? t('voice-one-of', { name, n: same.indexOf(letter) + 1 }) : name;
}
/** How strong the computer is at a level, in words. */
export function strengthName(level: number): string {
  return t('play-strength', { level: number(level), word: t(`play-strength-${Math.ceil(level / 2)}`) });
}

/** The players of a listed game, in a few words. */
export function playersOf({ seats }: Pick<GameCard, 'seats'>): string {
  return list(
    seats.flatMap(({ player, level }) => (player ? personName(player.name) : level ? sitterName(level) : [])),
  );
}
