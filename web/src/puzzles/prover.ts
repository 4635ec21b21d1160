//! Asks the prover in its worker. An answer that is no longer wanted never comes.

import type { Place } from '../lib/rules.ts';
import { asked, type Puzzle } from './puzzle.ts';

/** What becomes of a turn. */
export type Verdict =
  | { verdict: 'solved' }
  /** It keeps to the claim; without a reply the other stands still. */
  | { verdict: 'right'; reply: string | null }
  /** It does not; how the other answers, if an answer shows it. */
  | { verdict: 'wrong'; refutation: string[] };

/** A position of a game that is over, and how many turns may be tried for each claim. */
export type Board = { game: string; options: string; position: string; effort: number };
/** What could have been done instead of a turn. */
export type Missed = Pick<Puzzle, 'claim' | 'ways' | 'themes'>;

export type ToProver = {
  id: number;
  ask: 'judge' | 'hint' | 'solution' | 'missed';
  /** The puzzle, or the board of a turn that may have missed something. */
  puzzle: string;
  line: string[];
  turn: string;
};
export type FromProver = { id: number; found?: unknown; error?: string };

type Waiting = { done: (found: unknown) => void; fail: (error: Error) => void };

/** What a puzzle is asked: the tests answer without a worker. */
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
  /** What a person points at for a right turn, in order. */
  hint(puzzle: Puzzle, line: readonly string[]): Promise<Place[]> {
    return this.ask('hint', asked(puzzle), line);
  }
  /** The turns to the end of the claim, with the best replies. */
  solution(puzzle: Puzzle, line: readonly string[]): Promise<string[]> {
    return this.ask('solution', asked(puzzle), line);
  }

  /** What a turn let go on a board, if that can be shown. */
  async missed(board: Board, turn: string): Promise<Missed | null> {
    const found = await this.ask<string | undefined>('missed', JSON.stringify(board), [], turn);
    return found === undefined ? null : (JSON.parse(found) as Missed);
  }

  /** Ends the worker. Nobody waits any longer, unless it failed. */
  close(error?: Error): void {
    this.worker?.terminate();
    this.worker = null;
    if (error) for (const { fail } of this.waiting.values()) fail(error);
    this.waiting.clear();
  }
}
