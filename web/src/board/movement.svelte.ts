//! What moves on the board after a turn, and what was taken by it.

import { untrack } from 'svelte';
import { animated } from '../lib/settings.svelte.ts';
import type { View } from '../lib/rules.ts';
import { move, taken, type Points, type Taken } from './motion.ts';
import type { Layout } from './types.ts';

export class Movement {
  /** What the last turn took from the board. */
  gone = $state.raw<Taken[]>([]);
  private before: Points | null = null;
  private layout: Layout | null = null;
  private turn = '';

  /** Compares the board with what it was when this was called last. `hand` knows the tile that was just put down by hand. */
  follow(
    now: Points,
    layout: Layout,
    last: View['last'],
    svg: SVGSVGElement | undefined,
    hand: { readonly dropped: string },
  ): void {
    const [turn, points] = [last?.entry ?? '', last?.points ?? []];
    const [old, known] = [this.layout === layout ? this.before : null, this.turn];
    [this.before, this.layout, this.turn] = [now, layout, turn];
    untrack(() => {
      if (!old || old === now) return;
      if (turn !== known) this.gone = taken(old, now, points);
      if (svg && animated()) move(svg, layout, old, now, points, hand.dropped);
    });
  }
}
