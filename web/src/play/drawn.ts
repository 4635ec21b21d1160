//! A turn as arrows and circles on the board.

import type { Mark, Tone } from '../board/types.ts';
import type { Coord, Game, PartView, View } from '../lib/rules.ts';

/** The marks of a turn: arrows for moves, circles for placed tiles. With `hops` an arrow follows every point of the
 * path. */
export function drawnParts(parts: PartView[], tone?: Tone, hops = false): Mark[] {
  return parts.flatMap(({ points }): Mark[] => {
    const way = points.map(({ at }) => at);
    if (way.length < 2) return way.map((at) => ({ kind: 'circle', at, tone }));
    const stops = hops ? way : [way[0], way[way.length - 1]];
    return stops.slice(1).map((to, i) => ({ kind: 'arrow', from: stops[i], to, tone }));
  });
}

/** The marks of a turn from here; empty if it is not legal. */
export function drawnTurn(game: Game, turn: string, tone?: Tone): Mark[] {
  const copy = game.copy();
  try {
    copy.play(turn);
    const after = copy.boardView();
    const marks = drawnParts(after.last?.turn.parts ?? [], tone);
    return tone === 'planned' ? [...marks, ...ghosts(game.boardView(), after, after.last?.points ?? [])] : marks;
  } catch {
    return [];
  } finally {
    copy.free();
  }
}

/** The tiles that are on these points only after a turn. */
function ghosts(before: View, after: View, points: Coord[]): Mark[] {
  const top = (view: View, at: Coord) =>
    view.points.find((point) => point.at.x === at.x && point.at.y === at.y)?.stack.at(-1);
  return points.flatMap((at): Mark[] => {
    const [was, piece] = [top(before, at), top(after, at)];
    return piece && (piece.kind !== was?.kind || piece.owner !== was.owner) ? [{ kind: 'ghost', at, piece }] : [];
  });
}
