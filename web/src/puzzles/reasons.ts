//! What a turn does, in words, as far as the rules can name it.

import type { Game } from '../lib/rules.ts';
import { seatName } from '../lib/words.ts';
import { factWords, grave, helping } from '../play/coach.ts';

/** What speaks for a turn from here; nothing if there is nothing to name. */
export function reason(game: Game, turn: string): string {
  try {
    const facts = game.facts(turn);
    const named = grave(facts).length ? grave(facts) : helping(facts);
    return factWords(named, game.boardView(), (letter) => ({ name: seatName(game.id, letter) }));
  } catch {
    return '';
  }
}
