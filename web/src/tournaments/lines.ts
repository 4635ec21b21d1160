//! Reads a stream of lines from the server, one JSON document each. Empty lines only keep the stream alive.

import { ApiError } from '../lib/api.ts';
import type { Problem } from '../protocol/Problem.ts';

/** The non-empty lines as they arrive. `heard` is called for any data. */
export async function* lines(path: string, signal: AbortSignal, heard: () => void): AsyncGenerator<string> {
  const response = await fetch(path, { signal });
  if (!response.ok || !response.body) {
    const problem = (await response.json().catch(() => ({ error: 'internal' }))) as Problem;
    throw new ApiError(response.status, problem);
  }
  yield* split(response.body.getReader(), heard);
}

/** Splits chunks into lines. A chunk may have a part of a line, or several lines. */
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
