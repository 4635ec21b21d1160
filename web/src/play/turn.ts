//! A person's turn, from the first place pressed to the server's answer, as one state machine:
//!
//! ```text
//!   choosing ──▶ whole ──▶ sent ─────▶ idle     it is our turn now
//!      ▲  │         │
//!      └──┴─ back ──┴────▶ planned ──▶ idle     the turn is chosen in advance
//! ```
//!
//! A table is `choosing` or `whole`; a game on the server is `idle`, `sent` or `planned`. A game on this device makes a
//! whole turn at once and has no delivery. All functions are pure: they take a state and return the next one. The rules
//! decide what can be pressed; the server decides what was made.

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

// Choosing, on the board.

type Made = {
  /** The game after the steps so far. It is never changed: each step is made on a copy. */
  readonly game: Game;
  readonly view: View;
  /** The completed steps of this turn. */
  readonly made: readonly string[];
  /** The state before the last step, for undo. */
  readonly before: Choosing | null;
  readonly refusal: Message | null;
};
/** The turn is incomplete. */
export type Choosing = Made & {
  readonly at: 'choosing';
  /** The places picked so far for the current step. */
  readonly picked: Place[];
  /** During the choice of a set of tiles: every legal set. The rules list each set in one order; the person can pick
   * its tiles in any order. */
  readonly sets: readonly string[][];
};
/** The turn is complete. The person can confirm it or undo a step. */
export type Whole = Made & { readonly at: 'whole'; readonly picked: Place[]; readonly text: string };
/** An unfinished or unconfirmed turn. */
export type Turn = Choosing | Whole;

/** The start of a turn. */
export function begin(from: Game): Choosing {
  const game = from.copy();
  const view = game.view();
  return { at: 'choosing', game, view, made: [], before: null, refusal: null, picked: [], sets: view.sets };
}

/** The start of a turn, with the steps chosen in advance as far as they are possible now. */
export function resume(game: Game, early: Turn | null): Choosing {
  let turn = begin(game);
  if (!early || early.made.length > 0) return turn;
  for (const place of early.picked) {
    if (!isNext(turn, place)) break;
    turn = { ...turn, picked: [...turn.picked, place] };
  }
  return turn;
}

/** The legal steps that begin with the picked places. */
function open(turn: Turn): StepView[] {
  if (turn.at === 'whole') return [];
  return turn.view.origins
    .flatMap((origin) => origin.steps)
    .filter((step) => turn.picked.every((place, i) => step.path[i] && samePlace(place, step.path[i])));
}

function tilesOf(places: Place[]): string[] {
  return places.flatMap((place) => ('tile' in place ? [place.tile] : []));
}
/** The legal sets that contain all of these tiles. */
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

/** The places that can be picked next. */
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

/** Picks a place: this continues the step, begins another one, or is refused with a reason. */
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
  // A set is not taken automatically, so that each tile can still be put back.
  if (turn.sets.length > 0) return longer;
  const steps = open(longer);
  return steps.length === 1 && steps[0].path.length === picked.length ? make(longer, steps[0]) : longer;
}

/** Puts back one of the chosen tiles of a set. */
export function putBack(turn: Turn, at: number): Turn {
  return { ...turn, refusal: null, picked: turn.picked.filter((_, i) => i !== at) };
}

function refuse(turn: Choosing, place: Place): Choosing {
  // A complete set takes no more tiles, whatever their kind.
  if ('tile' in place && wholeSet(turn))
    return { ...turn, refusal: { id: 'accents-chosen', args: [['n', { number: BigInt(turn.picked.length) }]] } };
  // The tile belongs to legal sets, but not together with the chosen ones.
  if ('tile' in place && turn.sets.some((set) => set.includes(place.tile)))
    return { ...turn, refusal: { id: 'accent-choice', args: [['tile', place]] } };
  // A tile of the reserve always begins a new step.
  const path = 'tile' in place || turn.sets.length > 0 ? [place] : [...turn.picked, place];
  return { ...turn, refusal: turn.game.refusal(path) ?? { id: 'not-now', args: [] } };
}

