//! Edits of a position: pieces are put, moved and removed. The rules decide whether the position is possible.

import type { Sketch } from '../games/entry.ts';
import { entryOf } from '../games/index.ts';
import { catalogue, Game, type Coord, type Piece, type View, type Wanted } from '../lib/rules.ts';

/** The sketch of a view. */
export function sketchOf(view: View): Sketch {
  return {
    mover: view.to_move ?? view.seats[0].letter,
    hands: view.seats.map(({ letter, reserve }) => [letter, Object.fromEntries(reserve)]),
    points: view.points.map(({ at, name, stack }) => ({ at, name, stack: [...stack] })),
  };
}

/** Changes the number of a kind in hand, to no less than zero. */
export function withHand(sketch: Sketch, { owner, kind }: Piece, by: number): Sketch {
  return {
    ...sketch,
    hands: sketch.hands.map(([letter, tiles]) => [
      letter,
      letter === owner ? { ...tiles, [kind]: Math.max(0, (tiles[kind] ?? 0) + by) } : tiles,
    ]),
  };
}

const at = (sketch: Sketch, { x, y }: Coord) => sketch.points.find((point) => point.at.x === x && point.at.y === y);
export const pieceAt = (sketch: Sketch, place: Coord): Piece | undefined => at(sketch, place)?.stack.at(-1);

function changed(sketch: Sketch, place: Coord, stack: (before: Piece[]) => Piece[]): Sketch {
  const own = at(sketch, place);
  return {
    ...sketch,
    points: sketch.points.map((point) => (point === own ? { ...point, stack: stack(point.stack) } : point)),
  };
}

/** Returns the top piece to its owner's hand. */
export function taken(sketch: Sketch, place: Coord): Sketch {
  const piece = pieceAt(sketch, place);
  return piece
    ? withHand(
        changed(sketch, place, (stack) => stack.slice(0, -1)),
        piece,
        1,
      )
    : sketch;
}

/** Puts a piece somewhere, from the hand if there is one. Without `stacks` it replaces what was there. */
export function put(sketch: Sketch, place: Coord, piece: Piece, stacks = false): Sketch {
  const free = stacks ? sketch : taken(sketch, place);
  return withHand(
    changed(free, place, (stack) => [...stack, piece]),
    piece,
    -1,
  );
}

/** Moves the top piece. */
export function moved(sketch: Sketch, from: Coord, to: Coord, stacks = false): Sketch {
  const piece = pieceAt(sketch, from);
  return piece ? put(taken(sketch, from), to, piece, stacks) : sketch;
}

/** Removes all pieces from the board. */
export function cleared(sketch: Sketch): Sketch {
  let next = sketch;
  for (const { at, stack } of sketch.points) for (let i = stack.length; i > 0; i -= 1) next = taken(next, at);
  return next;
}

/** The game from a sketch. Throws errors of the rules. */
export function gameOf(wanted: Wanted, sketch: Sketch): Game {
  return Game.start({ ...wanted, position: entryOf(wanted.game)?.arranging?.write(sketch) });
}

/** The specification of a view's game, for another game of the same kind: the preset that fits best, and the remaining
 * options. */
export function wantedOf(view: View): Required<Pick<Wanted, 'game' | 'seats' | 'preset' | 'options'>> {
  const { game } = view;
  const seats = view.seats.length;
  const presets = catalogue().find(({ id }) => id === game)?.presets ?? [];
  const found = presets.flatMap(({ name: preset }) => {
    try {
      const usual = Game.start({ game, seats, preset });
      const known = new Map(usual.boardView().options);
      usual.free();
      return [{ preset, rest: view.options.filter(([name, value]) => known.get(name) !== value) }];
    } catch {
      // The preset may not allow this number of players.
      return [];
    }
  });
  const usual = { preset: presets[0]?.name ?? '', rest: view.options };
  const best = found.reduce((best, other) => (other.rest.length < best.rest.length ? other : best), usual);
  return { game, seats, preset: best.preset, options: Object.fromEntries(best.rest) };
}
