//! Animations: a tile that left one point and one that appeared at another are the same if owner and kind are equal.

import type { Coord, Piece, PointView } from '../lib/rules.ts';
import { key, type Layout, same } from './types.ts';

export type Points = Map<string, PointView>;

export function alike(a?: Piece, b?: Piece): boolean {
  return !!a && !!b && a.owner === b.owner && a.kind === b.kind;
}

/** A captured tile, and where it was. */
export type Taken = { at: Coord; piece: Piece };

/** The tiles that a turn captured: those on top of the points it touched that are no longer on the board. */
export function taken(old: Points, now: Points, touched: Coord[]): Taken[] {
  const count = (points: Points, piece: Piece) =>
    [...points.values()].reduce((sum, { stack }) => sum + stack.filter((other) => alike(other, piece)).length, 0);
  return touched.flatMap((at) => {
    const id = key(at);
    const piece = old.get(id)?.stack.at(-1);
    const gone = piece && !alike(piece, now.get(id)?.stack.at(-1)) && count(now, piece) < count(old, piece);
    return gone ? [{ at, piece }] : [];
  });
}

/** Animates the tiles from their old to their new points. `path` is the path of the last turn. */
export function move(svg: SVGSVGElement, layout: Layout, old: Points, now: Points, path: Coord[], skip: string): void {
  const left: { at: Coord; piece: Piece; n: number }[] = [];
  const came: { at: Coord; piece: Piece; id: string }[] = [];
  for (const [id, { at, stack }] of now) {
    const was = old.get(id)?.stack ?? [];
    const [a, b] = [was.at(-1), stack.at(-1)];
    const changed = !alike(a, b);
    if (a && (stack.length < was.length || changed)) {
      left.push({ at, piece: a, n: Math.max(1, was.length - stack.length) });
    }
    if (b && (stack.length > was.length || changed)) came.push({ at, piece: b, id });
  }
  // A completely different position appears without animation.
  if (came.length > 9 || left.length > 9) return;
  for (const { at: to, piece, id } of came) {
    if (id === skip) continue;
    const discs = [...svg.querySelectorAll<SVGElement>(`[data-tile="${id}"] > .disc`)];
    const far = ({ at }: { at: Coord }) => Math.hypot(at.x - to.x, at.y - to.y);
    const from = left.filter((other) => alike(other.piece, piece)).sort((a, b) => far(a) - far(b))[0];
    if (!from) {
      const frames = [
        { opacity: 0, transform: 'scale(1.25)' },
        { opacity: 1, transform: 'scale(1)' },
      ];
      discs.at(-1)?.animate(frames, { duration: 200, easing: 'ease-out' });
      continue;
    }
    left.splice(left.indexOf(from), 1);
    const chain = path.length > 2 && same(path[0], from.at) && same(path.at(-1), to);
    const [x, y] = layout.place(to);
    const frames = (chain ? path : [from.at, to]).map((stop) => {
      const [px, py] = layout.place(stop);
      return { transform: `translate(${px - x}px, ${py - y}px)` };
    });
    const duration = Math.min(900, 220 + 110 * (frames.length - 2));
    const easing = chain ? 'ease-in-out' : 'cubic-bezier(0.3, 0.7, 0.2, 1)';
    for (const disc of discs.slice(-from.n)) disc.animate(frames, { duration, easing });
  }
}
