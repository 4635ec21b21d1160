//! What is to be done next, as one instruction. Pure: a state of a turn in, a sentence's name and its parts out.

import { canFinish, type Turn } from './turn.ts';

/** The name of a sentence in `locales/`, with its parts; `tile` and `seat` are identifiers until they are said. */
export type Said = { id: string; args?: { n?: number; k?: number; tile?: string; seat?: string; game?: string } };

/** What the person whose turn it is should do now. */
export function instruction(turn: Turn): Said {
  if (turn.at === 'whole') return { id: 'do-confirm' };
  if (turn.sets.length > 0) return set(turn);
  const { id, tile, seat } = turn.game.asks(turn.picked);
  const args = { ...(tile ? { tile } : {}), ...(seat ? { seat } : {}) };
  return { id: `do-${id}`, ...(tile || seat ? { args } : {}) };
}

/** Tiles of a set are counted. */
function set(turn: Extract<Turn, { at: 'choosing' }>): Said {
  const [n, k] = [turn.sets[0].length, turn.picked.length];
  if (canFinish(turn)) return { id: 'do-accents-done', args: { n } };
  return { id: `do-${turn.game.asks().id}`, args: { n, k } };
}

/** Why nothing can be moved from here at this moment, whatever is pressed. */
export function wrongTime(at: {
  over: boolean;
  /** An earlier turn is looked at. */
  past: boolean;
  /** The person has no seat at this table. */
  watching: boolean;
  /** The turn is complete and waits to be confirmed. */
  whole: boolean;
  /** The person's last turn is on its way to the server. */
  sending: boolean;
  /** The letter of the seat whose turn it is. */
  seat: string;
}): Said {
  if (at.past) return { id: 'no-past' };
  if (at.over) return { id: 'no-over' };
  if (at.watching) return { id: 'no-watching' };
  if (at.whole) return { id: 'do-confirm' };
  if (at.sending) return { id: 'no-sent' };
  return { id: 'no-turn', args: { seat: at.seat } };
}
