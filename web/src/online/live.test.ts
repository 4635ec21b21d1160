import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameState } from '../protocol/GameState.ts';
import type { LogEntry } from '../protocol/LogEntry.ts';
import type { Standing } from '../protocol/Standing.ts';
import type { ToClient } from '../protocol/ToClient.ts';
import type { ToServer } from '../protocol/ToServer.ts';
import { Game } from '../lib/rules.ts';
import { GONE, OnlineGame } from './live.svelte.ts';

/** The server's side: the messages of the page, and a way to send some. */
const wire = vi.hoisted(() => ({
  sent: [] as ToServer[],
  tell: (_: ToClient): void => undefined,
  open: (): void => undefined,
  record: '',
}));
vi.mock('../lib/socket.svelte.ts', () => ({
  connected: () => true,
  reconnect: () => undefined,
  serverNow: () => 1_000_000,
  send: (message: ToServer) => !!wire.sent.push(message),
  listen: (listener: (message: ToClient) => void, opened: () => void) => {
    wire.tell = listener;
    wire.open = opened;
    opened();
    return () => undefined;
  },
}));
vi.mock('../lib/sound.ts', () => ({ sound: () => undefined }));
vi.mock('../lib/api.ts', async (original) => ({
  ...(await original<object>()),
  api: { get: async (path: string) => (path.endsWith('/record') ? wire.record : []), post: async () => ({}) },
}));
// Otherwise modules loaded with these mocks would stay for other tests.
afterAll(() => vi.resetModules());

const offers = { draw: undefined, takeback: undefined } as unknown as Standing['offers'];
const FIRST = ['b1-d3', 'g8-e6', 'a1-e3', 'h8-d6'];

/** The server's state of the game after a number of turns. Ana is A, Ben is B. */
function state(turns: number, more: Partial<GameState> = {}): GameState {
  const game = Game.start({ game: 'halma', preset: 'classic', first: 0 });
  for (const turn of FIRST.slice(0, turns)) game.play(turn);
  const seats = ['Ana', 'Ben'].map((name, i) => ({
    seat: 'AB'[i],
    player: { id: name.toLowerCase(), name },
    present: true,
  }));
  return {
    id: 'g',
    setup: { game: 'halma', preset: 'classic', options: {}, letters: 'AB', first: 'A' },
    time: { kind: 'unlimited' },
    rated: false,
    public: true,
    created_at: 0,
    seats,
    turns: game.entries().map((entry) => ({ entry, at: 0, spent: 0 })),
    position: game.position(),
    status: 'playing',
    version: turns + 2,
    position_version: turns,
    to_move: 'AB'[turns % 2],
    offers,
    ...more,
  } as GameState;
}
function entry(turns: number, more: Partial<LogEntry> = {}): { type: 'entries'; id: string } & Record<string, unknown> {
  const n = turns - 1;
  const body = `${Math.floor(n / 2) + 1}${'AB'[n % 2]}.${FIRST[n]}`;
  const log = { number: turns + 2, at: 0, seat: 'AB'[n % 2], kind: 'turn', body, spent: 0, ...more };
  const { status, version, position_version, to_move } = state(turns);
  return { type: 'entries', id: 'g', entries: [log], standing: { status, version, position_version, to_move, offers } };
}
const tell = (message: unknown) => wire.tell(message as ToClient);
const turns = () => wire.sent.flatMap((message) => (message.type === 'turn' ? [message.turn] : []));
const watches = () => wire.sent.filter((message) => message.type === 'watch');

let stop: () => void;
let live: OnlineGame;
/** Opens the game as an account, after a number of turns. */
function at(count: number, account?: string, more: Partial<GameState> = {}): void {
  live = new OnlineGame('g');
  stop = live.start();
  tell({ type: 'welcome', account, now: 0 });
  tell({ type: 'game', game: state(count, more) });
  wire.sent.length = 0;
}
beforeEach(() => {
  vi.useFakeTimers();
  wire.sent.length = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a spectator only looks', () => {
  at(0);
  expect(live.part).toBe('looks');
  live.turn('b1-d3');
  live.planTurn('b1-d3');
  expect(turns()).toEqual([]);
});

test('a turn is sent with the version of the position and a key, and shown before it is acknowledged', () => {
  at(0, 'ana');
  expect(live.myTurn).toBe(true);
  live.turn('b1-d3');
  expect(turns()).toEqual([{ turn: 'b1-d3', position_version: 0, idempotency_key: expect.stringMatching(/^\w{24}$/) }]);
  expect(live.shown?.turn).toBe(1);
  expect(live.state?.turns).toHaveLength(0);
  expect(live.myTurn).toBe(false);
});

