//! An attempt at a puzzle: the board, the remark on the last turn, and how the attempt counts.

import type { Mark } from '../board/types.ts';
import { letters, type Game } from '../lib/rules.ts';
import { animated } from '../lib/settings.svelte.ts';
import { sound } from '../lib/sound.ts';
import type { PuzzleTurn } from '../protocol/PuzzleTurn.ts';
import type { Judge } from './prover.ts';
import { after, lay, make, solverOf, type Puzzle } from './puzzle.ts';
import { reason } from './reasons.ts';

/** The stage of an attempt: the person is to move, a turn is being proven, the opponent answers, a turn was wrong, the
 * puzzle is solved, the proof is shown, or a proof has failed. */
export type Stage = 'asking' | 'proving' | 'answering' | 'wrong' | 'solved' | 'shown' | 'failed';

/** The result of an attempt, with the person's turns up to the first wrong one. */
export type Result = { turns: PuzzleTurn[]; solved: boolean; hints: number; shown: boolean };

/** The pause before an answer in milliseconds, because an instant answer is hard to follow. */
const PAUSE = 600;

export class Solving {
  game: Game = $state.raw() as Game;
  version = $state(0);
  stage = $state<Stage>('asking');
  /** A sentence about the last turn, if there is more to say than right or wrong. */
  why = $state('');
  marks = $state.raw<Mark[]>([]);
  /** The tiles in the hand that a hint highlights, and a word. */
  lit = $state.raw<string[]>([]);
  word = $state('');
  hinted = $state(false);
  /** Whether a refutation of the last turn is shown, and whether the turn before it was right. */
  refuted = $state(false);
  went = $state(false);
  /** Whether a turn was wrong or the proof was shown. */
  missed = $state(false);
  /** The proof, and the number of its turns on the board. */
  proof = $state.raw<string[]>([]);
  at = $state(0);
  /** The letter of the solver. */
  readonly seat: string;
  /** Right turns and the replies to them. */
  private line: string[] = [];
  /** The person's turns. */
  private readonly turns: PuzzleTurn[] = [];
  /** When the person could begin the turn. */
  private asked = performance.now();
  private hints = 0;
  private told = false;
  private left = false;

  constructor(
    readonly puzzle: Puzzle,
    private readonly prover: Judge,
    /** Called once with the result of the attempt. */
    private readonly onresult: (result: Result) => void,
  ) {
    this.game = lay(puzzle);
    this.seat = solverOf(this.game);
  }

  readonly closed = $derived(this.stage === 'solved' || this.stage === 'shown');
  /** The letters of the seats that the person can move. */
  readonly mine = $derived.by(() => (this.stage === 'asking' ? [this.seat] : []));
  /** The entry of the proof's shown turn. */
  readonly entry = $derived.by(() => {
    void this.version;
    return this.game.boardView().last?.turn ?? null;
  });

  private put(game: Game): void {
    this.game = game;
    this.version += 1;
  }
  private tell(solved: boolean, shown = false): void {
    if (!solved) this.missed = true;
    if (this.told) return;
    this.told = true;
    this.onresult({ turns: [...this.turns], solved, hints: this.hints, shown });
  }
  private pause(): Promise<unknown> {
    return new Promise((done) => setTimeout(done, animated() ? PAUSE : 0));
  }
  private quiet(): void {
    Object.assign(this, { why: '', marks: [], lit: [], word: '', hinted: false, refuted: false, went: false });
  }

  /** Handles a turn of the person. */
  async play(turn: string): Promise<void> {
    this.quiet();
    const before = this.game;
    const next = before.copy();
    next.play(turn);
    const ms = Math.round(performance.now() - this.asked);
    this.stage = 'proving';
    this.put(next);
    sound('move');
    try {
      const verdict = await this.prover.judge(this.puzzle, this.line, turn);
      if (this.left) return;
      // A turn that could not be judged is not part of the attempt.
      this.turns.push({ turn, ms });
      if (verdict.verdict === 'solved') this.solved();
      else if (verdict.verdict === 'right') await this.goOn(before, turn, verdict.reply);
      else await this.refute(next, verdict.refutation);
    } catch {
      if (!this.left) this.stage = 'failed';
    }
  }

  private solved(): void {
    this.stage = 'solved';
    this.tell(true);
    sound('end');
  }

  /** After a right turn: the opponent answers, or in a race does not move. */
  private async goOn(before: Game, turn: string, reply: string | null): Promise<void> {
    this.stage = 'answering';
    this.line = [...this.line, turn, ...(reply === null ? [] : [reply])];
    await this.pause();
    if (this.left) return;
    const next = make(before.copy(), this.puzzle, turn);
    if (reply !== null) next.play(reply);
    this.stage = 'asking';
    this.went = true;
    this.asked = performance.now();
    this.put(next);
    sound('move');
  }

  /** After a wrong turn: the opponent shows why. */
  private async refute(game: Game, refutation: string[]): Promise<void> {
    this.stage = 'answering';
    this.refuted = refutation.length > 0;
    this.tell(false);
    sound('refuse');
    let shown = game;
    for (const turn of refutation) {
      await this.pause();
      if (this.left) return;
      const next = shown.copy();
      // Only the first answer is explained in words.
      if (shown === game) this.why = reason(shown, turn);
      next.play(turn);
      shown = next;
      this.put(shown);
    }
    this.stage = 'wrong';
  }

  /** Returns to the position before the wrong turn. */
  retry(): void {
    this.quiet();
    this.proof = [];
    this.stage = 'asking';
    this.asked = performance.now();
    this.put(after(this.puzzle, this.line));
  }
  /** Starts again from the beginning. */
  again(): void {
    this.line = [];
    this.retry();
  }

  /** Shows a hint: the place where a right turn begins. */
  async hint(): Promise<void> {
    this.hints += 1;
    try {
      const [place] = await this.prover.hint(this.puzzle, this.line);
      if (this.left || this.stage !== 'asking') return;
      this.hinted = true;
      if ('at' in place) this.marks = [{ kind: 'circle', at: place.at, tone: 'engine' }];
      else if ('tile' in place) this.lit = [place.tile];
      else this.word = place.word;
    } catch {
      if (!this.left) this.stage = 'failed';
    }
  }

  /** Shows the proof from the current position. */
  async show(): Promise<void> {
    this.tell(false, true);
    this.quiet();
    this.stage = 'proving';
    try {
      const proof = await this.prover.solution(this.puzzle, this.line);
      if (this.left) return;
      this.proof = proof;
      this.stage = 'shown';
      this.step(1);
    } catch {
      if (!this.left) this.stage = 'failed';
    }
  }
  /** Goes to a turn of the proof, and explains it. */
  step(to: number): void {
    this.at = Math.max(0, Math.min(to, this.proof.length));
    const game = after(this.puzzle, [...this.line, ...this.proof.slice(0, Math.max(0, this.at - 1))]);
    this.why = '';
    if (this.at > 0) {
      const turn = this.proof[this.at - 1];
      this.why = reason(game, turn);
      // Without passing the opponent's turn, so that the turn stays visible as the last one.
      game.play(turn);
    }
    this.put(game);
    if (this.at > 0) sound('move');
  }
  /** The letter of the player of the proof's shown turn. */
  mover(): string {
    return this.entry?.seat ?? letters(this.puzzle.game, this.game.seats)[this.game.seat];
  }

  /** Ends the attempt, because the page was left. */
  leave(): void {
    this.left = true;
    this.prover.close();
  }
}
