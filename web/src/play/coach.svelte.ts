//! The coach in the first games against the computer: hints on demand, and a question before a large mistake.

import type { Mark } from '../board/types.ts';
import { same } from '../board/types.ts';
import type { Engine } from '../lib/engine.ts';
import { t } from '../lib/i18n.svelte.ts';
import type { Fact, Game, PartView, View } from '../lib/rules.ts';
import { settings } from '../lib/settings.svelte.ts';
import { factWords, farther, grave, helping, hurting, partWords, percent } from './coach.ts';
import { drawnParts } from './drawn.ts';
import { next, type Turn } from './turn.ts';
import type { Sitters } from './voice.ts';

/** The engine's time for a hint, in milliseconds. */
const MILLIS = 500;
/** The coach asks about a turn that loses at least this share of a point, if it can name the reason. */
const LARGE = 0.1;
/** In a race: the coach mentions a turn that is this many steps shorter than the best (`SLOW`), and asks about it from
 * `SLOWEST` on, whatever the chances. */
const [SLOW, SLOWEST] = [2, 4];
/** The minimum number of turns between two questions about short turns in a race. */
const REST = 3;
/** The coach turns off after this many games. It can be turned on again in the settings. */
const GAMES = 5;
const KEY = 'teahouse-coached';

/** Counts a new game. After the first few the coach is off unless the person has turned it on. */
export function countGame(): void {
  try {
    const count = Number(localStorage.getItem(KEY) ?? 0) + 1;
    localStorage.setItem(KEY, String(count));
    if (count === GAMES + 1) settings.coach = false;
  } catch {
    // Without storage the coach stays on.
  }
}

/** A hint for a step: in words, as marks on the board, and as highlighted tiles and buttons. */
export type Hint = { text: string; marks: Mark[]; tiles: string[]; word: string };
/** A doubt about a turn: the reason, and the feared answer as marks on the board. */
export type Doubt = { why: string; marks: Mark[] };

type Best = { turn: string; chance: number };

/** The view after a turn from here. */
function after(game: Game, turn: string): View {
  const copy = game.copy();
  try {
    copy.play(turn);
    return copy.boardView();
  } finally {
    copy.free();
  }
}

/** Whether the tile comes from a reserve, that is, it is not at the start of its path. */
function fresh(view: View, { tiles, points }: PartView): boolean {
  const top = view.points.find(({ at }) => same(at, points[0]?.at))?.stack.at(-1);
  return !!tiles[0] && top?.kind !== tiles[0].kind;
}

const NONE: Hint = { text: '', marks: [], tiles: [], word: '' };
/** The hint if the best turn has no further step: choose the word that ends the turn, such as declining a bonus. */
function wordHint(turn: Turn): Hint {
  const word = next(turn).flatMap((place) => ('word' in place ? [place.word] : []))[0];
  if (!word) return { ...NONE, text: t('coach-none') };
  return { ...NONE, text: t('coach-plain', { what: t('coach-try-word', { word: t(`word-${word}`) }) }), word };
}

/** The hint for the next step of a turn, by the best turn. */
export function hintOf(turn: Turn, best: string, sitters: Sitters): Hint {
  const { game, made } = turn;
  const view = game.boardView();
  const part = after(game, best).last?.turn.parts[made.length];
  if (!part) return wordHint(turn);
  const taken = fresh(view, part);
  const what = partWords(part, taken);
  const ideas = factWords(helping(game.facts(best)), view, sitters);
  return {
    text: ideas ? t('coach-because', { what, ideas }) : t('coach-plain', { what }),
    marks: drawnParts([part], 'engine'),
    tiles: taken ? [part.tiles[0].kind] : [],
    word: part.word ?? '',
  };
}

/** What is wrong with a turn, in words; empty if no fact can be named. */
export function against(
  game: Game,
  turn: string,
  best: string,
  made: Game,
  answer: string,
  sitters: Sitters,
): string | null {
  const own = game.facts(turn);
  const [view, next] = [game.boardView(), made.boardView()];
  const better = game.facts(best);
  const slow = farther(better, own);
  const behind: Fact[] =
    slow >= SLOW ? [{ id: 'behind', helps: false, tile: null, other: null, seat: null, number: slow }] : [];
  const reply = grave(made.facts(answer));
  // If the answer wins, do not say so twice.
  const given = hurting(own).filter(({ id }) => id !== 'lets-win' || !reply.some((fact) => fact.id === 'wins'));
  const lost = factWords([...given, ...behind], view, sitters);
  const feared = factWords(reply, next, sitters);
  if (!lost && !feared) {
    const ideas = factWords(grave(better), view, sitters);
    return ideas ? t('coach-sure-better', { ideas }) : null;
  }
  const { name } = sitters(next.to_move ?? '');
  return [lost && t('coach-sure-own', { ideas: lost }), feared && t('coach-sure-answer', { name, ideas: feared })]
    .filter(Boolean)
    .join(' ');
}

export class Coach {
  hint = $state.raw<Hint | null>(null);
  /** Whether a search for a hint is running. */
  busy = $state(false);
  /** The number of turns before the next question about a short turn. */
  private rest = 0;

  constructor(private readonly engine: Engine) {}

  private async best(game: Game): Promise<Best | null> {
    const question = { millis: MILLIS };
    const thought = await this.engine.think(game.record(), question, game.partial()).catch(() => null);
    const line = thought?.lines[0];
    return line?.turns[0] ? { turn: line.turns[0], chance: line.chance } : null;
  }

  /** Finds the best continuation of a turn and shows it. `still` tells whether that is still wanted. */
  async help(turn: Turn, sitters: Sitters, still: () => boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const found = await this.best(turn.game);
    this.busy = false;
    if (!still()) return;
    this.hint = found ? hintOf(turn, found.turn, sitters) : { ...NONE, text: t('coach-none') };
  }

  /** The doubt about a turn, if it is a large mistake with a reason that can be named; otherwise null. */
  async warn(game: Game, turn: string, sitters: Sitters): Promise<Doubt | null> {
    // Only in regular turns of two players. Before the first one, and in the middle of one, the opponent's turns cannot
    // be considered.
    const usual = game.seats === 2 && game.atTurnOf(1 - game.seat);
    if (!usual) return null;
    usual.free();
    const made = game.copy();
    try {
      made.play(turn);
      if (made.over) return null;
      const before = await this.best(game);
      if (!before || before.turn === turn) return null;
      const answer = await this.best(made);
      const left = 1 - (answer?.chance ?? 0);
      this.rest -= 1;
      const slow = this.rest <= 0 && farther(game.facts(before.turn), game.facts(turn)) >= SLOWEST;
      if (!answer || (before.chance - left < LARGE && !slow)) return null;
      if (slow) this.rest = REST;
      const why = against(game, turn, before.turn, made, answer.turn, sitters);
      if (!why) return null;
      const [from, to] = [before.chance, left].map(percent);
      const chances = before.chance > left && from !== to ? t('coach-chances', { before: from, after: to }) : '';
      const parts = after(made, answer.turn).last?.turn.parts ?? [];
      return { why: `${why} ${chances}`.trim(), marks: drawnParts(parts, 'engine') };
    } catch {
      return null;
    } finally {
      made.free();
    }
  }
}