test('a turn without an answer is sent again with the same key', () => {
  at(0, 'ana');
  live.turn('b1-d3');
  vi.advanceTimersByTime(11_000);
  wire.open();
  const keys = turns().map(({ idempotency_key }) => idempotency_key);
  expect(keys.length).toBeGreaterThanOrEqual(4);
  expect(new Set(keys).size).toBe(1);
});

test('who moves twice running waits until the first turn has arrived', () => {
  const game = Game.start({ game: 'skud' });
  game.play('B,B,K,W');
  const [second, first] = ['ana', 'ben'].map((id, i) => ({ seat: 'HG'[i], player: { id, name: id }, present: true }));
  const more = { turns: [{ entry: '0H.B,B,K,W', at: 0, spent: 0 }], position: game.position(), to_move: 'G' };
  const setup = { game: 'skud', preset: 'standard', options: {}, letters: 'HG', first: 'H' };
  at(1, 'ben', { ...more, setup, seats: [second, first] } as Partial<GameState>);
  expect([live.myTurn, live.sending]).toEqual([true, false]);
  live.turn('B,B,R,W');
  expect([live.myTurn, live.sending, live.shown?.boardView().to_move]).toEqual([false, true, 'G']);
  const log = { number: 4, at: 0, seat: 'G', kind: 'turn', body: '0G.B,B,R,W', spent: 0 };
  const standing = { status: 'playing', version: 4, position_version: 2, to_move: 'G', offers };
  tell({ type: 'entries', id: 'g', entries: [log], standing });
  expect([live.myTurn, live.sending]).toEqual([true, false]);
});

test('an acknowledged turn is not sent again, and what is missing is asked for', () => {
  at(0, 'ana');
  live.turn('b1-d3');
  const [{ idempotency_key }] = turns();
  tell({ type: 'accepted', id: 'g', request_id: idempotency_key, accepted: { ...state(1), number: 3 } });
  expect(live.pending).toBeNull();
  expect(watches()).toEqual([{ type: 'watch', game: 'g', seen: 2 }]);
  wire.sent.length = 0;
  vi.advanceTimersByTime(20_000);
  expect(turns()).toEqual([]);
});

test('the entries of both players are followed', () => {
  at(0, 'ana');
  live.turn('b1-d3');
  tell(entry(1));
  expect(live.pending).toBeNull();
  tell(entry(2));
  expect(live.state?.turns.map(({ entry }) => entry)).toEqual(['1A.b1-d3', '1B.g8-e6']);
  expect(live.shown?.turn).toBe(2);
  expect(live.myTurn).toBe(true);
});

test('an entry that comes twice counts once, a gap asks for the game', () => {
  at(0, 'ben');
  tell(entry(1));
  tell(entry(1));
  expect(live.state?.turns).toHaveLength(1);
  tell(entry(3));
  expect(live.state?.turns).toHaveLength(1);
  expect(watches()).toHaveLength(1);
});

test('an older state of the game is not taken', () => {
  at(2, 'ana');
  tell({ type: 'game', game: state(1) });
  expect(live.state?.turns).toHaveLength(2);
});

test('a refused turn is taken from the board, with the reason', () => {
  at(0, 'ana');
  live.turn('b1-d3');
  const [{ idempotency_key }] = turns();
  tell({ type: 'refused', id: 'g', request_id: idempotency_key, problem: { error: 'too-many-requests' } });
  expect(live.pending).not.toBeNull();
  tell({ type: 'refused', id: 'g', request_id: 'another', problem: { error: 'illegal' } });
  expect(live.pending).not.toBeNull();
  tell({ type: 'refused', id: 'g', request_id: idempotency_key, problem: { error: 'illegal' } });
  expect(live.pending).toBeNull();
  expect(live.problem?.error).toBe('illegal');
  expect(live.shown?.turn).toBe(0);
  expect(live.myTurn).toBe(true);
});

test('a turn for an old board gives way to the board that comes with the refusal', () => {
  at(0, 'ana');
  live.turn('c1-c3');
  const [{ idempotency_key }] = turns();
  tell({ type: 'refused', id: 'g', request_id: idempotency_key, problem: { error: 'stale', game: state(1) } });
  expect(live.pending).toBeNull();
  expect(live.shown?.entries()).toEqual(['1A.b1-d3']);
});

test('a game that is not there is missing', () => {
  live = new OnlineGame('g');
  stop = live.start();
  tell({ type: 'refused', id: 'g', problem: { error: 'not-found' } });
  expect(live.missing).toBe(true);
});

