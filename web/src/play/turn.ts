//! A turn of a person, from the first place pointed at to the server's answer. One state machine:
//!
//! ```text
//!   choosing ──▶ whole ──▶ sent ─────▶ idle     the turn is ours now
//!      ▲  │         │
//!      └──┴─ back ──┴────▶ planned ──▶ idle     the turn is chosen before its time
//! ```
//!
//! A table is `choosing` or `whole`; a game on the server is `idle`, `sent` or `planned`. A game on this device makes a
//! whole turn at once and has no delivery. Every function takes a state and gives the next one; nothing is changed in
//! place. The rules decide what may be pointed at; the server decides what was made.

import {
  Refusal,
  samePlace,
  type Coord,
  type Game,
  type Message,
  type Place,
  type StepView,
  type View,
} from '../lib/rules.ts';

// Choosing: on the board.

type Made = {
  /** The game with the steps made so far. It is never changed: a step is made on a copy. */
  readonly game: Game;
  readonly view: View;
  /** The steps of this turn that are made. */
  readonly made: readonly string[];
  /** The state before the last step. */
  readonly before: Choosing | null;
  readonly refusal: Message | null;
};
/** Steps are missing. */
export type Choosing = Made & {
  readonly at: 'choosing';
  /** The path of the step in the making. */
  readonly picked: Place[];
  /** Where tiles are chosen as a set: every set that may be chosen. The rules list each in one order; a person points at
   * its tiles in any. */
  readonly sets: readonly string[][];
};
/** All steps are made; the person may confirm the turn or take a step back. */
export type Whole = Made & { readonly at: 'whole'; readonly picked: Place[]; readonly text: string };
/** A turn in the making. */
export type Turn = Choosing | Whole;

/** The start of a turn. */
export function begin(from: Game): Choosing {
  const game = from.copy();
  const view = game.view();
  return { at: 'choosing', game, view, made: [], before: null, refusal: null, picked: [], sets: view.sets };
}

/** The start of a turn, with what was pointed at before its time as far as that is possible now. */
export function resume(game: Game, early: Turn | null): Choosing {
  let turn = begin(game);
  if (!early || early.made.length > 0) return turn;
  for (const place of early.picked) {
    if (!isNext(turn, place)) break;
    turn = { ...turn, picked: [...turn.picked, place] };
  }
  return turn;
}

/** The steps that go on from what is picked. */
function open(turn: Turn): StepView[] {
  if (turn.at === 'whole') return [];
  return turn.view.origins
    .flatMap((origin) => origin.steps)
    .filter((step) => turn.picked.every((place, i) => step.path[i] && samePlace(place, step.path[i])));
}

