//! What going to each target would make and break. The rules take a millisecond or two for each target, so this works in
//! idle moments and stands still while the pointer moves.

import { SvelteMap } from 'svelte/reactivity';
import { t } from '../lib/i18n.svelte.ts';
import type { Coord, View } from '../lib/rules.ts';
import { key } from './types.ts';

/** What a step does to harmonies. */
export type Effect = {
  makes: boolean;
  breaks: boolean;
  /** Breaks a harmony of somebody else. */
  blocks: boolean;
  ring: boolean;
};

/** Each live harmony of some seats as a text. A tile that goes from one point to another takes its harmonies along. */
function harmonies(view: View, owns: (owners: string) => boolean, from?: string, to?: string): Set<string> {
  const own = view.lines.filter((line) => line.state === 'live' && owns(line.owners));
  const end = (at: Coord) => (key(at) === from ? to : key(at));
  return new Set(own.map((line) => [end(line.from), end(line.to)].sort().join(' ')));
}

/** Compares two positions for the one who decides. `from` is where the tile that goes to a point stands, if it does. */
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

/** After the pointer has moved, wait this long, in milliseconds. */
const REST = 120;
const idle = globalThis.requestIdleCallback ?? ((work: IdleRequestCallback) => setTimeout(work, 20));
const stop = globalThis.cancelIdleCallback ?? clearTimeout;

export class Foresight {
  /** By point; what is not known yet, or does nothing, is missing. */
  readonly effects = new SvelteMap<string, Effect>();

  /** @param moved when the pointer moved last */
  constructor(private readonly moved: () => number) {}

  /** Looks at all targets, one after the other; gives what ends that. */
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

  /** What a target does, for the screen reader. */
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
