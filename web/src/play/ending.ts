//! What decided a game, marked on the board and counted, and the turn at which it was lost.

import type { Mark } from '../board/types.ts';
import type { Engine } from '../lib/engine.ts';
import type { View } from '../lib/rules.ts';

/** What was counted for a seat at the end, as figures. */
export function finalFigures({ outcome }: View, letter: string): [string, string][] {
  const counts = outcome?.counts ?? [];
  return counts.flatMap(({ name, values }): [string, string][] => {
    const found = values.find(([other]) => other === letter);
    return found ? [[name, String(found[1])]] : [];
  });
}

/** The ring, the camp or the harmonies that won. */
export function decided({ outcome }: View): Mark[] {
  return (outcome?.points ?? []).map((at) => ({ kind: 'circle', at, tone: 'decided' }));
}

/** How closely a review looks at each position: enough to find a large mistake. */
const NODES = 3_000;

/** The number of the turn with which a seat gave away most; none if no turn gave away anything. */
export async function turningPoint(engine: Engine, record: string, seat: string): Promise<number | null> {
  const found = await engine.review(record, NODES, () => undefined);
  const losses = (found?.judged ?? []).map(({ seat: mover, lost }) => (mover === seat ? (lost ?? 0) : 0));
  const most = Math.max(0, ...losses);
  return most > 0 ? losses.indexOf(most) : null;
}
