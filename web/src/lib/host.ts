//! Differences between browsers and Node.js: fetching files beside a script, and workers.

type Threads = typeof import('node:worker_threads');

/** A module of Node.js, or undefined in a browser. Written so that bundlers do not look for the module. */
const builtin = <T>(name: string) =>
  (globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }).process?.getBuiltinModule?.(name) as
    T | undefined;

/** Fetches a file shipped with the scripts. */
export async function fetchFile(url: string): Promise<Response> {
  const files = url.startsWith('file:') && builtin<typeof import('node:fs')>('node:fs');
  if (!files) return fetch(url);
  const type = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(new Uint8Array(await files.promises.readFile(new URL(url))), {
    headers: { 'content-type': type },
  });
}

/** A worker of Node.js behind the part of the browser's `Worker` interface that is used here. */
function nodeWorker(threads: Threads): typeof globalThis.Worker {
  class NodeWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: ((error: unknown) => void) | null = null;
    private readonly thread: InstanceType<Threads['Worker']>;

    constructor(url: URL) {
      this.thread = new threads.Worker(url);
      this.thread.on('message', (data) => this.onmessage?.({ data }));
      this.thread.on('error', (error) => this.onerror?.(error));
    }
    postMessage(message: unknown): void {
      this.thread.postMessage(message);
    }
    terminate(): void {
      void this.thread.terminate();
    }
  }
  return NodeWorker as unknown as typeof globalThis.Worker;
}

const threads = globalThis.Worker ? undefined : builtin<Threads>('node:worker_threads');

/** The constructor of workers. */
export const WorkerHere = threads ? nodeWorker(threads) : globalThis.Worker;

/** In a worker: the thread that started it. */
export const parent = {
  listen<T>(hear: (message: T) => void): void {
    if (threads?.parentPort) threads.parentPort.on('message', hear);
    else addEventListener('message', (event: MessageEvent<T>) => hear(event.data));
  },
  tell(message: unknown): void {
    if (threads?.parentPort) threads.parentPort.postMessage(message);
    else postMessage(message);
  },
};
