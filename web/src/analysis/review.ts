//! A whole game through the eyes of the engine: what every position was worth, and what each turn gave away.

import type { Engine } from '../lib/engine.ts';
import type { Game } from '../lib/rules.ts';
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
  /** What the mover could expect after the best turn, where another one was made and there are two players. */
  reachable?: number;
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

/** What a position is worth, at so many nodes. */
async function judge(game: Game, node: Node, seats: string[], engine: Engine, nodes: number): Promise<Judged> {
  const { outcome, to_move: mover } = game.scene();
  if (outcome) {
    const share = (letter: string) => (outcome.winner ? Number(outcome.winner.includes(letter)) : 0.5);
    return { node, mover: null, chances: Object.fromEntries(seats.map((letter) => [letter, share(letter)])), best: [] };
  }
  const found = (await engine.think(game.record(), { nodes }))?.lines[0];
  if (!found || !mover) return { node, mover, chances: {}, best: [] };
  // Between two what one may expect the other may not; among more the engine speaks of the mover alone.
  const others = seats.length === 2 ? seats.map((letter) => [letter, 1 - found.chance]) : [];
  return { node, mover, chances: { ...Object.fromEntries(others), [mover]: found.chance }, best: found.turns };
}

/** Thinks about every position of the line that is looked at. Ends early, with nothing, once it is cancelled. */
export async function review(
  study: Study,
  engine: Engine,
  nodes: number,
  tell: (done: number, all: number) => void,
  cancelled: () => boolean,
): Promise<Review | null> {
  const { seats, root } = study;
  const line = study.line();
  const game = study.start.copy();
  const all = line.length + 1;
  const positions: Judged[] = [];
  try {
    tell(0, all);
    positions.push(await judge(game, root, seats, engine, nodes));
    for (const [i, node] of line.entries()) {
      if (cancelled()) return null;
      tell(i + 1, all);
      const before = positions[i];
      // A search from one side is only fair to compare with another from the same side: so the position after
      // the best turn is looked at just as the one after the turn that was made.
      if (seats.length === 2 && before.mover && before.best.length && before.best[0] !== body(node.entry)) {
        const other = game.copy();
        other.play(before.best[0]);
        before.reachable = (await judge(other, node, seats, engine, nodes)).chances[before.mover];
        other.free();
        if (cancelled()) return null;
      }
      game.play(node.entry);
      positions.push(await judge(game, node, seats, engine, nodes));
    }
  } finally {
    game.free();
  }
  return cancelled() ? null : { positions, losses: losses(positions) };
}

function losses(positions: Judged[]): Loss[] {
  return positions.slice(1).flatMap(({ node }, i) => {
    const before = positions[i];
    const letter = before.mover;
    if (!letter || body(node.entry) === 'resign') return [];
    const had = before.reachable ?? before.chances[letter];
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
