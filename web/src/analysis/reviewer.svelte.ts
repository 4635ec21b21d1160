//! The state of a study's review (not started, running, done), and the selected turning point.

import { Engine } from '../lib/engine.ts';
import { review, turningPoints, type Loss, type Review } from './review.ts';
import type { Study } from './study.svelte.ts';

/** Nodes per position: quick, normal, thorough. */
export const CARE = [4_000, 15_000, 60_000];

export class Reviewer {
  readonly study: Study;
  nodes = $state(CARE[1]);
  progress = $state.raw<{ done: number; all: number } | null>(null);
  failed = $state(false);
  result = $state.raw<Review | null>(null);
  /** The turning point opened last. The board shows it until the person goes elsewhere. */
  private opened = $state.raw<Loss | null>(null);
  /** A turn to explain even if others lost more. */
  private asked = $state.raw<Loss | null>(null);
  private engine: Engine | null = null;

  constructor(study: Study) {
    this.study = study;
  }

  readonly turning = $derived.by((): Loss[] => {
    if (!this.result) return [];
    const found = turningPoints(this.result);
    return this.asked && !found.includes(this.asked) ? [this.asked, ...found] : found;
  });
  /** The turning point on the board. */
  readonly open = $derived.by(() => (this.opened && this.study.at === this.opened.before.node ? this.opened : null));
  /** The index of the current position, or for a variation that of the position where it branches off; or -1. */
  readonly here = $derived.by(() => {
    const nodes = new Set([this.study.root, ...this.study.path(this.study.at)]);
    return this.result?.positions.findLastIndex((at) => nodes.has(at.node)) ?? -1;
  });

  /** Reviews the current line. Resolves to whether the review was completed. */
  async start(nodes = this.nodes): Promise<boolean> {
    this.cancel();
    const own = new Engine();
    this.engine = own;
    this.failed = false;
    [this.result, this.opened, this.asked] = [null, null, null];
    try {
      const found = await review(this.study, own, nodes, (done, all) => {
        if (this.engine === own) this.progress = { done, all };
      });
      if (this.engine === own) this.result = found;
    } catch {
      this.failed = this.engine === own;
    }
    const finished = this.engine === own && !!this.result;
    if (this.engine === own) this.cancel();
    return finished;
  }
  cancel(): void {
    const old = this.engine;
    this.engine = null;
    this.progress = null;
    old?.close();
  }

  /** Selects a turning point. The board shows the position before the turn. */
  look(loss: Loss): void {
    this.opened = loss;
    this.study.go(loss.before.node);
  }
  /** Selects the turn after this many turns, or else the one that lost most. */
  lookAt(turn: number | null): void {
    const asked = this.result?.losses.find((loss) => turn !== null && loss.turn === turn + 1);
    this.asked = asked?.points ? asked : null;
    const loss = this.asked ?? this.turning[0];
    if (loss) this.look(loss);
  }
  /** Goes to a position of the reviewed line. */
  to(at: number): void {
    const positions = this.result?.positions ?? [];
    const found = positions[Math.max(0, Math.min(positions.length - 1, at))];
    if (found) this.study.go(found.node);
  }
  /** Goes to the position before a turn and plays the better turn. */
  better(loss: Loss): void {
    const { study } = this;
    study.go(loss.before.node);
    study.play(loss.before.best);
    study.go(study.path()[study.path(loss.before.node).length]);
  }
}
