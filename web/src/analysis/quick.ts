//! Whether the engine starts by itself: as the person chose last, or else if the device is fast enough.

import type { Engine } from '../lib/engine.ts';

const KEY = 'teahouse-analysis-engine';
/** With fewer cores than this the page needs them all. */
const CORES = 4;
/** The speed that the device must reach: this many nodes within this many milliseconds. */
const NODES = 4_000;
const MILLIS = 400;

/** What the person chose last; null without a choice. */
export function chosen(): boolean | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept ? kept === 'on' : null;
  } catch {
    return null;
  }
}
export function choose(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage the next visit measures again.
  }
}

/** Measures the engine for a moment. */
export async function isQuick(engine: Pick<Engine, 'think'>, record: string): Promise<boolean> {
  if ((navigator.hardwareConcurrency || 1) < CORES) return false;
  // The first question loads the engine and its net, so it is not measured.
  const ready = await engine.think(record, { nodes: 1 }).catch(() => null);
  if (!ready) return false;
  const begun = performance.now();
  const thought = await engine.think(record, { nodes: NODES }).catch(() => null);
  return !!thought && performance.now() - begun < MILLIS;
}