function tilesOf(places: Place[]): string[] {
  return places.flatMap((place) => ('tile' in place ? [place.tile] : []));
}
/** The sets that have all of these tiles. */
function setsWith(turn: Choosing, tiles: string[]): string[][] {
  return turn.sets.filter((set) => {
    const left = [...set];
    return tiles.every((tile) => {
      const at = left.indexOf(tile);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** What may be pointed at next. */
export function next(turn: Turn): Place[] {
  if (turn.at === 'whole') return [];
  if (turn.sets.length > 0) {
    const picked = tilesOf(turn.picked);
    const all = [...new Set(turn.sets.flat())];
    return all.filter((tile) => setsWith(turn, [...picked, tile]).length > 0).map((tile) => ({ tile }));
  }
  const seen = new Map<string, Place>();
  for (const step of open(turn)) {
    const place = step.path[turn.picked.length];
    if (place) seen.set(JSON.stringify(place), place);
  }
  return [...seen.values()];
}
function isNext(turn: Turn, place: Place): boolean {
  return next(turn).some((other) => samePlace(place, other));
}

/** Points at something: it goes on with the step, begins another one, or is refused with a reason. */
export function pick(turn: Turn, place: Place): Turn {
  if (turn.at === 'whole') return turn;
  const clean: Choosing = { ...turn, refusal: null };
  const again = turn.picked.findIndex((other) => samePlace(other, place));
  let picked: Place[];
  if (isNext(turn, place)) picked = [...turn.picked, place];
  else if (turn.sets.length > 0) return refuse(clean, place);
  else if (again >= 0) return { ...clean, picked: turn.picked.slice(0, again) };
  else if (turn.view.origins.some((origin) => samePlace(origin.place, place))) picked = [place];
  else return refuse(clean, place);
  const longer: Choosing = { ...clean, picked };
  // A set is taken only when the person says so: until then each of its tiles can be put back.
  if (turn.sets.length > 0) return longer;
  const steps = open(longer);
  return steps.length === 1 && steps[0].path.length === picked.length ? make(longer, steps[0]) : longer;
}

/** Puts one of the chosen tiles of a set back. */
export function putBack(turn: Turn, at: number): Turn {
  return { ...turn, refusal: null, picked: turn.picked.filter((_, i) => i !== at) };
}

function refuse(turn: Choosing, place: Place): Choosing {
  // A whole set takes no more, whatever the kind.
  if ('tile' in place && wholeSet(turn))
    return { ...turn, refusal: { id: 'accents-chosen', args: [['n', { number: BigInt(turn.picked.length) }]] } };
  // What belongs to sets is too much for this one.
  if ('tile' in place && turn.sets.some((set) => set.includes(place.tile)))
    return { ...turn, refusal: { id: 'accent-choice', args: [['tile', place]] } };
  // A tile of the reserve begins a step, whatever is picked.
  const path = 'tile' in place || turn.sets.length > 0 ? [place] : [...turn.picked, place];
  return { ...turn, refusal: turn.game.refusal(path) ?? { id: 'not-now', args: [] } };
}

/** The set that is chosen, if it is whole. */
function wholeSet(turn: Turn): string[] | undefined {
  if (turn.at === 'whole') return;
  return setsWith(turn, tilesOf(turn.picked)).find((set) => set.length === turn.picked.length);
}
/** The turn with a usual set picked, one tile of as many kinds as possible, while nothing is picked. */
export function usualSet(turn: Turn): Turn | null {
  if (turn.at === 'whole' || turn.picked.length > 0 || (turn.sets[0]?.length ?? 0) < 2) return null;
  const kinds = (set: string[]) => new Set(set).size;
  const most = turn.sets.reduce((best, set) => (kinds(set) > kinds(best) ? set : best));
  return { ...turn, refusal: null, picked: most.map((tile) => ({ tile })) };
}
/** Whether what is picked is a step already, though it may go on, or a whole set. */
export function canFinish(turn: Turn): boolean {
  if (turn.at === 'choosing' && turn.sets.length > 0) return !!wholeSet(turn);
  return turn.picked.length > 0 && open(turn).some((step) => step.path.length === turn.picked.length);
}
/** Makes the step that the picked path is, where it also begins longer ones, or takes the set. */
export function finish(turn: Turn): Turn {
  const set = wholeSet(turn);
  if (set) return type(turn, set.join(','));
  const step = open(turn).find((step) => step.path.length === turn.picked.length);
  return turn.at === 'choosing' && step ? make(turn, step) : turn;
}

function make(turn: Choosing, step: StepView): Turn {
  const game = turn.game.copy();
  game.step(step.path);
  const after = follow(turn, game, step.text);
  // Where only a word is left to be said, nobody is asked.
  const left = after.view.origins.flatMap((origin) => origin.steps);
  return after.at === 'choosing' && left.length === 1 && 'word' in left[0].path[0] ? make(after, left[0]) : after;
}

/** The state after a step: the turn is whole once the rules count it. */
function follow(turn: Choosing, game: Game, step: string): Turn {
  const view = game.view();
  const rest = {
    game,
    view,
    made: [...turn.made, step],
    refusal: null,
    picked: [],
    before: { ...turn, picked: [], refusal: null },
  };
  if (game.turn === turn.game.turn && !game.over) return { ...rest, at: 'choosing', sets: [] };
  return { ...rest, at: 'whole', text: view.last?.turn.body ?? '' };
}

/** Makes a turn typed in notation; the turn is whole then. */
export function type(turn: Turn, text: string): Turn {
  if (turn.at === 'whole') return turn;
  const game = turn.game.copy();
  try {
    game.play(text.trim());
  } catch (error) {
    game.free();
    if (!(error instanceof Refusal)) throw error;
    return { ...turn, picked: [], refusal: error.why };
  }
  return follow(turn, game, text.trim());
}

/** Takes back the last thing done: a pick, or a step. */
export function back(turn: Turn): Turn {
  if (turn.picked.length > 0) return { ...turn, refusal: null, picked: turn.picked.slice(0, -1) };
  return turn.before ?? { ...turn, refusal: null };
}
/** Forgets what is picked; the steps that are made stay. */
export function clear(turn: Turn): Turn {
  return { ...turn, picked: [], refusal: null };
}

/** The view after a place was added to the path, if that makes a step; to be shown before it is made. */
export function preview(turn: Turn, at: Coord): View | null {
  const path = [...turn.picked, { at }];
  const step = open(turn).find(
    (step) => step.path.length === path.length && samePlace(step.path[path.length - 1], { at }),
  );
  return step ? turn.game.preview(step.path) : null;
}
/** Whether a word would end the game: then it is worth pointing out. */
export function ends(turn: Turn, word: string): boolean {
  return turn.picked.length === 0 && !!turn.game.preview([{ word }]).outcome;
}

// Delivery: to the server.

/** A turn on its way, with the position it was chosen for. The server makes a turn with a known key only once. */
export type Parcel = { readonly turn: string; readonly position_version: number; readonly idempotency_key: string };
/** Where our turn is: nowhere, sent and not acknowledged, or left with the server before its time. */
export type Delivery = { readonly at: 'idle' } | { readonly at: 'sent' | 'planned'; readonly parcel: Parcel };
export const IDLE: Delivery = { at: 'idle' };

/** What happens to a turn after it was given away. */
export type News =
  /** The server has made it. */
  | { type: 'accepted'; idempotency_key?: string }
  /** It was refused, perhaps with the board as it is instead. */
  | { type: 'refused'; idempotency_key?: string; error: string; board: boolean }
  /** A turn of ours is among the entries of the game. */
  | { type: 'made' }
  /** Turns were taken back. */
  | { type: 'taken-back' }
  /** The game as the server has it, with the turn that it keeps for us. */
  | { type: 'board'; position_version: number; kept?: { turn: string; idempotency_key: string } }
  /** The turn in advance cannot be made on the board as it is now. */
  | { type: 'impossible' };

/** Refusals after which a turn is sent again by itself. */
const PASSING = ['too-many-requests', 'unavailable'];

/** The next state of a delivery. */
export function heard(delivery: Delivery, news: News): Delivery {
  const key = 'idempotency_key' in news ? news.idempotency_key : undefined;
  const ours = !!key && delivery.at !== 'idle' && delivery.parcel.idempotency_key === key;
  switch (news.type) {
    case 'accepted':
      // What was planned is made later; that is seen by its entry.
      return ours && delivery.at === 'sent' ? IDLE : delivery;
    case 'refused':
      if (!ours) return delivery;
      // The opponent was quicker than the plan: the board that comes decides.
      if (delivery.at === 'planned') return news.error === 'stale' && news.board ? delivery : IDLE;
      return PASSING.includes(news.error) ? delivery : IDLE;
    case 'made':
      return IDLE;
    case 'taken-back':
    case 'impossible':
      return delivery.at === 'planned' ? IDLE : delivery;
    case 'board': {
      const rest =
        delivery.at === 'sent' && delivery.parcel.position_version !== news.position_version ? IDLE : delivery;
      if (!news.kept || rest.at === 'sent') return rest;
      return { at: 'planned', parcel: { position_version: news.position_version, ...news.kept } };
    }
  }
}

/** What a person may do at the board of a game on the server: move now, choose in advance, wait for what was chosen, or
 * only look. */
export type Part = 'moves' | 'chooses' | 'waits' | 'looks';

export function part(
  delivery: Delivery,
  game: { playing: boolean; toMove?: string | null; mine: string[]; gaveUp: boolean },
): Part {
  if (!game.playing || game.mine.length === 0 || delivery.at === 'sent') return 'looks';
  if (game.toMove && game.mine.includes(game.toMove)) return 'moves';
  if (game.gaveUp) return 'looks';
  return delivery.at === 'planned' ? 'waits' : 'chooses';
}
