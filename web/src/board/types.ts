import type { Coord, Piece, View } from '../lib/rules.ts';

export type Tone = 'user' | 'planned' | 'engine' | 'engine-2' | 'engine-3' | 'decided';
export type Mark =
  | { kind: 'arrow'; from: Coord; to: Coord; tone?: Tone }
  | { kind: 'circle'; at: Coord; tone?: Tone }
  /** A tile where it will be. */
  | { kind: 'ghost'; at: Coord; piece: Piece }
  /** How much a piece helps the player to move, from -1 (hurts most) to 1. */
  | { kind: 'heat'; at: Coord; share: number };

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

/** Tiles are drawn in their simple form where points are closer together on the screen than this, in pixels. */
export const SIMPLE = 26;

/** Where points lie in the picture, turned so that a seat's home is at the bottom. */
export class Layout {
  /** Whether it is the round board, whose points are counted from its middle; else it has squares with a letter. */
  readonly round: boolean;
  readonly points: { at: Coord; ground: string }[];
  /** Quarter turns, counter-clockwise. */
  readonly turns: number;
  /** Half of the picture. */
  readonly half: number;
  /** Squares along the longer side of a chequered board. */
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

  /** The kinds of ground that there are. */
  get grounds(): string[] {
    return [...new Set(this.points.map(({ ground }) => ground))];
  }
  /** The place in the picture. */
  place(at: Coord): [number, number] {
    let [x, y] = [at.x - this.middle.x, at.y - this.middle.y];
    for (let i = 0; i < this.turns; i += 1) [x, y] = [-y, x];
    return [x * UNIT, -y * UNIT];
  }
  /** The coordinates nearest to a place in the picture, on the board or not. */
  nearest(px: number, py: number): Coord {
    let [x, y] = [px / UNIT, -py / UNIT];
    for (let i = 0; i < this.turns; i += 1) [x, y] = [y, -x];
    return { x: Math.round(x + this.middle.x), y: Math.round(y + this.middle.y) };
  }
}
