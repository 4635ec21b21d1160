//! The coach of the first games against the computer: an idea on demand, and a question before a large mistake.

import { plain } from '../board/art.ts';
import type { Mark } from '../board/types.ts';
import type { Engine } from '../lib/engine.ts';
import { list, notation, t } from '../lib/i18n.svelte.ts';
import { letters, type Game, type View } from '../lib/rules.ts';
import { settings } from '../lib/settings.svelte.ts';
import { tileName } from '../lib/words.ts';
import { ideas, wayOf } from './coach.ts';
import { drawnTurn } from './drawn.ts';

/** How long the engine looks for an idea, in milliseconds. */
const MILLIS = 500;
/** A turn that gives away at least this share of a point is asked about. */
const LARGE = 0.25;
/** The coach steps back after this many games; the settings bring it back. */
const GAMES = 5;
const KEY = 'teahouse-coached';

/** Counts a game that begins; after the first few the coach is off unless somebody turns it on. */
export function countGame(): void {
  try {
    const count = Number(localStorage.getItem(KEY) ?? 0) + 1;
    localStorage.setItem(KEY, String(count));
    if (count === GAMES + 1) settings.coach = false;
  } catch {
    // A browser that keeps nothing keeps its coach.
  }
}

/** An idea for the turn: in words, and drawn on the board. */
export type Hint = { text: string; marks: Mark[] };

/** The board after a turn from here. */
function after(game: Game, turn: string): View {
  const copy = game.copy();
  try {
    copy.play(turn);
    return copy.boardView();
  } finally {
    copy.free();
  }
}

/** What a turn from here does, in words. */
function told(game: Game, turn: string): string {
  const seat = letters(game.id, game.seats)[game.seat];
  const found = ideas(game.boardView(), after(game, turn), seat);
  return list(found.map((idea) => t(`coach-idea-${idea}`, { game: game.id })));
}

/** A turn from here in words: what is put where, or goes where. */
function answered(game: Game, turn: string): { id: 'put' | 'move' | 'other'; args: Record<string, string> } {
  const way = wayOf(after(game, turn));
  if (!way) return { id: 'other', args: {} };
  const args = { tile: tileName(way.tile), from: notation(way.from ?? ''), to: notation(way.to) };
  return { id: way.from ? 'move' : 'put', args };
}

export class Coach {
  hint = $state.raw<Hint | null>(null);
  /** Whether an idea is looked for. */
  busy = $state(false);

  constructor(private readonly engine: Engine) {}

  private async best(game: Game): Promise<{ turn: string; chance: number } | null> {
    const thought = await this.engine.think(game.record(), { millis: MILLIS }).catch(() => null);
    const line = thought?.lines[0];
    return line?.turns[0] ? { turn: line.turns[0], chance: line.chance } : null;
  }

  /** Looks for the best turn and shows it. */
  async help(game: Game): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const entries = game.entries().length;
    const found = await this.best(game);
    this.busy = false;
    if (entries !== game.entries().length) return;
    if (!found) {
      this.hint = { text: t('coach-none'), marks: [] };
      return;
    }
    const words = t('coach-does', { ideas: told(game, found.turn) });
    // A tile that is planted is not on the board yet: it is named.
    const way = wayOf(after(game, found.turn));
    const text = way && !way.from && !plain(way.tile) ? `${tileName(way.tile)}. ${words}` : words;
    this.hint = { text, marks: drawnTurn(game, found.turn, 'engine') };
  }

  /** What speaks against a turn, if it is a large mistake; nothing if it is not, or nobody knows. `name` is how the
   * table calls a seat. */
  async warn(game: Game, turn: string, name: (letter: string) => string): Promise<string | null> {
    // Before the first usual turn, and in the middle of one, nobody can be asked what they would do instead.
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
      if (!answer || before.chance - (1 - answer.chance) < LARGE) return null;
      const { id, args } = answered(made, answer.turn);
      const seat = name(letters(made.id, made.seats)[made.seat]);
      return t(`coach-sure-${id}`, { ...args, name: seat, ideas: told(made, answer.turn) });
    } catch {
      return null;
    } finally {
      made.free();
    }
  }
}
