//! The session: who is signed in.

import type { Me } from '../protocol/Me.ts';
import { ApiError, api } from './api.ts';
import { reconnect } from './socket.svelte.ts';

const state = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

/** The account that is signed in, or null; reactive. */
export function me(): Me | null {
  return state.me;
}
/** Whether the server has told who is signed in; reactive. */
export function known(): boolean {
  return state.known;
}

/** Asks the server who is signed in, and reconnects the socket. To be called after signing in or out. */
export async function refresh(): Promise<Me | null> {
  const before = state.me?.id;
  try {
    state.me = await api.get<Me | null>('/api/session');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  state.known = true;
  if (before !== state.me?.id) reconnect();
  return state.me;
}

/** The account that is signed in. If there is none, signs in as a guest. */
export async function somebody(): Promise<Me> {
  if (!state.me) await refresh();
  if (!state.me) {
    await api.post('/api/guest');
    await refresh();
  }
  if (!state.me) throw new ApiError(0, { error: 'unreachable' });
  return state.me;
}
