//! What a turn does, in ideas that a beginner knows: found by comparing the board before and after it.

import { knows } from '../lib/i18n.svelte.ts';
import { figureOf, type Game, type View } from '../lib/rules.ts';

/** The ideas, the strongest first; each is the end of a sentence's name in `locales/`. */
export type Idea = 'wins' | 'captures' | 'midline' | 'harmony' | 'breaks' | 'arrives' | 'plants' | 'far' | 'place';

/** What a beginner should know in a position: the name of a sentence about what is asked for now, or about this part of
 * the game, or about the game. It takes the options of the game. */
export function lesson(game: Game, view: View): string {
  return [game.asks().id, view.phase].map((id) => `coach-${id}`).find(knows) ?? `coach-${view.game}`;
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

/** What a turn of a seat did. */
export function ideas(before: View, after: View, seat: string): Idea[] {
  if (after.outcome?.winner.includes(seat)) return ['wins'];
  const grew = (count: (view: View) => number) => count(after) > count(before);
  const found: Idea[] = [];
  if (free(after, seat, false) < free(before, seat, false)) found.push('captures');
  if (grew((view) => figureOf(view, seat, 'crossing') + figureOf(view, seat, 'midlines'))) found.push('midline');
  else if (grew((view) => harmonies(view, seat, true))) found.push('harmony');
  if (harmonies(after, seat, false) < harmonies(before, seat, false)) found.push('breaks');
  if (grew((view) => figureOf(view, seat, 'arrived'))) found.push('arrives');
  if (grew((view) => free(view, seat, true))) found.push('plants');
  // Only a chain of hops is a long way: any flower may go some points.
  const way = after.last?.turn.parts[0]?.points.map(({ at }) => at) ?? [];
  const [from, to] = [way[0], way[way.length - 1]];
  if (!found.length && way.length > 2 && Math.hypot(to.x - from.x, to.y - from.y) > 3) found.push('far');
  return found.length > 0 ? found.slice(0, 2) : ['place'];
}

/** What the last turn put or moved, and the names of the points; nothing if it did neither. */
export function wayOf({ last }: View): { tile: string; from?: string; to: string } | null {
  const { tiles, points } = last?.turn.parts[0] ?? { tiles: [], points: [] };
  const [tile, to] = [tiles[0]?.kind, points.at(-1)?.name];
  if (!tile || !to) return null;
  return points.length > 1 ? { tile, from: points[0].name, to } : { tile, to };
}
