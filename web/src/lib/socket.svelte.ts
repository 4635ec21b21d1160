//! The live connection: one WebSocket for the whole page. It reconnects by itself. Listeners see that in `connected`,
//! and ask again for what they have missed.

import { untrack } from 'svelte';
import type { ToClient } from '../protocol/ToClient.ts';
import type { ToServer } from '../protocol/ToServer.ts';

type Listener = (message: ToClient) => void;

const state = $state({ wanted: 0, connected: false, lag: 0 });
/** Whether the socket is open; reactive. */
export function connected(): boolean {
  return state.connected;
}
/** How far the server's clock is ahead of ours, in milliseconds. */
let ahead = 0;
/** The server's time now. */
export function serverNow(): number {
  return Date.now() + ahead;
}
/** The round-trip time, in milliseconds; reactive. */
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
/** Who the server thinks we are on this connection. Later listeners get it, too. */
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
    // Exponential backoff with jitter, so that clients do not all return at the same moment.
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
  // A dead connection does not always fire a close event.
  if (state.connected && Date.now() - heard > SILENCE) {
    close();
    drop();
  } else send({ type: 'ping', sent: Date.now() });
}

/** Sends a message if the socket is open. Returns whether it was. */
export function send(message: ToServer): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Reconnects with the current session. */
export function reconnect(): void {
  if (state.wanted === 0) return;
  close();
  tries = 0;
  open();
}

/** Adds a listener. Call the returned function to remove it. `opened` runs each time the socket has opened; subscribe
 * there, with the last version seen. */
export function listen(listener: Listener, opened?: () => void): () => void {
  // Untracked, so that an effect that listens does not run again whenever the socket opens or closes.
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
