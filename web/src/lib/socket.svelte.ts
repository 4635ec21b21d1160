//! The live connection: one socket for the whole page. It comes back by itself after a break; who listens is
//! told by `connected`, and asks again for what it has missed.

import { untrack } from 'svelte';
import type { ToClient } from '../protocol/ToClient.ts';
import type { ToServer } from '../protocol/ToServer.ts';

type Listener = (message: ToClient) => void;

const state = $state({ wanted: 0, connected: false, lag: 0 });
/** Whether the socket is open; reactive. */
export function connected(): boolean {
  return state.connected;
}
/** What the server's clock is ahead of ours by, in milliseconds. */
let ahead = 0;
/** The server's time now. */
export function serverNow(): number {
  return Date.now() + ahead;
}
/** The time there and back, in milliseconds; reactive. */
export function lag(): number {
  return state.lag;
}

const listeners = new Set<Listener>();
const openers = new Set<() => void>();
let socket: WebSocket | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let beat: ReturnType<typeof setInterval> | undefined;
let tries = 0;
let heard = 0;
/** Who the server takes us for on this connection; who listens later hears it, too. */
let welcome: ToClient | null = null;

const SILENCE = 12_000;
const BEAT = 5_000;

function open(): void {
  clearTimeout(timer);
  if (socket || state.wanted === 0) return;
  const url = new URL('/api/socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const own = new WebSocket(url);
  socket = own;
  own.onopen = () => {
    if (socket !== own) return;
    tries = 0;
    heard = Date.now();
    state.connected = true;
    for (const opener of openers) opener();
    ping();
  };
  own.onmessage = (event) => {
    heard = Date.now();
    const message = JSON.parse(String(event.data)) as ToClient;
    if (message.type === 'pong') {
      state.lag = Date.now() - message.sent;
      ahead = message.now + state.lag / 2 - Date.now();
    } else if (message.type === 'welcome') {
      welcome = message;
      if (!state.lag) ahead = message.now - Date.now();
    }
    for (const listener of listeners) listener(message);
  };
  own.onclose = () => {
    if (socket !== own) return;
    drop();
  };
}

function drop(): void {
  socket = null;
  welcome = null;
  state.connected = false;
  if (state.wanted > 0) {
    // Soon at first, then more patiently, never all at the same moment.
    timer = setTimeout(open, Math.min(10_000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6));
    tries += 1;
  }
}

function close(): void {
  const old = socket;
  socket = null;
  welcome = null;
  state.connected = false;
  old?.close();
}

function ping(): void {
  // A socket can be dead without knowing it.
  if (state.connected && Date.now() - heard > SILENCE) {
    close();
    drop();
  } else send({ type: 'ping', sent: Date.now() });
}

/** Sends if the socket is open, and says whether it was. */
export function send(message: ToServer): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Opens the socket again, as who is signed in now. */
export function reconnect(): void {
  if (state.wanted === 0) return;
  close();
  tries = 0;
  open();
}

/**
 * Listens as long as the returned function is not called. `opened` runs whenever the socket is open (again):
 * there one says what one wants to watch, with the last version seen.
 */
export function listen(listener: Listener, opened?: () => void): () => void {
  // Who listens from within an effect does not want to begin again whenever the socket comes and goes.
  return untrack(() => begin(listener, opened));
}

function begin(listener: Listener, opened?: () => void): () => void {
  listeners.add(listener);
  if (opened) openers.add(opened);
  state.wanted += 1;
  if (state.wanted === 1) {
    beat = setInterval(ping, BEAT);
    addEventListener('online', reconnect);
  }
  if (state.connected) {
    if (welcome) listener(welcome);
    opened?.();
  } else open();
  return () => {
    listeners.delete(listener);
    if (opened) openers.delete(opened);
    state.wanted -= 1;
    if (state.wanted === 0) {
      clearInterval(beat);
      clearTimeout(timer);
      removeEventListener('online', reconnect);
      close();
    }
  };
}
