//! Finds the point that a press means: the nearest one, unless a sensible one is almost as near.

import type { Coord } from '../lib/rules.ts';
import type { Points } from './motion.ts';
import { key, type Layout, same, UNIT } from './types.ts';

/** With points closer together than this on the screen, in pixels, the person needs help to hit them (WCAG 2.2, target
 * size). */
export const SMALL = 24;
/** If another sensible point is farther away by less than this, in pixels, a tap is ambiguous. */
export const UNSURE = 18;

/** A point with its distance, which is increased where no action is possible. */
export type Candidate = { at: Coord; sensible: boolean; cost: number };

/** The points around a place, most likely first. `slack` is the tolerated error; with 0 the nearest point always comes
 * first. */
export function candidates(
  layout: Layout,
  points: Points,
  sensible: (id: string) => boolean,
  [x, y]: [number, number],
  slack: number,
): Candidate[] {
  const near = layout.nearest(x, y);
  const found: Candidate[] = [];
  for (let dx = -2; dx <= 2; dx += 1) {
    for (let dy = -2; dy <= 2; dy += 1) {
      const point = points.get(key({ x: near.x + dx, y: near.y + dy }));
      if (!point) continue;
      const [px, py] = layout.place(point.at);
      const good = sensible(key(point.at));
      // A press on a tile may ask why it cannot move. One on an empty point hardly means anything.
      const handicap = good ? 0 : (point.stack.length > 0 ? 0.3 : 0.85) * slack;
      const distance = Math.hypot(px - x, py - y);
      // Ignore presses outside the board. Legal points accept presses from farther away.
      if (distance < (slack > 0 ? (good ? 1.5 : 1) * UNIT : 0.75 * UNIT))
        found.push({ at: point.at, sensible: good, cost: distance + handicap });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Whether a tap is ambiguous: another sensible point is about as near, or nothing can be done at the nearest point but
 * at one beside it. `scale` is pixels per unit of the drawing. */
export function unsure([first, ...others]: Candidate[], scale: number): boolean {
  return others.some(({ sensible, cost }) => sensible && (!first.sensible || (cost - first.cost) * scale < UNSURE));
}

/** The point that the loupe shows. It keeps the previous one until another is clearly nearer, so that a finger that
 * slips while lifting changes nothing. */
export function steady(list: Candidate[], before: Coord | null | undefined): Coord | null {
  const [best] = list;
  const kept = before && list.find(({ at }) => same(at, before));
  return kept && kept.cost < best.cost + UNIT * 0.3 ? kept.at : (best?.at ?? null);
}

/** The centre of the loupe: above the finger, or beside it if there is no room above. */
export function loupePlace(
  [x, y]: [number, number],
  radius: number,
  window: { width: number; height: number },
): [number, number] {
  const within = (value: number, size: number) => Math.min(Math.max(value, radius + 4), size - radius - 4);
  const above = y - radius - 36;
  if (above >= radius + 4) return [within(x, window.width), above];
  const aside = x < window.width / 2 ? x + radius + 48 : x - radius - 48;
  return [within(aside, window.width), within(y, window.height)];
}
