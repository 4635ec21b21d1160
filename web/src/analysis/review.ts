//! A whole game through the eyes of the engine: what every position was worth, and what each turn gave away.

import type { Engine } from '../lib/engine.ts';
import { body, type Node, type Study } from './study.svelte.ts';

/** A position of the game: after `node`, from the root on. */
export type Judged = {
  node: Node;
  /** The letter of the one to move; none once the game is over. */
  mover: string | null;
  /** The share of a point that each seat may expect, as far as it is known. */
  chances: Record<string, number>;
  /** The best line from here. */
  best: string[];
};

/** A turn with what it gave away. */
export type Loss = { turn: number; node: Node; before: Judged; letter: string; points: number };

export type Review = { positions: Judged[]; losses: Loss[] };

/** From how much of a point on a turn is remarkable, and the sign it gets. */
export const MARKS: [number, string][] = [
  [0.2, '??'],
  [0.1, '?'],
  [0.05, '?!'],
];

export function mark(points: number): string {
  return MARKS.find(([least]) => points >= least)?.[1] ?? '';
}

/** Thinks about every position of the line that is looked at. Ends early, with nothing, once it is cancelled. */
export async function review(
  study: Study,
  engine: Engine,
  nodes: number,
  tell: (done: number, all: number) => void,
  cancelled: () => boolean,
): Promise<Review | null> {
  const line = [study.root, ...study.line()];
  const game = study.start.copy();
  const positions: Judged[] = [];
  try {
    for (const [i, node] of line.entries()) {
      tell(i, line.length);
      if (i > 0) game.play(node.entry);
      const { outcome, to_move } = game.view();
      const judged: Judged = { node, mover: to_move, chances: {}, best: [] };
      if (outcome) {
        judged.mover = null;
        for (const letter of study.seats) {
          judged.chances[letter] = outcome.winner ? Number(outcome.winner.includes(letter)) : 0.5;
        }
      } else {
        const found = (await engine.think(game.record(), { nodes }))?.lines[0];
        if (cancelled()) return null;
        if (found && to_move) {
          judged.best = found.turns;
          // Between two what one may expect the other may not; among more the engine speaks of the mover alone.
          if (study.seats.length === 2) for (const letter of study.seats) judged.chances[letter] = 1 - found.chance;
          judged.chances[to_move] = found.chance;
        }
      }
      positions.push(judged);
    }
  } finally {
    game.free();
  }
  return { positions, losses: losses(positions) };
}

function losses(positions: Judged[]): Loss[] {
  return positions.slice(1).flatMap(({ node }, i) => {
    const before = positions[i];
    const letter = before.mover;
    if (!letter || body(node.entry) === 'resign') return [];
    const had = before.chances[letter];
    // Among three and four the next that is known of a player is the next own turn.
    const left = positions.slice(i + 1).find((later) => letter in later.chances)?.chances[letter];
    if (had === undefined || left === undefined) return [];
    const points = before.best[0] === body(node.entry) ? 0 : Math.max(0, had - left);
    return [{ turn: i + 1, node, before, letter, points }];
  });
}

/** The turns that gave away most, the worst first. */
export function turningPoints(review: Review, most = 6): Loss[] {
  return review.losses
    .filter(({ points }) => points >= MARKS[MARKS.length - 1][0])
    .sort((a, b) => b.points - a.points)
    .slice(0, most);
}
