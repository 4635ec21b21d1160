//! What decided a game, as marks on the board and figures, and the decisive mistake.

import type { Mark } from '../board/types.ts';
import type { Engine } from '../lib/engine.ts';
import type { View } from '../lib/rules.ts';

/** The final count of a seat, as figures. */
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

/** Nodes per position of the review: enough to find a large mistake. */
const NODES = 3_000;

/** The number of the turn that lost a seat most; null if no turn lost anything. */
export async function turningPoint(engine: Engine, record: string, seat: string): Promise<number | null> {
  const found = await engine.review(record, NODES, () => undefined);
  const losses = (found?.judged ?? []).map(({ seat: mover, lost }) => (mover === seat ? (lost ?? 0) : 0));
  const most = Math.max(0, ...losses);
  return most > 0 ? losses.indexOf(most) : null;
}
