//! The conditional turns of a player in a game by days: those on the server, and those being edited.

import type { Branch } from '../protocol/Branch.ts';
import type { Conditions as Answer } from '../protocol/Conditions.ts';
import type { Problem } from '../protocol/Problem.ts';
import { ApiError, api } from '../lib/api.ts';
import { t } from '../lib/i18n.svelte.ts';
import { notify } from '../lib/notices.svelte.ts';
import type { Game } from '../lib/rules.ts';
import { answered, linesOf, turnOf, withoutLine, withTurn, type Step } from './branches.ts';
import type { OnlineGame } from './live.svelte.ts';

/** The editing of conditional turns, on a separate board where one plays all sides. */
export class Plan {
  branches = $state.raw<Branch[]>([]);
  /** The turns from the game's position to the current board. */
  line = $state.raw<string[]>([]);
  /** Changes with every change of the board. */
  version = $state(0);
  private readonly base: Game;
  readonly game: Game;

  constructor(
    now: Game,
    readonly position: number,
    readonly mine: string[],
    branches: Branch[],
  ) {
    // Copies, because the page's game is changed in place.
    [this.base, this.game] = [now.copy(), now.copy()];
    this.branches = branches;
  }

  /** The player to move on the current board; null if the game is over there. */
  readonly mover = $derived.by(() => {
    void this.version;
    return this.game.boardView().to_move;
  });
  readonly lines: Step[][] = $derived.by(() => linesOf(this.base, this.branches, this.mine));

  play(turn: string): void {
    const seat = this.mover;
    if (!seat) return;
    this.game.play(turn);
    const made = turnOf(this.game.entries().at(-1) ?? '');
    this.branches = withTurn(this.branches, this.line, { turn: made, seat, then: [] }, this.mine.includes(seat));
    this.line = [...this.line, made];
    this.version += 1;
  }
  /** Shows the board after a line. */
  go(line: string[]): void {
    while (this.line.length) {
      this.game.undo();
      this.line = this.line.slice(0, -1);
    }
    for (const turn of line) this.game.play(turn);
    this.line = line;
    this.version += 1;
  }
  remove(line: string[]): void {
    this.branches = withoutLine(this.branches, line);
    this.go([]);
  }
}

export class Conditions {
  /** The server's state. */
  private answer = $state.raw<Answer | null>(null);
  plan = $state.raw<Plan | null>(null);
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly live: OnlineGame) {}

  /** Whether conditional turns are possible: one plays in a game by days. */
  readonly possible = $derived.by(() => {
    const { playing, mine, gaveUp, state } = this.live;
    return playing && mine.length > 0 && !gaveUp && state?.time.kind === 'days';
  });
  private readonly now = $derived.by(() => this.answer?.position_version === this.live.state?.position_version);
  readonly droppedBy = $derived(this.now ? this.answer?.dropped_by : undefined);
  readonly lines: Step[][] = $derived.by(() => {
    void this.live.changes;
    if (!this.now || !this.answer || !this.live.shown) return [];
    return linesOf(this.live.shown, this.answer.branches, this.live.mine);
  });

  /** Loads the server's conditional turns for the current position. */
  async read(): Promise<void> {
    const { plan, live } = this;
    if (plan && plan.position !== live.state?.position_version) {
      this.plan = null;
      notify(() => t('problem-stale'));
    }
    await this.attempt(() => api.get<Answer>(this.path));
  }
  open(): void {
    const { shown, state, mine } = this.live;
    if (!shown || !state) return;
    const known = this.now ? (this.answer?.branches ?? []) : [];
    this.problem = null;
    this.plan = new Plan(shown, state.position_version, mine, known);
  }
  async save(): Promise<void> {
    const { plan } = this;
    if (!plan) return;
    const branches = answered(plan.branches, plan.mine);
    if (await this.set(plan.position, branches)) this.plan = null;
  }
  async drop(): Promise<void> {
    if (this.answer) await this.set(this.answer.position_version, []);
  }

  private set(position_version: number, branches: Branch[]): Promise<boolean> {
    return this.attempt(() => api.put<Answer>(this.path, { position_version, branches }));
  }
  private get path(): string {
    return `/api/games/${this.live.id}/conditions`;
  }
  private async attempt(work: () => Promise<Answer>): Promise<boolean> {
    this.problem = null;
    try {
      this.answer = await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
      return false;
    }
  }
}
