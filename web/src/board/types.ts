import type { Coord, View } from '../lib/rules.ts';

export type Tone = 'user' | 'engine' | 'engine-2' | 'engine-3';
export type Mark =
  | { kind: 'arrow'; from: Coord; to: Coord; tone?: Tone }
  | { kind: 'circle'; at: Coord; tone?: Tone };

/** The number of a seat by its letter; a letter that is not in the game is the first. */
export function seatOf(view: View, letter: string): number {
  return Math.max(
    0,
    view.seats.findIndex((seat) => seat.letter === letter),
  );
}
