//! The client of the prover's worker. Answers that are no longer wanted never arrive.

import type { Place } from '../lib/rules.ts';
import { asked, type Puzzle } from './puzzle.ts';

/** The verdict on a turn. */
export type Verdict =
  | { verdict: 'solved' }
  /** The turn is right. Without a reply the opponent does not move (a race). */
  | { verdict: 'right'; reply: string | null }
  /** The turn is wrong. The refutation is the opponent's answer, if one shows why. */
  | { verdict: 'wrong'; refutation: string[] };

/** A position of a finished game, and how many turns the prover may try for each claim. */
export type Board = { game: string; options: string; position: string; effort: number };
/** What a turn has missed. */
export type Missed = Pick<Puzzle, 'claim' | 'ways' | 'themes'>;

export type ToProver = {
  id: number;
  ask: 'judge' | 'hint' | 'solution' | 'missed';
  /** The puzzle, or the board of a possible mistake. */
  puzzle: string;
  line: string[];
  turn: string;
};
export type FromProver = { id: number; found?: unknown; error?: string };

type Waiting = { done: (found: unknown) => void; fail: (error: Error) => void };

/** The interface of the prover, which tests implement without a worker. */
export type Judge = Pick<Prover, 'judge' | 'hint' | 'solution' | 'close'>;

export class Prover {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  private ask<T>(ask: ToProver['ask'], puzzle: string, line: readonly string[], turn = ''): Promise<T> {
    if (!this.worker) {
      this.worker = new Worker(new URL('./prover.worker.ts', import.meta.url), { type: 'module' });
      this.worker.onmessage = ({ data }: MessageEvent<FromProver>) => this.hear(data);
      this.worker.onerror = () => this.close(new Error('prover'));
    }
    const id = this.next++;
    const message: ToProver = { id, ask, puzzle, line: [...line], turn };
    return new Promise((done, fail) => {
      this.waiting.set(id, { done: done as Waiting['done'], fail });
      this.worker?.postMessage(message);
    });
  }

  private hear({ id, found, error }: FromProver): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) waiting?.done(found);
    else waiting?.fail(new Error(error));
  }

  /** Judges a turn after a line of right turns and the replies to them. */
  judge(puzzle: Puzzle, line: readonly string[], turn: string): Promise<Verdict> {
    return this.ask('judge', asked(puzzle), line, turn);
  }
  /** The places to press for a right turn, in order. */
  hint(puzzle: Puzzle, line: readonly string[]): Promise<Place[]> {
    return this.ask('hint', asked(puzzle), line);
  }
  /** The turns until the claim is fulfilled, with the best replies. */
  solution(puzzle: Puzzle, line: readonly string[]): Promise<string[]> {
    return this.ask('solution', asked(puzzle), line);
  }

  /** What a turn has missed on a board, if that is provable. */
  async missed(board: Board, turn: string): Promise<Missed | null> {
    const found = await this.ask<string | undefined>('missed', JSON.stringify(board), [], turn);
    return found === undefined ? null : (JSON.parse(found) as Missed);
  }

  /** Ends the worker. Open requests stay unanswered, unless there is an error. */
  close(error?: Error): void {
    this.worker?.terminate();
    this.worker = null;
    if (error) for (const { fail } of this.waiting.values()) fail(error);
    this.waiting.clear();
  }
}
