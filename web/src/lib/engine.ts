//! The engine for pages: it thinks in a worker, so that nothing on the page waits for it.

import type { Question } from '../protocol/rules/Question.ts';
import type { Thought } from '../protocol/rules/Thought.ts';
import type { FromEngine, ToEngine } from './engine.worker.ts';

export type { Question, Thought };

type Waiting = { tell?: (thought: Thought) => void; done: (thought: Thought | null) => void; fail: (error: Error) => void };

/** A worker with the engine in it. */
export class Engine {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  private post(message: ToEngine): void {
    if (!this.worker) {
      this.worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
      this.worker.onmessage = (event: MessageEvent<FromEngine>) => this.hear(event.data);
      this.worker.onerror = () => this.close(new Error('engine'));
    }
    this.worker.postMessage(message);
  }

  private hear({ id, thought, done, error }: FromEngine): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (done) this.waiting.delete(id);
    if (error) waiting.fail(new Error(error));
    else {
      if (thought) waiting.tell?.(thought);
      if (done) waiting.done(thought);
    }
  }

  /** The best turn of a record's last position: `thought.lines[0].turns[0]`. With a level, at that level. */
  think(record: string, question: Partial<Question>): Promise<Thought | null> {
    const id = this.next++;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.post({ do: 'think', id, record, question });
    });
  }

  /** Thinks about a position and tells what it has, deeper and deeper, for at most so many milliseconds. */
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
      this.post({ do: 'analyse', id, record, question, longest });
    });
  }

  /** Stops an analysis; what was learnt is kept. */
  stop(): void {
    for (const waiting of this.waiting.values()) waiting.done(null);
    this.waiting.clear();
    if (this.worker) this.post({ do: 'stop' });
  }

  /** Ends the worker. */
  close(error?: Error): void {
    this.worker?.terminate();
    this.worker = null;
    for (const waiting of this.waiting.values()) {
      if (error) waiting.fail(error);
      else waiting.done(null);
    }
    this.waiting.clear();
  }
}
