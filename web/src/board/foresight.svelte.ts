//! What a move to each target makes and breaks. The rules take a millisecond or two per target, so this runs in idle
//! time and pauses while the pointer moves.

import { SvelteMap } from 'svelte/reactivity';
import { t } from '../lib/i18n.svelte.ts';
import type { Coord, View } from '../lib/rules.ts';
import { key } from './types.ts';

/** The effect of a step on harmonies. */
export type Effect = {
  makes: boolean;
  breaks: boolean;
  /** Whether it breaks a harmony of another player. */
  blocks: boolean;
  ring: boolean;
};

/** Each live harmony of some seats as text. A tile that moves takes its harmonies along. */
function harmonies(view: View, owns: (owners: string) => boolean, from?: string, to?: string): Set<string> {
  const own = view.lines.filter((line) => line.state === 'live' && owns(line.owners));
  const end = (at: Coord) => (key(at) === from ? to : key(at));
  return new Set(own.map((line) => [end(line.from), end(line.to)].sort().join(' ')));
}

/** Compares two positions for the player to move. `from` is the origin of the tile, if it moves from a point. */
export function effect(view: View, after: View, from: Coord | undefined, to: Coord): Effect {
  const owner = view.to_move ?? '';
  const own = (owners: string) => owners.includes(owner);
  const others = (owners: string) => !own(owners);
  const was = harmonies(view, own, from && key(from), key(to));
  const is = harmonies(after, own);
  const left = harmonies(after, others);
  const rings = (view: View) => view.rings.filter((ring) => ring.owner === owner).length;
  return {
    makes: [...is].some((line) => !was.has(line)),
    breaks: [...was].some((line) => !is.has(line)),
    blocks: [...harmonies(view, others)].some((line) => !left.has(line)),
    ring: rings(after) > rings(view),
  };
}

/** How long to wait after the pointer has moved, in milliseconds. */
const REST = 120;
const idle = globalThis.requestIdleCallback ?? ((work: IdleRequestCallback) => setTimeout(work, 20));
const stop = globalThis.cancelIdleCallback ?? clearTimeout;

export class Foresight {
  /** The effects by point. Points that are not computed yet, or without effect, are missing. */
  readonly effects = new SvelteMap<string, Effect>();

  /** @param moved when the pointer moved last */
  constructor(private readonly moved: () => number) {}

  /** Computes all targets, one after another. Returns a function that stops this. */
  watch(view: View, from: Coord | undefined, targets: Coord[], foresee?: (at: Coord) => View | null): () => void {
    this.effects.clear();
    if (!foresee || targets.length === 0) return () => undefined;
    const left = [...targets];
    let next: number | ReturnType<typeof setTimeout> = 0;
    let rest: ReturnType<typeof setTimeout>;
    const work = (deadline?: IdleDeadline) => {
      const wait = this.moved() + REST - performance.now();
      if (wait > 0) {
        rest = setTimeout(() => (next = idle(work)), wait);
        return;
      }
      const found: [string, Effect][] = [];
      do {
        const at = left.shift()!;
        const after = foresee(at);
        const seen = after && effect(view, after, from, at);
        if (seen && Object.values(seen).some(Boolean)) found.push([key(at), seen]);
      } while (left.length > 0 && (deadline?.timeRemaining() ?? 0) > 6);
      for (const [id, seen] of found) this.effects.set(id, seen);
      if (left.length > 0) next = idle(work);
    };
    next = idle(work);
    return () => {
      stop(next as number);
      clearTimeout(rest);
    };
  }

  /** The effects of a target in words, for screen readers. */
  words(id: string): string[] {
    const seen = this.effects.get(id);
    if (!seen) return [];
    const words = [];
    if (seen.ring) words.push(t('aim-closes-ring'));
    else if (seen.makes) words.push(t('aim-makes'));
    if (seen.breaks) words.push(t('aim-breaks'));
    if (seen.blocks) words.push(t('aim-blocks'));
    return words;
  }
}
