//! A turn as arrows and circles on the board.

import type { Mark, Tone } from '../board/types.ts';
import type { Coord, Game, View } from '../lib/rules.ts';

/** How a turn from here looks on the board; nothing if it cannot be made. */
export function drawnTurn(game: Game, turn: string, tone?: Tone): Mark[] {
  const copy = game.copy();
  try {
    copy.play(turn);
    const after = copy.boardView();
    const points = after.last?.points ?? [];
    // A move goes from point to point; what is planted, placed or taken is a point by itself.
    const marks: Mark[] = [];
    const moves = /^[(a-p]/.test(turn) && turn.includes('-');
    for (let i = 0; i < points.length; i += 1) {
      const far = turn.includes('+B') ? i % 2 === 0 : i === 0;
      if (moves && far && points[i + 1]) {
        marks.push({ kind: 'arrow', from: points[i], to: points[i + 1], tone });
        i += 1;
      } else marks.push({ kind: 'circle', at: points[i], tone });
    }
    return tone === 'planned' ? [...marks, ...ghosts(game.boardView(), after, points)] : marks;
  } catch {
    return [];
  } finally {
    copy.free();
  }
}

/** The tiles that stand on these points only after a turn. */
function ghosts(before: View, after: View, points: Coord[]): Mark[] {
  const top = (view: View, at: Coord) =>
    view.points.find((point) => point.at.x === at.x && point.at.y === at.y)?.stack.at(-1);
  return points.flatMap((at): Mark[] => {
    const [was, piece] = [top(before, at), top(after, at)];
    return piece && (piece.kind !== was?.kind || piece.owner !== was.owner) ? [{ kind: 'ghost', at, piece }] : [];
  });
}