test('a turn in advance is left with the server and offered again when its time has come', () => {
  at(0, 'ben');
  expect(live.part).toBe('chooses');
  live.planTurn('g8-e6');
  expect(live.part).toBe('waits');
  expect(turns()).toEqual([
    { turn: 'g8-e6', position_version: 0, idempotency_key: live.premove?.idempotency_key, premove: true },
  ]);
  const idempotency_key = live.premove?.idempotency_key;
  tell(entry(1));
  expect(turns().at(-1)).toEqual({ turn: 'g8-e6', position_version: 1, idempotency_key, premove: false });
  tell(entry(2));
  expect(live.premove).toBeNull();
});

test('a turn in advance that has become impossible is dropped', () => {
  at(0, 'ben');
  live.planTurn('a1-a2');
  tell(entry(1));
  expect(live.premove).toBeNull();
  expect(live.part).toBe('moves');
});

test('the turn in advance that the server keeps is known after a reload', () => {
  at(0, 'ben', { premove: { turn: 'g8-e6', position_version: 0, idempotency_key: 'kept' } as never });
  expect(live.premove).toEqual({ turn: 'g8-e6', position_version: 0, idempotency_key: 'kept' });
  expect(live.part).toBe('waits');
});

test('what has become of a turn in advance is known in every window', () => {
  at(0, 'ben');
  live.planTurn('g8-e6');
  const notice = { kind: 'premove', game: 'g', turn: 'g8-e6' } as const;
  tell({ type: 'notice', notice: { ...notice, game: 'other', fate: 'dropped' } });
  tell({ type: 'notice', notice: { ...notice, fate: 'kept' } });
  expect(live.premove?.turn).toBe('g8-e6');
  tell({ type: 'notice', notice: { ...notice, fate: 'dropped' } });
  expect(live.premove).toBeNull();
  // Another window has set one: the page requests the game, which includes it.
  const before = watches().length;
  tell({ type: 'notice', notice: { ...notice, fate: 'kept' } });
  expect(watches().slice(before)).toEqual([{ type: 'watch', game: 'g' }]);
});

test('a takeback goes back and drops the plan', () => {
  at(2, 'ben');
  live.planTurn('h8-d6');
  const back = { number: 5, at: 0, kind: 'takeback', body: '1', spent: 0 };
  tell({ type: 'entries', id: 'g', entries: [back], standing: { ...state(1), version: 5 } });
  expect(live.shown?.turn).toBe(1);
  expect(live.state?.turns).toHaveLength(1);
  expect(live.premove).toBeNull();
});

test('what the page cannot follow is asked for whole', () => {
  at(0, 'ana');
  tell(entry(1, { body: '1A.z9-z9' }));
  expect(watches()).toEqual([{ type: 'watch', game: 'g' }]);
});

test('a position that the turns do not give is read from the record', async () => {
  wire.record = `${Game.start({ game: 'halma', preset: 'classic', first: 0 }).record()}`;
  at(0, 'ana', { position: 'something else' });
  expect(live.state).toBeNull();
  await vi.waitFor(() => expect(live.state).not.toBeNull());
  expect(live.shown?.turn).toBe(0);
});

test('who was away before one came counts as gone, who leaves later does not yet', () => {
  const one = state(0);
  one.seats[1].present = false;
  at(0, 'ana', { seats: one.seats });
  expect(live.away).toEqual({ B: 1_000_000 - GONE });
  tell({ type: 'present', id: 'g', seats: ['A', 'B'], watching: 3 });
  expect(live.away).toEqual({});
  expect(live.watching).toBe(3);
  tell({ type: 'present', id: 'g', seats: ['A'], watching: 0 });
  expect(live.away).toEqual({ B: 1_000_000 });
});

test('a clock runs for the seat that moves, and not below zero', () => {
  at(0, 'ana', { clocks: { left: [5_000, 9_000], at: 1_000, running: 'A' } as never });
  const [a, b] = live.state?.seats ?? [];
  expect(live.left(a, 3_000)).toBe(3_000);
  expect(live.left(b, 3_000)).toBe(9_000);
  expect(live.left(a, 99_000)).toBe(0);
});

test('a message that comes twice is shown once', () => {
  at(0, 'ana');
  const message = { number: 1, room: 'players', text: 'hello', at: 0 };
  tell({ type: 'said', id: 'g', message });
  tell({ type: 'said', id: 'g', message });
  tell({ type: 'said', id: 'another', message: { ...message, number: 2 } });
  expect(live.talk.said.players).toHaveLength(1);
});
