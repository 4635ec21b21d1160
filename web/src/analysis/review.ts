//! The review of a whole game. The engine decides what each turn lost; this file only connects that to the turns of a
//! study.

import type { Engine, Judged, SeatReview } from '../lib/engine.ts';
import { worth } from '../lib/outcome.ts';
import type { Node, Study } from './study.svelte.ts';

/** A position of the game: the one after `node`. */
export type Position = {
  node: Node;
  /** The letter of the player to move; null after the end of the game. */
  mover: string | null;
  /** The expected score of each seat, if known. */
  chances: Record<string, number>;
  /** The best line from here. */
  best: string[];
  /** The likeliest turn. */
  expected: Judged['expected'];
};

/** A turn with the points that it lost, and its mark. */
export type Loss = { turn: number; node: Node; before: Position; letter: string; points: number; mark: string };

export type Review = { positions: Position[]; losses: Loss[]; seats: SeatReview[] };

/** Reviews every position of the current line. Resolves to null if the engine was closed before the end. */
export async function review(
  study: Study,
  engine: Engine,
  nodes: number,
  tell: (done: number, all: number) => void,
): Promise<Review | null> {
  const line = study.line();
  const all = line.length + 1;
  const record = study.record();
  tell(0, all);
  const found = await engine.review(record, nodes, (done) => tell(done, all));
  if (!found) return null;
  const nodesOf = [study.root, ...line];
  const positions = found.judged.map((judged, i) => position(judged, nodesOf[i], study.seats));
  if (positions.length <= line.length) positions.push(end(study, line));
  const losses = found.judged.flatMap(({ seat, lost, mark }, i) =>
    lost === null
      ? []
      : [{ turn: i + 1, node: line[i], before: positions[i], letter: seat, points: lost, mark: mark ?? '' }],
  );
  return { positions, losses, seats: found.seats };
}

function position({ seat, chance, best, expected }: Judged, node: Node, seats: string[]): Position {
  // With two players the other one gets the rest. With more, the engine only judges the player to move.
  const others = seats.length === 2 ? seats.map((letter) => [letter, 1 - chance]) : [];
  return { node, mover: seat, chances: { ...Object.fromEntries(others), [seat]: chance }, best, expected };
}

/** The position after the last turn, where the game is over. */
function end(study: Study, line: Node[]): Position {
  const game = study.gameAt(line.at(-1) ?? study.root);
  const { outcome } = game.boardView();
  game.free();
  const share = (letter: string) => (outcome ? worth(outcome, letter) : 0.5);
  const chances = Object.fromEntries(study.seats.map((letter) => [letter, share(letter)]));
  return { node: line[line.length - 1] ?? study.root, mover: null, chances, best: [], expected: null };
}

/** The turns that lost most, worst first. */
export function turningPoints(review: Review, most = 6): Loss[] {
  return review.losses
    .filter(({ mark }) => mark)
    .sort((a, b) => b.points - a.points)
    .slice(0, most);
}
