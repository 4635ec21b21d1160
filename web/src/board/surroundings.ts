//! What the pointer and the board know of each other.

import type { Coord } from '../lib/rules.ts';
import type { Points } from './motion.ts';
import type { Layout, Mark } from './types.ts';

/** What the pointer needs to know of the board, and whom it tells. */
export type Surroundings = {
  readonly svg: SVGSVGElement | undefined;
  readonly layout: Layout;
  readonly points: Points;
  /** Where the picked tile may go. */
  readonly goals: ReadonlySet<string>;
  /** Where a step may begin. */
  readonly starts: ReadonlySet<string>;
  /** What is picked. */
  readonly chosen: ReadonlySet<string>;
  readonly marking: boolean;
  pick: (at: Coord) => void;
  mark: (mark: Mark) => void;
  hover: (at: Coord | null) => void;
};

export type Pointer = { clientX: number; clientY: number }; /** A button or a finger that is down. */
export type Press = { x: number; y: number; at: Coord; button: number; touch: boolean; id: number; since: number };
/** A place on the screen or in the picture. */
export type Spot = [x: number, y: number];
/** The loupe: where the finger is on the screen, what it points at in the picture, and which point that means. */
export type Aim = { finger: Spot; spot: Spot; at: Coord | null; pinned: boolean };
