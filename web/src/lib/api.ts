//! Requests to the server. An answer that is not a success is thrown as an `ApiError` with the server's problem.

import type { Problem } from '../protocol/Problem.ts';
import { reached } from './offline.svelte.ts';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      // Lets a DELETE sent while the page closes still reach the server.
      keepalive: method === 'DELETE',
    });
  } catch {
    reached(false);
    throw new ApiError(0, { error: 'unreachable' });
  }
  reached(true);
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text ? JSON.parse(text) : undefined;
  } catch {
    answer = text;
  }
  if (!response.ok) {
    const problem = typeof answer === 'object' && answer && 'error' in answer ? answer : { error: 'internal' };
    throw new ApiError(response.status, problem as Problem);
  }
  return answer as T;
}

export const api = {
  get: <T>(path: string) => request<T>('GET', path),
  post: <T>(path: string, body?: unknown) => request<T>('POST', path, body),
  put: <T>(path: string, body?: unknown) => request<T>('PUT', path, body),
  delete: <T>(path: string, body?: unknown) => request<T>('DELETE', path, body),
};
