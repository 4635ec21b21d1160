//! The effects of a turn in words, as far as the rules can name them.

import { t } from '../lib/i18n.svelte.ts';
import type { Game } from '../lib/rules.ts';
import { endingName, seatName } from '../lib/words.ts';
import { factWords, grave, helping } from '../play/coach.ts';

/** The reason for a turn from here; empty if there is nothing to mention. */
export function reason(game: Game, turn: string): string {
  try {
    const facts = game.facts(turn);
    const named = grave(facts).length ? grave(facts) : helping(facts);
    const what = factWords(named, game.boardView(), (letter) => ({ name: seatName(game.id, letter) }));
    const after = game.copy();
    after.play(turn);
    const { outcome } = after.boardView();
    after.free();
    return what && outcome ? t('puzzles-ends', { what, how: endingName(outcome) }) : what;
  } catch {
    return '';
  }
}
