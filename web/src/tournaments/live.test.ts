//! Following a tournament: a stream in chunks, an interruption, and a log with a gap.

import { afterEach, expect, test, vi } from 'vitest';
import type { TournamentEntry } from '../protocol/TournamentEntry.ts';
import type { TournamentView } from '../protocol/TournamentView.ts';
import { split } from './lines.ts';
import { LiveTournament } from './live.svelte.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A reader of these chunks. */
function reader(pieces: Uint8Array[]) {
  const rest = [...pieces];
  const read = () => {
    const value = rest.shift();
    return Promise.resolve(value ? { done: false as const, value } : { done: true as const, value: undefined });
  };
  return { read } as Parameters<typeof split>[0];
}

test('lines come in pieces, also within a letter, and empty ones only keep the stream alive', async () => {
  const whole = bytes('{"a":1}\n\n\n{"b":"é"}\n{"c"');
  const at = whole.indexOf(0xc3) + 1;
  let heard = 0;
  const found: string[] = [];
  for await (const line of split(reader([whole.slice(0, 3), whole.slice(3, at), whole.slice(at)]), () => (heard += 1)))
    found.push(line);
  expect(found).toEqual(['{"a":1}', '{"b":"é"}']);
  expect(heard).toBe(3);
});

const view = (version: number, over: Partial<TournamentView> = {}) =>
  ({ id: 'x', name: 'Club', version, status: 'running', round: 1, ...over }) as TournamentView;
const entry = (number: number): TournamentEntry => ({ number, at: number, what: { kind: 'started' } });

/** A server with a log, and with streams that tests can write to and break. */
function server() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const state = { view: view(2), log: [entry(1), entry(2)], asked: [] as string[] };
  vi.stubGlobal('fetch', (path: string) => {
    state.asked.push(path);
    if (path.endsWith('/stream')) {
      const body = new ReadableStream<Uint8Array>({ start: (one) => void streams.push(one) });
      tell({ type: 'tournament', tournament: state.view });
      return Promise.resolve(new Response(body));
    }
    const after = Number(/after=(\d+)/.exec(path)?.[1] ?? 0);
    const answer = path.includes('/log') ? state.log.filter(({ number }) => number > after) : state.view;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  const tell = (line: unknown) => streams.at(-1)?.enqueue(bytes(`${JSON.stringify(line)}\n`));
  return { state, tell, drop: () => streams.at(-1)?.close() };
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('the first line says how it stands, and the log is read up to it', async () => {
  server();
  const live = new LiveTournament('x');
  stop = live.start();
  await soon(() => expect(live.view?.version).toBe(2));
  await soon(() => expect(live.log.map(({ number }) => number)).toEqual([1, 2]));
  expect(live.connected).toBe(true);
});

test('entries are added once, what a line had no room for is read, and the game to play is known at once', async () => {
  const { state, tell } = server();
  const live = new LiveTournament('x');
  stop = live.start();
  await soon(() => expect(live.log).toHaveLength(2));
  const before = live.changes;
  state.log.push(entry(3), entry(4), entry(5));
  state.view = view(5, { round: 2 });
  tell({ type: 'entries', entries: [entry(5)], version: 5, status: 'running' });
  await soon(() => expect(live.log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]));
  await soon(() => expect(live.view?.round).toBe(2));
  expect(live.changes).toBeGreaterThan(before);
  tell({ type: 'entries', entries: [entry(5)], version: 5, status: 'running' });
  await soon(() => expect(live.changes).toBeGreaterThan(before + 1));
  expect(live.log).toHaveLength(5);
});

test('after a break the page is right again', async () => {
  const { state, drop } = server();
  const live = new LiveTournament('x');
  stop = live.start();
  await soon(() => expect(live.log).toHaveLength(2));
  state.log.push(entry(3));
  state.view = view(3, { status: 'over' });
  drop();
  await soon(() => expect(live.view?.status).toBe('over'));
  await soon(() => expect(live.log).toHaveLength(3));
  expect(state.asked.filter((path) => path.endsWith('/stream'))).toHaveLength(2);
});

test('a tournament that there is not is not asked for again', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(new Response('{"error":"no-such-tournament"}', { status: 404 }));
  });
  const live = new LiveTournament('x');
  stop = live.start();
  await soon(() => expect(live.error).toMatchObject({ status: 404 }));
  await new Promise((done) => setTimeout(done, 600));
  expect(asked).toBe(1);
});
