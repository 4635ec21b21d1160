//! The interface between the pointer and the board.

import type { Coord } from '../lib/rules.ts';
import type { Points } from './motion.ts';
import type { Layout, Mark } from './types.ts';

/** What the pointer needs from the board, and its callbacks. */
export type Surroundings = {
  readonly svg: SVGSVGElement | undefined;
  readonly layout: Layout;
  readonly points: Points;
  /** The targets of the picked tile. */
  readonly goals: ReadonlySet<string>;
  /** The points where a step can begin. */
  readonly starts: ReadonlySet<string>;
  /** The picked points. */
  readonly chosen: ReadonlySet<string>;
  readonly marking: boolean;
  pick: (at: Coord) => void;
  mark: (mark: Mark) => void;
  hover: (at: Coord | null) => void;
};

export type Pointer = { clientX: number; clientY: number }; /** A pressed button or finger. */
export type Press = { x: number; y: number; at: Coord; button: number; touch: boolean; id: number; since: number };
/** A place, in screen or drawing coordinates. */
export type Spot = [x: number, y: number];
/** The loupe: the finger on the screen, the place in the drawing that it points at, and the point that this means. */
export type Aim = { finger: Spot; spot: Spot; at: Coord | null; pinned: boolean };
