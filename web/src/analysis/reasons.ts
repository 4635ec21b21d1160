//! Why a turn was a mistake, judged by the boards: what it lost, what the better turn does, and what the answer does.

import type { EntryView, Game } from '../lib/rules.ts';
import { seatName } from '../lib/words.ts';
import { factWords, grave } from '../play/coach.ts';
import type { Loss, Review } from './review.ts';
import type { Study } from './study.svelte.ts';

/** Turns from a position, parsed, up to the first illegal one. */
export function entriesFrom(game: Game, turns: string[]): EntryView[] {
  const copy = game.copy();
  const before = copy.entries().length;
  try {
    for (const turn of turns) copy.play(turn);
  } catch {
    // The remaining turns do not fit this position.
  }
  const found = copy.turns().slice(before);
  copy.free();
  return found;
}

/** The effects of a turn in words; empty if there is nothing to mention. */
function does(game: Game, turn: string | undefined): string {
  if (!turn) return '';
  try {
    return factWords(grave(game.facts(turn)), game.boardView(), (letter) => ({ name: seatName(game.id, letter) }));
  } catch {
    return '';
  }
}

/** The explanation of a turn that lost something. */
export type Explained = {
  /** The better turn. */
  better: EntryView | null;
  /** What the better turn does. */
  why: string;
  /** What the answer to the mistake does, and who plays it. */
  answer: string;
  answers: string;
  /** The likeliest turn with its probability. `entry` is null if that was the turn played. */
  expected: { entry: EntryView | null; share: number } | null;
};

/** Explains a turn of a reviewed game. */
export function explain(study: Study, review: Review, loss: Loss): Explained {
  const game = study.gameAt(loss.before.node);
  const [best] = loss.before.best;
  const better = best ? (entriesFrom(game, [best])[0] ?? null) : null;
  const why = does(game, best);
  const likeliest = loss.before.expected;
  const played = entriesFrom(game, [loss.node.entry])[0];
  const foreseen = likeliest && (entriesFrom(game, [likeliest.turn])[0] ?? null);
  const expected = likeliest &&
    foreseen && { entry: foreseen.body === played?.body ? null : foreseen, share: likeliest.share };
  game.play(loss.node.entry);
  const { mover, best: line } = review.positions[loss.turn] ?? { mover: null, best: [] };
  const answer = mover && mover !== loss.letter ? does(game, line[0]) : '';
  game.free();
  return { better, why, answer, answers: mover ?? '', expected };
}
