//! The engine for pages. It runs in a worker, so that it never blocks the page.

import type { Judged } from '../protocol/rules/Judged.ts';
import type { Question } from '../protocol/rules/Question.ts';
import type { SeatReview } from '../protocol/rules/SeatReview.ts';
import type { Thought } from '../protocol/rules/Thought.ts';
import type { FromEngine, ToEngine } from './engine.worker.ts';
import { WorkerHere } from './host.ts';

export type { Judged, Question, SeatReview, Thought };

/** The review of a game: each position, then a summary for each seat. */
export type Reviewed = { judged: Judged[]; seats: SeatReview[] };

type Waiting = {
  tell?: (thought: Thought) => void;
  done: (thought: Thought | null) => void;
  fail: (error: Error) => void;
};
type Reviewing = {
  tell: (done: number) => void;
  judged: Judged[];
  done: (reviewed: Reviewed | null) => void;
  fail: (error: Error) => void;
};

/** Written in this form so that every bundler finds the worker's script. */
const start = (Worker: typeof globalThis.Worker) =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });

/** The engine in a worker. */
export class Engine {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly reviewing = new Map<number, Reviewing>();
  private next = 1;

  private post(message: ToEngine): void {
    if (!this.worker) {
      this.worker = start(WorkerHere);
      this.worker.onmessage = (event: MessageEvent<FromEngine>) => this.hear(event.data);
      this.worker.onerror = () => this.close(new Error('engine'));
    }
    this.worker.postMessage(message);
  }

  private hear(message: FromEngine): void {
    if ('thought' in message) this.hearThought(message);
    else this.hearReview(message);
  }

  private hearReview({ id, judged, seats, error }: Extract<FromEngine, { judged: unknown }>): void {
    const reviewing = this.reviewing.get(id);
    if (!reviewing) return;
    if (judged) {
      reviewing.judged.push(judged);
      reviewing.tell(reviewing.judged.length);
      return;
    }
    this.reviewing.delete(id);
    if (seats) reviewing.done({ judged: reviewing.judged, seats });
    else reviewing.fail(new Error(error));
  }

  private hearThought({ id, thought, done, error }: Extract<FromEngine, { thought: unknown }>): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (done) this.waiting.delete(id);
    if (error) waiting.fail(new Error(error));
    else {
      if (thought) waiting.tell?.(thought);
      if (done) waiting.done(thought);
    }
  }

  /** The best turn in the last position of a record: `thought.lines[0].turns[0]`. The question may set a level. `begun`
   * is the part of the turn that has already been made. */
  think(record: string, question: Partial<Question>, begun = ''): Promise<Thought | null> {
    const id = this.next++;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.post({ type: 'think', id, record, question, begun });
    });
  }

  /** Analyses a position for at most this many milliseconds, and reports each deeper result. */
  analyse(
    record: string,
    question: Partial<Question>,
    tell: (thought: Thought) => void,
    longest = 30_000,
  ): Promise<Thought | null> {
    this.stop();
    const id = this.next++;
    return new Promise((done, fail) => {
      this.waiting.set(id, { tell, done, fail });
      this.post({ type: 'analyse', id, record, question, longest });
    });
  }

  /** Reviews the game of a record with this many nodes per position. Resolves to null if the worker is closed before
   * the end. */
  review(record: string, nodes: number, tell: (done: number) => void): Promise<Reviewed | null> {
    const id = this.next++;
    return new Promise((done, fail) => {
      this.reviewing.set(id, { tell, judged: [], done, fail });
      this.post({ type: 'review', id, record, nodes });
    });
  }

  /** Stops an analysis. The transposition table stays. */
  stop(): void {
    for (const waiting of this.waiting.values()) waiting.done(null);
    this.waiting.clear();
    if (this.worker) this.post({ type: 'stop' });
  }

  /** Ends the worker. */
  close(error?: Error): void {
    this.worker?.terminate();
    this.worker = null;
    for (const waiting of [...this.waiting.values(), ...this.reviewing.values()]) {
      if (error) waiting.fail(error);
      else waiting.done(null);
    }
    this.waiting.clear();
    this.reviewing.clear();
  }
}
