//! The names of the players of an analysed game, as the table of the game showed them.

import { personName, seatName } from '../lib/words.ts';
import { sitterName } from '../play/characters.ts';
import type { Players } from '../play/saved.ts';
import { sittersOf, type Sitters } from '../play/voice.ts';
import type { Study } from './study.svelte.ts';

/** In records the name of a computer is its level. */
const LEVEL = /^level:(\d+)$/;

function shown(name: string): string {
  const level = LEVEL.exec(name)?.[1];
  return level ? sitterName(Number(level)) : personName(name);
}

/** The players of a study: from a game on this device, or else from the record, or else the names of the seats. */
export function sittersOfStudy({ id, players }: Pick<Study, 'id' | 'players'>, own?: Players): Sitters {
  const here = own && Object.keys(own).length > 0 ? sittersOf(id, own) : null;
  return (letter) => here?.(letter) ?? { name: shown(players[letter] ?? '') || seatName(id, letter) };
}
