import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToClient } from '../protocol/ToClient.ts';
import { connected, listen, reconnect, send, serverNow } from './socket.svelte.ts';

/** A WebSocket that the test controls. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: URL) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
const last = () => Wire.all[Wire.all.length - 1];

let stops: (() => void)[] = [];
const begin = (hear: (message: ToClient) => void = () => undefined, opened?: () => void) => {
  stops.push(listen(hear, opened));
  return stops[stops.length - 1];
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('all listeners of a page share one socket, and the last one closes it', () => {
  const [one, two] = [vi.fn(), vi.fn()];
  const stop = begin(one);
  begin(two);
  expect(Wire.all).toHaveLength(1);
  expect(last().url.pathname).toBe('/api/socket');
  last().opens();
  expect(connected()).toBe(true);
  last().says({ type: 'notice' });
  expect(one).toHaveBeenCalledTimes(1);
  expect(two).toHaveBeenCalledTimes(1);
  stop();
  last().says({ type: 'notice' });
  expect(one).toHaveBeenCalledTimes(1);
  expect(connected()).toBe(true);
  stops.pop()?.();
  stops = [];
  expect(connected()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
});

test('who listens later hears the welcome and is told that it is open', () => {
  begin();
  last().opens();
  last().says({ type: 'welcome', account: 'ana', now: Date.now() });
  const [hear, opened] = [vi.fn(), vi.fn()];
  begin(hear, opened);
  expect(hear).toHaveBeenCalledWith(expect.objectContaining({ type: 'welcome', account: 'ana' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a broken socket comes back by itself, more and more patiently', () => {
  const opened = vi.fn();
  begin(undefined, opened);
  last().opens();
  last().breaks();
  expect(connected()).toBe(false);
  vi.advanceTimersByTime(500);
  expect(Wire.all).toHaveLength(2);
  // The server is down for a while.
  for (let i = 0; i < 8; i += 1) {
    last().breaks();
    vi.advanceTimersByTime(13_500);
  }
  const tries = Wire.all.length;
  last().breaks();
  vi.advanceTimersByTime(6_000);
  expect(Wire.all).toHaveLength(tries);
  vi.advanceTimersByTime(7_500);
  expect(Wire.all).toHaveLength(tries + 1);
  last().opens();
  expect(opened).toHaveBeenCalledTimes(2);
  // After a success the delay starts again from the beginning.
  last().breaks();
  vi.advanceTimersByTime(500);
  expect(Wire.all).toHaveLength(tries + 2);
});

test('a socket that has been silent for long is given up', () => {
  begin();
  last().opens();
  vi.advanceTimersByTime(10_000);
  last().says({ type: 'notice' });
  vi.advanceTimersByTime(10_000);
  expect(connected()).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(connected()).toBe(false);
  vi.advanceTimersByTime(500);
  expect(Wire.all).toHaveLength(2);
});

test('what an old socket still does is nobody’s business', () => {
  begin();
  const old = last();
  old.opens();
  reconnect();
  expect(Wire.all).toHaveLength(2);
  last().opens();
  old.breaks();
  expect(connected()).toBe(true);
  expect(Wire.all).toHaveLength(2);
});

test('nothing is sent while it is closed', () => {
  begin();
  expect(send({ type: 'unwatch', game: 'g' })).toBe(false);
  last().opens();
  expect(send({ type: 'unwatch', game: 'g' })).toBe(true);
  expect(last().sent).toContainEqual({ type: 'unwatch', game: 'g' });
});

test('the time of the server is learnt from its answers', () => {
  begin();
  last().opens();
  const sent = Date.now();
  vi.advanceTimersByTime(200);
  last().says({ type: 'pong', sent, now: sent + 60_100 });
  expect(serverNow()).toBe(sent + 60_200);
});
