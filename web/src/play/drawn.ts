//! A turn as arrows and circles on the board.

import type { Mark, Tone } from '../board/types.ts';
import type { Game } from '../lib/rules.ts';

/** How a turn from here looks on the board; nothing if it cannot be made. */
export function drawnTurn(game: Game, turn: string, tone?: Tone): Mark[] {
  const copy = game.copy();
  try {
    copy.play(turn);
    const points = copy.scene().last?.points ?? [];
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
    return marks;
  } catch {
    return [];
  } finally {
    copy.free();
  }
}
