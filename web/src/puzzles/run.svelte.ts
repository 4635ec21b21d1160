//! A run against the clock: puzzles from easy to hard, until the time is over or three were missed.

import { animated } from '../lib/settings.svelte.ts';
import type { Puzzle } from './puzzle.ts';
import type { Stage } from './solving.svelte.ts';

/** How long a run is, in milliseconds, and how many mistakes end it. */
const TIME = 180_000;
export const MISTAKES = 3;
/** How often the clock is looked at, and how long the end of a puzzle is seen. */
const TICK = 100;
const PAUSE = 1_200;

export class Run {
  left = $state(TIME);
  solved = $state(0);
  mistakes = $state(0);
  /** The number of the puzzle. */
  at = $state(0);
  over = $state(false);
  missed = $state.raw<Puzzle[]>([]);
  /** The clock runs while a turn is asked for, not while one is proven or answered. */
  private asking = false;
  private seen = performance.now();
  private next: ReturnType<typeof setTimeout> | undefined;
  private readonly timer = setInterval(() => this.tick(), TICK);

  constructor(
    private readonly puzzles: Puzzle[],
    private readonly onend: (solved: number) => void,
  ) {}

  get puzzle(): Puzzle | undefined {
    return this.puzzles[this.at];
  }

  private tick(): void {
    const now = performance.now();
    if (this.asking) this.left = Math.max(0, this.left - (now - this.seen));
    this.seen = now;
    if (this.left === 0) this.end();
  }

  /** Hears what goes on at the board; the next puzzle comes when all of this one was seen. */
  hear(stage: Stage): void {
    this.tick();
    this.asking = stage === 'asking';
    // What could not be proven counts for nothing.
    if (this.over || !['solved', 'wrong', 'failed'].includes(stage)) return;
    clearTimeout(this.next);
    this.next = setTimeout(() => this.goOn(), animated() ? PAUSE : PAUSE / 4);
  }
  private goOn(): void {
    if (this.mistakes >= MISTAKES || this.at + 1 >= this.puzzles.length) this.end();
    else this.at += 1;
  }

  /** Counts a puzzle. */
  count(solved: boolean): void {
    if (solved) this.solved += 1;
    else {
      this.mistakes += 1;
      if (this.puzzle) this.missed = [...this.missed, this.puzzle];
    }
  }

  private end(): void {
    if (this.over) return;
    this.stop();
    this.over = true;
    this.onend(this.solved);
  }
  /** Nobody looks any more. */
  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.next);
  }
}
