//! The progress derived from attempts, and what is sent to the server.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refresh } from '../lib/session.svelte.ts';
import type { NewAttempts } from '../protocol/NewAttempts.ts';
import type { Puzzle } from '../protocol/Puzzle.ts';
import { kept, keepPuzzles } from './kept.svelte.ts';
import { answered, counts, dayBefore, estimate, solvedDays, streak, tallies, trimmed, type Entry } from './log.ts';
import { days, due, tally } from './progress.svelte.ts';
import { dueOf } from './repeat.ts';
import { attempted, nearest, nextOf, sync } from './source.ts';

const DAY = 86_400_000;
const noon = (day: string) => Date.parse(`${day}T12:00Z`);
const entry = (over: Partial<Entry>): Entry => ({
  ...{ key: 'k', puzzle: 'aaaaaaaa', game: 'halma', themes: ['camp'], rating: 1200, mode: 'training' },
  ...{ at: noon('2026-11-18'), turns: [], hints: 0, shown: false, solved: true },
  ...over,
});
const puzzle = (name: string, rating = 1200): Puzzle => ({
  ...{ name, rating, game: 'halma', options: 'preset=classic', claim: 'win 1', position: '', ways: 1 },
  ...{ themes: ['camp'], level: 1 },
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('days in a row', () => {
  const [today, yesterday] = ['2026-11-18', '2026-11-17'];
  test('end with today or yesterday, and break where a day is missing', () => {
    expect(streak([yesterday, '2026-11-16'], today)).toEqual({ days: 2, longest: 2, last: yesterday });
    expect(streak(['2026-11-16', '2026-11-15', '2026-11-14'], today)).toMatchObject({ days: 0, longest: 3 });
    expect(streak([today, yesterday, '2026-11-14'], today)).toMatchObject({ days: 2, longest: 2 });
    expect(streak([], today)).toMatchObject({ days: 0, longest: 0 });
  });
  test('go on from what the server counts, and count no day twice', () => {
    const server = { days: 3, longest: 9, last: yesterday };
    expect(streak([today], today, server)).toEqual({ days: 4, longest: 9, last: today });
    expect(streak([yesterday], today, server)).toEqual({ days: 3, longest: 9, last: yesterday });
  });
  test('count only the puzzle of that day, solved on it and not shown', () => {
    const daily = (at: string, rest: Partial<Entry>) => entry({ mode: 'daily', at: noon(at), ...rest });
    const log = [
      daily('2026-11-18', {}),
      daily('2026-11-17', { shown: true }),
      daily('2026-11-16', { puzzle: 'bbbbbbbb' }),
    ];
    expect(solvedDays(log, { '2026-11-16': 'aaaaaaaa' })).toEqual(['2026-11-18']);
  });
  test('a month ends where the calendar says', () => expect(dayBefore('2026-12-01')).toBe('2026-11-30'));
});

test('themes are counted with those of the server, each attempt once', () => {
  const server = [{ game: 'halma', theme: 'camp', tried: 4, solved: 2 }];
  const log = [entry({}), entry({ solved: false, themes: ['camp', 'jump'] })];
  const found = Object.fromEntries(tallies(log, server).map(({ theme, tried, solved }) => [theme, [tried, solved]]));
  expect(found).toEqual({ camp: [6, 3], all: [2, 1], jump: [1, 0] });
});

test('a solver rises by solving and falls by missing, more by what was not expected', () => {
  const solved = estimate([entry({ rating: 1800 })]);
  expect(solved).toBeGreaterThan(estimate([entry({ rating: 800 })]));
  expect(estimate([entry({ solved: false, rating: 800 })])).toBeLessThan(estimate([]));
  expect(counts(entry({ shown: true }))).toBe(false);
});

test('what was missed comes back the next day, what was solved does not', () => {
  const log = [entry({ solved: false }), entry({ puzzle: 'bbbbbbbb' })];
  expect(dueOf(log)).toEqual([{ puzzle: 'aaaaaaaa', due: noon('2026-11-19') }]);
});

test('a full log forgets first what the server has', () => {
  const log = [
    entry({ key: 'a', sent: true }),
    entry({ key: 'b' }),
    entry({ key: 'c', sent: true }),
    entry({ key: 'd' }),
  ];
  expect(trimmed(log, 3).map(({ key }) => key)).toEqual(['b', 'c', 'd']);
  expect(trimmed(log, 1).map(({ key }) => key)).toEqual(['d']);
});

test('what is to be sent later stays in the queue, anything else leaves it', () => {
  const log = ['a', 'b', 'c', 'd'].map((key) => entry({ key }));
  const after = answered(log, [
    { key: 'a' },
    { key: 'b', problem: { error: 'try-later' } },
    { key: 'c', problem: { error: 'unknown-puzzle' } },
    { key: 'd', problem: { error: 'too-many-requests' } },
  ]);
  expect(after.map(({ key, sent, turns }) => [key, !!sent, !!turns])).toEqual([
    ['a', true, false],
    ['b', false, true],
    ['c', true, false],
    ['d', false, true],
  ]);
});

test('without a network the nearest puzzle that was not tried comes, then the one of longest ago', () => {
  const all = [puzzle('aaaaaaaa', 900), puzzle('bbbbbbbb', 1300), puzzle('cccccccc', 1900)];
  expect(nearest(all, 1250, [])?.name).toBe('bbbbbbbb');
  expect(nearest(all, 1250, ['bbbbbbbb'])?.name).toBe('aaaaaaaa');
  expect(nearest(all, 1250, ['cccccccc', 'aaaaaaaa', 'bbbbbbbb'])?.name).toBe('cccccccc');
});

describe('with a server', () => {
  const sent: NewAttempts['attempts'][] = [];
  let online = true;
  function serve(me: object | null): void {
    sent.length = 0;
    online = true;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      if (!online) return Promise.reject(new TypeError('offline'));
      if (path === '/api/session') return Promise.resolve(Response.json(me));
      if (path === '/api/puzzles/attempts') {
        const { attempts } = JSON.parse(String(init?.body)) as NewAttempts;
        sent.push(attempts);
        return Promise.resolve(Response.json({ answers: attempts.map(({ key }) => ({ key })), ratings: [] }));
      }
      const progress = { ratings: [], streak: { days: 0, longest: 0 }, due: [] };
      const themes = [{ game: 'halma', theme: 'all', tried: sent.flat().length, solved: 0 }];
      if (path === '/api/puzzles/progress') return Promise.resolve(Response.json({ ...progress, themes }));
      return Promise.resolve(Response.json({ error: 'no-puzzle' }, { status: 404 }));
    });
  }
  const result = { turns: [{ turn: 'a1-a2', ms: 10 }], solved: false, hints: 0, shown: false };
  const whole = () => tally().find(({ theme }) => theme === 'all')?.tried;

  test('nothing leaves the device without an account', async () => {
    serve({ id: '1', name: 'guest-abc', guest: true });
    await refresh();
    attempted(puzzle('aaaaaaaa'), 'training', result);
    await sync();
    expect(sent).toEqual([]);
    expect([whole(), await due(Date.now() + 2 * DAY)]).toEqual([1, ['aaaaaaaa']]);
  });

  test('what was tried without a network is sent once when there is one, and counted once', async () => {
    serve({ id: '1', name: 'Ana', guest: false });
    await refresh();
    online = false;
    for (const name of ['aaaaaaaa', 'bbbbbbbb']) attempted(puzzle(name), 'training', result);
    await sync();
    expect([sent.length, whole()]).toEqual([0, 2]);
    online = true;
    await Promise.all([sync(), sync()]);
    await sync();
    expect(sent.map((attempts) => attempts.length)).toEqual([2]);
    expect(new Set(sent[0].map(({ key }) => key)).size).toBe(2);
    expect(sent[0][0]).toMatchObject({ puzzle: 'aaaaaaaa', turns: result.turns, mode: 'training' });
    expect(whole()).toBe(2);
    expect(kept('log').every(({ sent, turns }) => sent && !turns)).toBe(true);
    expect(days().days).toBe(0);
  });

  test('training says that there is no such puzzle, and without a network takes what is kept', async () => {
    serve(null);
    await refresh();
    keepPuzzles([puzzle('aaaaaaaa')]);
    expect(await nextOf({ game: 'halma' }, 1200)).toBeNull();
    online = false;
    expect((await nextOf({ game: 'halma' }, 1200))?.name).toBe('aaaaaaaa');
    expect(await nextOf({ game: 'halma', theme: 'rock' }, 1200)).toBeNull();
  });
});
