import type { Coord, View } from '../lib/rules.ts';

export type Tone = 'user' | 'planned' | 'engine' | 'engine-2' | 'engine-3';
export type Mark = { kind: 'arrow'; from: Coord; to: Coord; tone?: Tone } | { kind: 'circle'; at: Coord; tone?: Tone };

/** The number of a seat by its letter; a letter that is not in the game is the first. */
export function seatOf(view: View, letter: string): number {
  return Math.max(
    0,
    view.seats.findIndex((seat) => seat.letter === letter),
  );
}

export const key = (at: Coord): string => `${at.x},${at.y}`;
export const same = (a: Coord | null | undefined, b: Coord | null | undefined): boolean =>
  !!a && !!b && a.x === b.x && a.y === b.y;

/** The distance between two neighbouring points in the picture. */
export const UNIT = 40;
/** What a tile takes up of it, for pictures from -50 to 50. */
export const TILE = 0.4;

/** Where points lie in the picture, turned so that a seat's home is at the bottom. */
export class Layout {
  readonly game: string;
  readonly round: boolean;
  readonly points: { at: Coord; ground: string }[];
  /** Quarter turns, counter-clockwise. */
  readonly turns: number;
  /** Half of the picture. */
  readonly half: number;
  /** Squares in a row of a chequered board. */
  readonly width: number;
  private readonly middle: number;

  constructor(view: View, bottom?: string) {
    this.game = view.game;
    this.points = view.points.map(({ at, ground }) => ({ at, ground }));
    this.round = view.game !== 'halma';
    const homes = view.game === 'halma' && view.seats.length === 4 ? 'ABCD' : view.game === 'halma' ? 'A B' : 'SWNE';
    const letter = view.game !== 'halma' && bottom === 'H' ? 'N' : bottom;
    this.turns = Math.max(0, letter ? homes.indexOf(letter) : 0);
    this.width = this.round ? 17 : Math.round(Math.sqrt(view.points.length));
    this.middle = this.round ? 0 : (this.width - 1) / 2;
    this.half = this.round ? 412 : (this.width * UNIT) / 2 + 30;
  }

  /** The place in the picture. */
  place(at: Coord): [number, number] {
    let [x, y] = [at.x - this.middle, at.y - this.middle];
    for (let i = 0; i < this.turns; i += 1) [x, y] = [-y, x];
    return [x * UNIT, -y * UNIT];
  }
  /** The coordinates nearest to a place in the picture, on the board or not. */
  nearest(px: number, py: number): Coord {
    let [x, y] = [px / UNIT, -py / UNIT];
    for (let i = 0; i < this.turns; i += 1) [x, y] = [y, -x];
    return { x: Math.round(x + this.middle), y: Math.round(y + this.middle) };
  }
}