/** The chosen set, if it is complete. */
function wholeSet(turn: Turn): string[] | undefined {
  if (turn.at === 'whole') return;
  return setsWith(turn, tilesOf(turn.picked)).find((set) => set.length === turn.picked.length);
}
/** The turn with a default set picked (as many different kinds as possible), if nothing is picked yet. */
export function usualSet(turn: Turn): Turn | null {
  if (turn.at === 'whole' || turn.picked.length > 0 || (turn.sets[0]?.length ?? 0) < 2) return null;
  const kinds = (set: string[]) => new Set(set).size;
  const most = turn.sets.reduce((best, set) => (kinds(set) > kinds(best) ? set : best));
  return { ...turn, refusal: null, picked: most.map((tile) => ({ tile })) };
}
/** Whether the picked places already are a step that could also continue, or a complete set. */
export function canFinish(turn: Turn): boolean {
  if (turn.at === 'choosing' && turn.sets.length > 0) return !!wholeSet(turn);
  return turn.picked.length > 0 && open(turn).some((step) => step.path.length === turn.picked.length);
}
/** Makes the step of the picked places although longer ones begin with them, or takes the set. */
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
  // If only one word is left, choose it automatically.
  const left = after.view.origins.flatMap((origin) => origin.steps);
  return after.at === 'choosing' && left.length === 1 && 'word' in left[0].path[0] ? make(after, left[0]) : after;
}

/** The state after a step. The turn is `whole` once the rules count it. */
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

/** Makes a turn typed in notation, which completes the turn. */
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

/** Undoes the last pick or step. */
export function back(turn: Turn): Turn {
  if (turn.picked.length > 0) return { ...turn, refusal: null, picked: turn.picked.slice(0, -1) };
  return turn.before ?? { ...turn, refusal: null };
}
/** Clears the picked places. Completed steps stay. */
export function clear(turn: Turn): Turn {
  return { ...turn, picked: [], refusal: null };
}

/** The view after adding a place to the path, if that completes a step, for a preview. */
export function preview(turn: Turn, at: Coord): View | null {
  const path = [...turn.picked, { at }];
  const step = open(turn).find(
    (step) => step.path.length === path.length && samePlace(step.path[path.length - 1], { at }),
  );
  return step ? turn.game.preview(step.path) : null;
}
/** Whether a word would end the game, so that it should be highlighted. */
export function ends(turn: Turn, word: string): boolean {
  return turn.picked.length === 0 && !!turn.game.preview([{ word }]).outcome;
}

// Delivery, to the server.

/** A turn on its way, with the version of the position it was chosen for. The server accepts a turn with the same key
 * only once. */
export type Parcel = { readonly turn: string; readonly position_version: number; readonly idempotency_key: string };
/** The state of one's own turn: none, sent but not acknowledged, or a premove on the server. */
export type Delivery = { readonly at: 'idle' } | { readonly at: 'sent' | 'planned'; readonly parcel: Parcel };
export const IDLE: Delivery = { at: 'idle' };

/** Events after a turn was sent. */
export type News =
  /** The server has made the turn. */
  | { type: 'accepted'; idempotency_key?: string }
  /** The turn was refused, perhaps with the current board. */
  | { type: 'refused'; idempotency_key?: string; error: string; board: boolean }
  /** One's own turn is among the game's entries. */
  | { type: 'made' }
  /** Turns were taken back. */
  | { type: 'taken-back' }
  /** The server's state of the game, with the premove it has. */
  | { type: 'board'; position_version: number; kept?: { turn: string; idempotency_key: string } }
  /** The premove is not legal on the current board. */
  | { type: 'impossible' };

/** Refusals after which the turn is sent again automatically. */
const PASSING = ['too-many-requests', 'unavailable'];

/** The next state of a delivery. */
export function heard(delivery: Delivery, news: News): Delivery {
  const key = 'idempotency_key' in news ? news.idempotency_key : undefined;
  const ours = !!key && delivery.at !== 'idle' && delivery.parcel.idempotency_key === key;
  switch (news.type) {
    case 'accepted':
      // A premove is made later; its entry will show that.
      return ours && delivery.at === 'sent' ? IDLE : delivery;
    case 'refused':
      if (!ours) return delivery;
      // The opponent moved before the premove arrived. The new board decides.
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

/** What a person can do at the board of a game on the server: move now, choose a premove, wait for the one chosen, or
 * only watch. */
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
