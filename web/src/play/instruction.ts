//! The instruction for the next step. Pure: takes the state of a turn, returns the name of a text and its arguments.

import { canFinish, type Turn } from './turn.ts';

/** The name of a text in `locales/`, with its arguments. `tile` and `seat` are identifiers until the text is
 * formatted. */
export type Said = { id: string; args?: { n?: number; k?: number; tile?: string; seat?: string; game?: string } };

/** What the player to move should do now. */
export function instruction(turn: Turn): Said {
  if (turn.at === 'whole') return { id: 'do-confirm' };
  if (turn.sets.length > 0) return set(turn);
  const { id, tile, seat } = turn.game.asks(turn.picked);
  const args = { ...(tile ? { tile } : {}), ...(seat ? { seat } : {}) };
  return { id: `do-${id}`, ...(tile || seat ? { args } : {}) };
}

/** The instruction for a set of tiles, with a count. */
function set(turn: Extract<Turn, { at: 'choosing' }>): Said {
  const [n, k] = [turn.sets[0].length, turn.picked.length];
  if (canFinish(turn)) return { id: 'do-accents-done', args: { n } };
  return { id: `do-${turn.game.asks().id}`, args: { n, k } };
}

/** Why the person cannot move anything at the moment, whatever they press. */
export function wrongTime(at: {
  over: boolean;
  /** An earlier position is shown. */
  past: boolean;
  /** The person has no seat at this table. */
  watching: boolean;
  /** The turn is complete and waits for confirmation. */
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
