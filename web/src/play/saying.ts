//! The text beside the board: one sentence for each state of the table.

import { t } from '../lib/i18n.svelte.ts';
import type { View } from '../lib/rules.ts';
import { instruction } from './instruction.ts';
import type { Turn } from './turn.ts';
import { tell, whyEnded, type Sitters } from './voice.ts';

export type Scene = {
  turn: Turn;
  /** The real state of the game, even during the choice of a premove. */
  real: View;
  /** Whether the person can continue the turn. */
  active: boolean;
  /** Whether the person can make turns. */
  mine: boolean;
  /** Whether the turn is a premove. */
  ahead: boolean;
  /** Whether an earlier position is shown. */
  past: boolean;
  /** Whether the last turn is on its way to the server. */
  sending: boolean;
  /** The text when there is nothing to do. */
  note: string;
  sitters: Sitters;
};

/** The other seats in turn order, starting after a seat. */
export function seatsAfter({ seats }: View, letter: string): View['seats'] {
  const at = seats.findIndex((seat) => seat.letter === letter);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** The letter of the last active player before a seat. */
export function playerBefore(view: View, letter: string): string {
  return seatsAfter(view, letter).findLast(({ state }) => state === 'in')?.letter ?? letter;
}

/** What to do now, what the game waits for, or why it is over. */
export function saying({ turn, real, active, mine, ahead, past, sending, note, sitters }: Scene): string {
  const begun = turn.picked.length + turn.made.length > 0;
  if (active && (!ahead || begun)) return tell(instruction(turn), sitters);
  if (turn.at === 'whole' && mine) return tell(instruction(turn), sitters);
  if (ahead) return t('table-ahead', { name: sitters(playerBefore(real, turn.view.to_move ?? '')).name });
  if (sending) return t('no-sent');
  if (real.outcome) return whyEnded(real.outcome, sitters);
  if (past) return tell({ id: 'no-past' }, sitters);
  // Tell players who have left a game that goes on without them.
  const gone = real.seats.find(({ letter, state }) => state !== 'in' && sitters(letter).you);
  return note || (gone ? t(`voice-gone-${gone.state}`) : '');
}
