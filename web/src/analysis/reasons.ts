//! Why a turn was a mistake, as far as the boards say it: what it lost, what the better turn does, what the answer does.

import { list, t } from '../lib/i18n.svelte.ts';
import type { EntryView, Game } from '../lib/rules.ts';
import { ideas, type Idea } from '../play/coach.ts';
import type { Loss, Review } from './review.ts';
import type { Study } from './study.svelte.ts';

/** What is true of nearly every turn is no reason. */
const WEAK: Idea[] = ['place', 'plants', 'far'];

/** Turns from a position taken apart, as many as can be made. */
export function entriesFrom(game: Game, turns: string[]): EntryView[] {
  const copy = game.copy();
  const before = copy.entries().length;
  try {
    for (const turn of turns) copy.play(turn);
  } catch {
    // What follows is of another position.
  }
  const found = copy.turns().slice(before);
  copy.free();
  return found;
}

/** What a turn from here does, in words; nothing if it is nothing to name. */
function does(game: Game, turn: string | undefined, seat: string): string {
  if (!turn) return '';
  const copy = game.copy();
  try {
    copy.play(turn);
    const found = ideas(game.boardView(), copy.boardView(), seat).filter((idea) => !WEAK.includes(idea));
    return list(found.map((idea) => t(`coach-idea-${idea}`, { game: game.id })));
  } catch {
    return '';
  } finally {
    copy.free();
  }
}

/** A turn that lost something, explained. */
export type Explained = {
  /** The better turn. */
  better: EntryView | null;
  /** What it does. */
  why: string;
  /** What the answer to the turn played does, and whose it is. */
  answer: string;
  answers: string;
};

/** Explains a turn of a reviewed game. */
export function explain(study: Study, review: Review, loss: Loss): Explained {
  const game = study.gameAt(loss.before.node);
  const [best] = loss.before.best;
  const better = best ? (entriesFrom(game, [best])[0] ?? null) : null;
  const why = does(game, best, loss.letter);
  game.play(loss.node.entry);
  const { mover, best: line } = review.positions[loss.turn] ?? { mover: null, best: [] };
  const answer = mover && mover !== loss.letter ? does(game, line[0], mover) : '';
  game.free();
  return { better, why, answer, answers: mover ?? '' };
}
