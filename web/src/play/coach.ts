//! The texts of the coach: what a game is about, and what a turn does according to the rules' facts.

import { plain } from '../board/art.ts';
import { knows, list, number, t } from '../lib/i18n.svelte.ts';
import type { Fact, Game, PartView, View } from '../lib/rules.ts';
import { setting, tileName } from '../lib/words.ts';
import type { Sitters } from './voice.ts';

/** What a beginner should know in a position: the name of a text about the current question, or about this phase, or
 * about the game. It takes the game's options. */
export function lesson(game: Game, view: View): string {
  return [game.asks().id, view.phase].map((id) => `coach-${id}`).find(knows) ?? `coach-${view.game}`;
}

/** The aim of the game. */
export function aimOf(view: View): string {
  const id = `aim-of-${view.game}`;
  return knows(id) ? t(id, setting(view)) : '';
}

/** The maximum number of facts about one turn. */
const MOST = 2;
/** Facts that are too small for a question. */
const SMALL = ['blooms', 'leaves', 'prepares', 'ring-grows', 'attacks', 'saves', 'rear'];

/** Facts in words, as parts of a sentence; empty without facts. */
export function factWords(facts: Fact[], view: View, sitters: Sitters): string {
  const words = facts.slice(0, MOST).map((fact) => {
    const { id, tile, other, seat, number } = fact;
    const names = { tile: tile ? tileName(tile) : '', other: other ? tileName(other) : '' };
    const whose = seat && sitters(seat).you ? 'you' : 'other';
    return t(`fact-${id}`, { ...setting(view), ...names, whose, n: number ?? 0 });
  });
  return list(words);
}

/** The facts in favour of a turn. */
export const helping = (facts: Fact[]) => facts.filter(({ helps }) => helps);
/** What a turn gives away, which is worth a question. */
export const hurting = (facts: Fact[]) => facts.filter(({ helps }) => !helps);
/** The effects of an answer that are worth a question. */
export const grave = (facts: Fact[]) => facts.filter(({ id, helps }) => helps && !SMALL.includes(id));

/** How many steps farther the best turn goes in a race; 0 in other games. */
export function farther(best: Fact[], own: Fact[]): number {
  const gain = (facts: Fact[]) => {
    const [forward, back] = ['forward', 'back'].map((id) => facts.find((fact) => fact.id === id)?.number ?? 0);
    return forward - back;
  };
  return gain(best) - gain(own);
}

/** One part of a turn as the beginning of a sentence: what is placed or moved, or which word is chosen. `fresh` means
 * that the tile comes from a reserve. */
export function partWords({ tiles, points, word }: PartView, fresh: boolean): string {
  if (word) return t('coach-try-word', { word: t(`word-${word}`) });
  const kind = tiles[0]?.kind ?? '';
  const named = kind && !plain(kind);
  if (fresh && points.length > 1) return t('coach-try-carry', { tile: tileName(kind) });
  if (fresh) return named ? t('coach-try-put', { tile: tileName(kind) }) : t('coach-try-new');
  return named ? t('coach-try-move', { tile: tileName(kind) }) : t('coach-try-go');
}

/** A chance in the language's format for percentages. */
export const percent = (chance: number) => number(Math.round(chance * 100) / 100, { style: 'percent' });
