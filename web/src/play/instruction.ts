//! What is to be done next, as one instruction. Pure: a state of a turn in, a sentence's name and its parts out.

import type { Coord, View } from '../lib/rules.ts';
import { canFinish, ends, next, type Turn } from './turn.ts';

/** The name of a sentence in `locales/`, with its parts; `tile` and `seat` are identifiers until they are said. */
export type Said = { id: string; args?: { n?: number; k?: number; tile?: string; seat?: string; game?: string } };

/** What the person whose turn it is should do now. */
export function instruction(turn: Turn): Said {
  if (turn.at === 'whole') return { id: 'do-confirm' };
  const { view, picked } = turn;
  if (turn.sets.length > 0) return accents(turn);
  if (view.chosen_for) {
    const own = view.chosen_for === view.to_move;
    return own ? { id: 'do-accents-own' } : { id: 'do-accents-for', args: { seat: view.chosen_for } };
  }
  const places = next(turn);
  const words = places.flatMap((place) => ('word' in place ? [place.word] : []));
  const tiles = places.some((place) => 'tile' in place);
  const points = places.some((place) => 'at' in place);
  if (picked.length === 0 && words.includes('pass') && !tiles && !points) return { id: 'do-pass' };
  if (view.game === 'skud') return skud(turn, { words, tiles, points });
  if (view.game === 'street') return street(turn, tiles);
  if (picked.length === 0) return { id: view.game === 'halma' ? 'do-halma' : 'do-any' };
  if (canFinish(turn)) return { id: 'do-halma-on' };
  return { id: view.game === 'halma' ? 'do-halma-go' : 'do-any-go' };
}

function accents(turn: Extract<Turn, { at: 'choosing' }>): Said {
  const [n, k] = [turn.sets[0].length, turn.picked.length];
  if (canFinish(turn)) return { id: 'do-accents-done', args: { n } };
  if (n === 1) return { id: 'do-accents-one' };
  const agreed = turn.view.options.some(([name, value]) => name === 'accents' && value === 'agreed');
  return { id: agreed ? 'do-accents-agreed' : 'do-accents', args: { n, k } };
}

function skud(turn: Turn, open: { words: string[]; tiles: boolean; points: boolean }): Said {
  const { view, picked } = turn;
  const first = picked[0];
  const tile = first && ('tile' in first ? first.tile : 'at' in first ? kindAt(view, first.at) : undefined);
  if (view.phase === 'opening') {
    if (tile) return { id: 'do-opening-gate', args: { tile } };
    const { seat, only } = opening(view);
    if (seat) return { id: 'do-opening-for', args: { seat } };
    return only ? { id: 'do-opening-only', args: { tile: only } } : { id: 'do-opening' };
  }
  if (view.phase === 'bonus') {
    if (!tile) return { id: 'do-bonus' };
    if (tile === 'B') return { id: picked.length > 1 ? 'do-bonus-boat-to' : 'do-bonus-boat' };
    return { id: 'do-bonus-place', args: { tile } };
  }
  if (tile && first) return { id: 'tile' in first ? 'do-plant' : 'do-go', args: { tile } };
  if (open.words.includes('call')) return { id: 'do-call' };
  if (open.tiles && open.points) return { id: 'do-plant-or-move' };
  return { id: open.tiles ? 'do-plant-only' : 'do-move-only' };
}

/** Of a flower of the opening: the seat that gets it, if it is another's, and its kind, if it is set. */
export function opening(view: View): { seat?: string; only?: string } {
  const kinds = view.origins.flatMap(({ place }) => ('tile' in place ? [place.tile] : []));
  const seat = view.entry_seat !== view.to_move ? view.entry_seat : null;
  return { seat: seat ?? undefined, only: kinds.length === 1 ? kinds[0] : undefined };
}

function street(turn: Turn, deploy: boolean): Said {
  const [first] = turn.picked;
  if (first && 'tile' in first) return { id: 'do-street-port' };
  if (first) {
    const captures = next(turn).some((place) => 'at' in place && kindAt(turn.view, place.at));
    return { id: captures ? 'do-street-go' : 'do-any-go' };
  }
  if (holdsAll(turn)) return { id: 'do-street-claim' };
  return { id: deploy ? 'do-street-deploy' : 'do-street' };
}

/** Whether a claim made now would be true. */
export function holdsAll(turn: Turn): boolean {
  return next(turn).some((place) => 'word' in place && place.word === 'claim') && ends(turn, 'claim');
}

function kindAt(view: View, { x, y }: Coord): string | undefined {
  return view.points.find(({ at }) => at.x === x && at.y === y)?.stack.at(-1)?.kind;
}

/** Why nothing can be moved from here at this moment, whatever is pressed. */
export function wrongTime(at: {
  over: boolean;
  /** An earlier turn is looked at. */
  past: boolean;
  /** The person has no seat at this table. */
  watching: boolean;
  /** The turn is complete and waits to be confirmed. */
  whole: boolean;
  /** The person's last turn is on its way to the server. */
  sending: boolean;
  /** The letter of the seat whose turn it is. */
  seat: string;
}): Said {
  if (at.past) return { id: 'no-past' };
  if (at.over) return { id: 'no-over' };
  if (at.watching) return { id: 'no-watching' };
  if (at.whole) return { id: 'do-confirm' };
  if (at.sending) return { id: 'no-sent' };
  return { id: 'no-turn', args: { seat: at.seat } };
}
