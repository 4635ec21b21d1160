//! What browsers have and Node.js keeps elsewhere: files beside a script, and workers.

type Threads = typeof import('node:worker_threads');

/** A module of Node.js; nothing in a browser, and nothing that a bundler would look for. */
const builtin = <T>(name: string) =>
  (globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }).process?.getBuiltinModule?.(name) as
    T | undefined;

/** Fetches a file that came with the scripts. */
export async function fetchFile(url: string): Promise<Response> {
  const files = url.startsWith('file:') && builtin<typeof import('node:fs')>('node:fs');
  if (!files) return fetch(url);
  const type = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(new Uint8Array(await files.promises.readFile(new URL(url))), {
    headers: { 'content-type': type },
  });
}

/** A worker of Node.js with the face of one in a browser, as far as it is used here. */
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

/** What starts a worker. */
export const WorkerHere = threads ? nodeWorker(threads) : globalThis.Worker;

/** Inside a worker: whoever started it. */
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
