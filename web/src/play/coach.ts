//! What the coach can say: what a game is about, and what a turn does as far as the rules can name it.

import { plain } from '../board/art.ts';
import { knows, list, number, t } from '../lib/i18n.svelte.ts';
import type { Fact, Game, PartView, View } from '../lib/rules.ts';
import { setting, tileName } from '../lib/words.ts';
import type { Sitters } from './voice.ts';

/** What a beginner should know in a position: the name of a sentence about what is asked for now, or about this part of
 * the game, or about the game. It takes the options of the game. */
export function lesson(game: Game, view: View): string {
  return [game.asks().id, view.phase].map((id) => `coach-${id}`).find(knows) ?? `coach-${view.game}`;
}

/** What one plays for. */
export function aimOf(view: View): string {
  const id = `aim-of-${view.game}`;
  return knows(id) ? t(id, setting(view)) : '';
}

/** How many facts are told of one turn. */
const MOST = 2;
/** Facts that are too small to ask somebody about their turn. */
const SMALL = ['blooms', 'leaves', 'prepares', 'ring-grows', 'attacks', 'saves', 'rear'];

/** Facts in words, as the parts of a sentence; nothing if there are none. */
export function factWords(facts: Fact[], view: View, sitters: Sitters): string {
  const words = facts.slice(0, MOST).map((fact) => {
    const { id, tile, other, seat, number } = fact;
    const names = { tile: tile ? tileName(tile) : '', other: other ? tileName(other) : '' };
    const whose = seat && sitters(seat).you ? 'you' : 'other';
    return t(`fact-${id}`, { ...setting(view), ...names, whose, n: number ?? 0 });
  });
  return list(words);
}

/** What speaks for a turn. */
export const helping = (facts: Fact[]) => facts.filter(({ helps }) => helps);
/** What is worth a question: what a turn gives away. */
export const hurting = (facts: Fact[]) => facts.filter(({ helps }) => !helps);
/** What is worth a question: what an answer to a turn does. */
export const grave = (facts: Fact[]) => facts.filter(({ id, helps }) => helps && !SMALL.includes(id));

/** How far turns go in a race; 0 where there is none. */
export function farther(best: Fact[], own: Fact[]): number {
  const gain = (facts: Fact[]) => {
    const [forward, back] = ['forward', 'back'].map((id) => facts.find((fact) => fact.id === id)?.number ?? 0);
    return forward - back;
  };
  return gain(best) - gain(own);
}

/** One thing that a turn does, as the beginning of a sentence: what is put or moved, or said. `fresh` if the tile comes
 * from a reserve. */
export function partWords({ tiles, points, word }: PartView, fresh: boolean): string {
  if (word) return t('coach-try-word', { word: t(`word-${word}`) });
  const kind = tiles[0]?.kind ?? '';
  const named = kind && !plain(kind);
  if (fresh && points.length > 1) return t('coach-try-carry', { tile: tileName(kind) });
  if (fresh) return named ? t('coach-try-put', { tile: tileName(kind) }) : t('coach-try-new');
  return named ? t('coach-try-move', { tile: tileName(kind) }) : t('coach-try-go');
}

/** Chances as the language writes them. */
export const percent = (chance: number) => number(Math.round(chance * 100) / 100, { style: 'percent' });
