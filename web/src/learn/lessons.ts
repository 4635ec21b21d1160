//! What a lesson is: positions with a task each, and the check of an answer. The rules decide what is legal and
//! what a turn does; a goal only looks at what they show before and after it.

import type { Mark } from '../board/types.ts';
import { choosesTiles, figureOf, Game, type EntryView, type View, type Wanted } from '../lib/rules.ts';
import { progress } from './progress.ts';

export type Whose = 'mine' | 'theirs';
export type Goal =
  /** What the turn does, or the bonus that it ends with: it puts or moves these tiles, puts a tile somewhere instead of
   * moving one, goes from a point, ends on one of some points. */
  | { kind: 'turn'; bonus?: true; tiles?: string[]; puts?: true; from?: string; to?: string[] }
  /** A figure of the rules, or the number of `pieces` on top, grows by this much or more; below 0 it falls. */
  | { kind: 'change'; of: string; whose: Whose; by: number }
  /** A tile of this kind stands on such ground. */
  | { kind: 'stands'; tile: string; ground: string }
  | { kind: 'wins' }
  /** What the other player was about to do no longer wins. */
  | { kind: 'stops'; threat: string }
  /** The learner could make this turn next. */
  | { kind: 'opens'; turn: string };

export type Step = {
  /** The texts are `learn-GAME-ID-title`, `-task` and `-praise`; `-other`, where there is one, answers another turn. */
  id: string;
  /** The position in its one-line form, and what is not usual about the rules. */
  position: string;
  setup?: Pick<Wanted, 'seats' | 'options'>;
  /** All of these have to be met. */
  goals: Goal[];
  /** A turn that meets them; shown on request. */
  answer: string;
  /** What the task speaks of: points, and kinds of tiles; `H:W4` is Host's, without a letter it is the learner's. */
  marks?: Mark[];
  tiles?: string[];
};

export type Lesson = {
  game: string;
  /** Its title is `learn-GAME-lesson-ID`. The steps of all lessons of a game have different names. */
  id: string;
  /** The step that shows best what the game is about. */
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

/** Whether the turn that led from one view to a game does what the step asks for. */
export function solves(step: Step, seat: string, before: View, after: Game): boolean {
  return step.goals.every((goal) => met(goal, seat, before, after));
}

/** How many steps of a lesson are done. */
export function done(lesson: Lesson, kept = progress()): number {
  return lesson.steps.filter((step) => kept[lesson.game]?.includes(step.id)).length;
}

/** The kinds of tiles that a turn took from a reserve; while tiles are chosen for one, those chosen. */
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
