import type { Coord, Piece, View } from '../lib/rules.ts';

export type Tone = 'user' | 'planned' | 'engine' | 'engine-2' | 'engine-3' | 'decided';
export type Mark =
  | { kind: 'arrow'; from: Coord; to: Coord; tone?: Tone }
  | { kind: 'circle'; at: Coord; tone?: Tone }
  /** A tile at its future point. */
  | { kind: 'ghost'; at: Coord; piece: Piece }
  /** How much a piece helps the player to move, from -1 (hurts most) to 1. */
  | { kind: 'heat'; at: Coord; share: number };

/** The index of a seat by its letter. An unknown letter counts as the first seat. */
export function seatOf(view: View, letter: string): number {
  return Math.max(
    0,
    view.seats.findIndex((seat) => seat.letter === letter),
  );
}

export const key = (at: Coord): string => `${at.x},${at.y}`;
export const same = (a: Coord | null | undefined, b: Coord | null | undefined): boolean =>
  !!a && !!b && a.x === b.x && a.y === b.y;

/** The distance between neighbouring points in the drawing. */
export const UNIT = 40;
/** The scale of tiles, whose pictures go from -50 to 50. */
export const TILE = 0.4;

/** Tiles have their simple form if points are closer together on the screen than this, in pixels. */
export const SIMPLE = 26;

/** The coordinates of points in the drawing, rotated so that a seat's home is at the bottom. */
export class Layout {
  /** Whether the board is round, with coordinates from its middle. Otherwise it has squares named by letter and
   * number. */
  readonly round: boolean;
  readonly points: { at: Coord; ground: string }[];
  /** Quarter turns, counter-clockwise. */
  readonly turns: number;
  /** Half the size of the drawing. */
  readonly half: number;
  /** The number of squares along the longer side of a chequered board. */
  readonly width: number;
  private readonly middle: Coord;

  constructor(view: View, bottom?: string) {
    this.points = view.points.map(({ at, ground }) => ({ at, ground }));
    this.round = view.points.some(({ at }) => at.x < 0);
    this.turns = view.seats.find(({ letter }) => letter === bottom)?.side ?? 0;
    const last = (along: (at: Coord) => number) => Math.max(...view.points.map((point) => along(point.at)));
    const [right, top] = this.round ? [8, 8] : [last((at) => at.x), last((at) => at.y)];
    this.width = this.round ? 17 : Math.max(right, top) + 1;
    this.middle = this.round ? { x: 0, y: 0 } : { x: right / 2, y: top / 2 };
    this.half = this.round ? 412 : (this.width * UNIT) / 2 + 30;
  }

  /** The kinds of ground on the board. */
  get grounds(): string[] {
    return [...new Set(this.points.map(({ ground }) => ground))];
  }
  /** The place of a point in the drawing. */
  place(at: Coord): [number, number] {
    let [x, y] = [at.x - this.middle.x, at.y - this.middle.y];
    for (let i = 0; i < this.turns; i += 1) [x, y] = [-y, x];
    return [x * UNIT, -y * UNIT];
  }
  /** The coordinates nearest to a place in the drawing, on the board or not. */
  nearest(px: number, py: number): Coord {
    let [x, y] = [px / UNIT, -py / UNIT];
    for (let i = 0; i < this.turns; i += 1) [x, y] = [y, -x];
    return { x: Math.round(x + this.middle.x), y: Math.round(y + this.middle.y) };
  }
}
