//! Who played a game that is looked at: names as its table showed them.

import { personName, seatName } from '../lib/words.ts';
import { sitterName } from '../play/characters.ts';
import type { Players } from '../play/saved.ts';
import { sittersOf, type Sitters } from '../play/voice.ts';
import type { Study } from './study.svelte.ts';

/** Records call a computer by its level. */
const LEVEL = /^level:(\d+)$/;

function shown(name: string): string {
  const level = LEVEL.exec(name)?.[1];
  return level ? sitterName(Number(level)) : personName(name);
}

/** The sitters of a study: those of a game on this device, else whom the record names, else the seats. */
export function sittersOfStudy({ id, players }: Pick<Study, 'id' | 'players'>, own?: Players): Sitters {
  const here = own && Object.keys(own).length > 0 ? sittersOf(id, own) : null;
  return (letter) => here?.(letter) ?? { name: shown(players[letter] ?? '') || seatName(id, letter) };
}
