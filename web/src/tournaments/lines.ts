//! A stream of lines from the server, one JSON document each; empty lines only keep it alive.

import { ApiError } from '../lib/api.ts';
import type { Problem } from '../protocol/Problem.ts';

/** The lines that are not empty, as they come. `heard` is called for whatever comes. */
export async function* lines(path: string, signal: AbortSignal, heard: () => void): AsyncGenerator<string> {
  const response = await fetch(path, { signal });
  if (!response.ok || !response.body) {
    const problem = (await response.json().catch(() => ({ error: 'internal' }))) as Problem;
    throw new ApiError(response.status, problem);
  }
  yield* split(response.body.getReader(), heard);
}

/** Lines may come in pieces, and several at once. */
export async function* split(
  reader: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>,
  heard: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const pieces = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) if (piece.trim()) yield piece;
  }
}
