//! Lessons: positions with a task each, and the check of an answer. The rules decide what is legal and what a turn
//! does; a goal only compares the views before and after it.

import type { Mark } from '../board/types.ts';
import { choosesTiles, figureOf, Game, type EntryView, type View, type Wanted } from '../lib/rules.ts';
import { progress } from './progress.ts';

export type Whose = 'mine' | 'theirs';
export type Goal =
  /** A property of the turn, or of its bonus: it puts or moves these tiles, places a tile instead of moving one, starts
   * at a point, or ends on one of some points. */
  | { kind: 'turn'; bonus?: true; tiles?: string[]; puts?: true; from?: string; to?: string[] }
  /** A figure of the rules, or the number of `pieces` on top, grows by at least this much. With a negative number it
   * falls. */
  | { kind: 'change'; of: string; whose: Whose; by: number }
  /** A tile of this kind is on this ground. */
  | { kind: 'stands'; tile: string; ground: string }
  | { kind: 'wins' }
  /** The opponent's threat no longer wins. */
  | { kind: 'stops'; threat: string }
  /** The learner can play this turn next. */
  | { kind: 'opens'; turn: string };

export type Step = {
  /** The texts are `learn-GAME-ID-title`, `-task` and `-praise`. An optional `-other` replies to any other turn. */
  id: string;
  /** The position in one-line notation, and the rules that differ from the default. */
  position: string;
  setup?: Pick<Wanted, 'seats' | 'options'>;
  /** All goals must be met. */
  goals: Goal[];
  /** A turn that meets the goals, shown on request. */
  answer: string;
  /** What the task mentions: points, and kinds of tiles. `H:W4` belongs to Host; without a letter the learner owns
   * it. */
  marks?: Mark[];
  tiles?: string[];
};

export type Lesson = {
  game: string;
  /** The title is `learn-GAME-lesson-ID`. Step names are unique among all lessons of a game. */
  id: string;
  /** The step whose position illustrates the lesson. */
  picture: string;
  /** The learner's letter. */
  seat: string;
  steps: Step[];
};

/** The position of a step. */
export function lay({ game }: Lesson, { position, setup }: Step): Game {
  return Game.start({ game, position, ...setup });
}

function measure(view: View, name: string, own: (letter: string) => boolean): number {
  if (name === 'pieces')
    return view.points.filter((point) => point.stack.length && own(point.stack.at(-1)!.owner)).length;
  const seat = view.seats.find((seat) => own(seat.letter));
  return seat ? figureOf(view, seat.letter, name) : 0;
}

function does({ bonus, tiles = [], puts, from, to }: Extract<Goal, { kind: 'turn' }>, turn?: EntryView): boolean {
  const part = turn?.parts[bonus ? 1 : 0];
  if (!part) return false;
  const [kinds, way] = [part.tiles.map(({ kind }) => kind), part.points.map(({ name }) => name)];
  return (
    tiles.every((tile) => kinds.includes(tile)) &&
    (!puts || way.length === 1) &&
    (!from || (way.length > 1 && way[0] === from)) &&
    (!to || to.includes(way.at(-1) ?? ''))
  );
}

function met(goal: Goal, seat: string, before: View, game: Game): boolean {
  const after = game.view();
  if (goal.kind === 'turn') return does(goal, after.last?.turn);
  if (goal.kind === 'wins') return after.outcome?.winner === seat;
  if (goal.kind === 'stands') {
    return after.points.some((point) => {
      const top = point.stack.at(-1);
      return top?.owner === seat && top.kind === goal.tile && point.ground === goal.ground;
    });
  }
  if (goal.kind === 'change') {
    const own = (letter: string) => (letter === seat) === (goal.whose === 'mine');
    const change = measure(after, goal.of, own) - measure(before, goal.of, own);
    return goal.by > 0 ? change >= goal.by : change <= goal.by;
  }
  const opens = goal.kind === 'opens';
  const next = opens ? game.atTurnOf(after.seats.findIndex(({ letter }) => letter === seat)) : game.copy();
  try {
    next?.play(opens ? goal.turn : goal.threat);
    return opens ? !!next : !next?.boardView().outcome;
  } catch {
    return !opens;
  } finally {
    next?.free();
  }
}

/** Whether a turn meets the goals of a step, given the view before and the game after it. */
export function solves(step: Step, seat: string, before: View, after: Game): boolean {
  return step.goals.every((goal) => met(goal, seat, before, after));
}

/** The number of completed steps of a lesson. */
export function done(lesson: Lesson, kept = progress()): number {
  return lesson.steps.filter((step) => kept[lesson.game]?.includes(step.id)).length;
}

/** The kinds of tiles that a turn took from a reserve; during the choice of tiles, the chosen ones. */
export function taken(before: View, after: View): string[] {
  const choosing = choosesTiles(before);
  const held = (view: View, letter: string, kind: string) =>
    view.seats.find((seat) => seat.letter === letter)?.reserve.find(([id]) => id === kind)?.[1] ?? 0;
  return before.seats.flatMap(({ letter }) => {
    const [from, to] = choosing ? [after, before] : [before, after];
    const reserve = from.seats.find((seat) => seat.letter === letter)?.reserve ?? [];
    return reserve.map(([kind]) => kind).filter((kind) => held(from, letter, kind) > held(to, letter, kind));
  });
}
