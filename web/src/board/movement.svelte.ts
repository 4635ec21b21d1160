//! The animation of a turn, and the tiles that it captured.

import { untrack } from 'svelte';
import { animated } from '../lib/settings.svelte.ts';
import type { View } from '../lib/rules.ts';
import { move, taken, type Points, type Taken } from './motion.ts';
import type { Layout } from './types.ts';

export class Movement {
  /** The tiles captured by the last turn. */
  gone = $state.raw<Taken[]>([]);
  private before: Points | null = null;
  private layout: Layout | null = null;
  private turn = '';

  /** Compares the board with that of the last call. `hand` is the tile that was just dropped by hand. */
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
