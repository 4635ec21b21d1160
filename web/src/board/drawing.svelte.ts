//! Arrows and circles that a person draws on the board.

import type { Mark } from './types.ts';

export class Drawing {
  marks = $state.raw<Mark[]>([]);

  /** Draws a mark, or removes it if it is already there. */
  draw = (mark: Mark): void => {
    const text = JSON.stringify(mark);
    const rest = this.marks.filter((other) => JSON.stringify(other) !== text);
    this.marks = rest.length < this.marks.length ? rest : [...this.marks, mark];
  };
  clear(): void {
    this.marks = [];
  }
}
