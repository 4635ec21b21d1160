//! What a turn does, in ideas that a beginner knows: found by comparing the board before and after it.

import type { Coord, View } from '../lib/rules.ts';
import { opening } from './instruction.ts';

/** The ideas, the strongest first; each is the end of a sentence's name in `locales/`. */
export type Idea = 'wins' | 'captures' | 'midline' | 'harmony' | 'breaks' | 'arrives' | 'plants' | 'far' | 'place';

/** What a beginner should know in a position: the name of a sentence, which takes the options of the game. */
export function lesson(view: View): string {
  if (view.phase === 'accents') return 'coach-accents';
  if (view.phase !== 'opening') return `coach-${view.game}`;
  const { seat, only } = opening(view);
  if (seat) return 'coach-opening-for';
  return only ? 'coach-opening-only' : 'coach-opening';
}

/** How many pieces of a seat are free on the board, or those of the others. */
function free(view: View, seat: string, own: boolean): number {
  return view.points.filter(({ stack }) => stack.length > 0 && (stack.at(-1)?.owner === seat) === own).length;
}
/** How many harmonies of a seat count, or of the others. */
function harmonies(view: View, seat: string, own: boolean): number {
  const owned = (owners: string) => (own ? owners.includes(seat) : [...owners].some((owner) => owner !== seat));
  return view.lines.filter(({ owners, state }) => state === 'live' && owned(owners)).length;
}
/** A figure as a number: midlines are letters, each counts. */
function figure(view: View, seat: string, name: string): number {
  const value = view.seats.find(({ letter }) => letter === seat)?.figures.find(([other]) => other === name)?.[1] ?? '';
  return /^\d*$/.test(value) ? Number(value) : value.length;
}

/** What a turn of a seat did. */
export function ideas(before: View, after: View, seat: string): Idea[] {
  if (after.outcome?.winner.includes(seat)) return ['wins'];
  const grew = (count: (view: View) => number) => count(after) > count(before);
  const found: Idea[] = [];
  if (free(after, seat, false) < free(before, seat, false)) found.push('captures');
  if (grew((view) => figure(view, seat, 'crossing') + figure(view, seat, 'midlines'))) found.push('midline');
  else if (grew((view) => harmonies(view, seat, true))) found.push('harmony');
  if (harmonies(after, seat, false) < harmonies(before, seat, false)) found.push('breaks');
  if (grew((view) => figure(view, seat, 'arrived'))) found.push('arrives');
  if (grew((view) => free(view, seat, true))) found.push('plants');
  const [from, to] = [after.last?.points[0], after.last?.points.at(-1)];
  if (!found.length && before.game === 'halma' && from && to && Math.hypot(to.x - from.x, to.y - from.y) > 3)
    found.push('far');
  return found.length > 0 ? found.slice(0, 2) : ['place'];
}

/** What a turn puts or moves, and the names of the points; nothing if it does neither. */
export function wayOf(turn: string, before: View, after: View): { tile: string; from?: string; to: string } | null {
  const pointAt = (at?: Coord) => before.points.find((point) => point.at.x === at?.x && point.at.y === at?.y);
  const [first, second] = after.last?.points.map(pointAt) ?? [];
  const put = /^([A-Z]\d?)\(/.exec(turn)?.[1];
  if (put && first) return { tile: before.game === 'skud' ? put : 'tile', to: first.name };
  const end = before.game === 'halma' ? pointAt(after.last?.points.at(-1)) : second;
  const tile = first?.stack.at(-1)?.kind;
  return tile && end ? { tile, from: first.name, to: end.name } : null;
}
