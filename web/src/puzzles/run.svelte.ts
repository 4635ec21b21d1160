//! A run against the clock: puzzles from easy to hard, until the time is over or three are missed.

import { animated } from '../lib/settings.svelte.ts';
import type { Puzzle } from './puzzle.ts';
import type { Stage } from './solving.svelte.ts';

/** The length of a run in milliseconds, and the number of mistakes that end it. */
const TIME = 180_000;
export const MISTAKES = 3;
/** The interval of the clock, and how long the end of a puzzle is shown, in milliseconds. */
const TICK = 100;
const PAUSE = 1_200;

export class Run {
  left = $state(TIME);
  solved = $state(0);
  mistakes = $state(0);
  /** The index of the puzzle. */
  at = $state(0);
  over = $state(false);
  missed = $state.raw<Puzzle[]>([]);
  /** Whether the clock runs: only while a turn is asked for, not during proofs and answers. */
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

  /** Handles the stages of an attempt. The next puzzle comes when all of this one was shown. */
  hear(stage: Stage): void {
    this.tick();
    this.asking = stage === 'asking';
    // A turn that could not be judged does not count.
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
  /** Stops the clock, because the page was left. */
  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.next);
  }
}
