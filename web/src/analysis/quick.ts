//! Whether the engine runs without being asked: as the person left it, else where the device is quick enough for it.

import type { Engine } from '../lib/engine.ts';

const KEY = 'teahouse-analysis-engine';
/** Fewer cores than this have enough to do with the page. */
const CORES = 4;
/** What is asked of the device: so many nodes within so many milliseconds. */
const NODES = 4_000;
const MILLIS = 400;

/** What the person chose last; nothing if they never did. */
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
    // A browser that keeps nothing measures again.
  }
}

/** Lets the engine think for a moment about a game and looks how long it takes. */
export async function isQuick(engine: Pick<Engine, 'think'>, record: string): Promise<boolean> {
  if ((navigator.hardwareConcurrency || 1) < CORES) return false;
  // The first question brings the engine and its net.
  const ready = await engine.think(record, { nodes: 1 }).catch(() => null);
  if (!ready) return false;
  const begun = performance.now();
  const thought = await engine.think(record, { nodes: NODES }).catch(() => null);
  return !!thought && performance.now() - begun < MILLIS;
}
