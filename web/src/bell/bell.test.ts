//! The counters of the bell while answers and socket messages cross each other, and notices read by opening a page.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NoticeCount } from '../protocol/NoticeCount.ts';
import type { ToClient } from '../protocol/ToClient.ts';

const server = vi.hoisted(() => ({
  tell: (_: unknown) => undefined as void,
  get: (_: string) => Promise.resolve<unknown>(undefined),
  post: (_: string) => Promise.resolve<unknown>(undefined),
}));
vi.mock('../lib/socket.svelte.ts', () => ({
  listen: (hear: (message: unknown) => void) => {
    server.tell = hear;
    return () => undefined;
  },
}));
vi.mock('../lib/api.ts', () => ({
  api: { get: (path: string) => server.get(path), post: (path: string) => server.post(path) },
}));
const { count, markRead, readNotices, startBell } = await import('./bell.svelte.ts');
const { readAt } = await import('./read.ts');

const told = (unread: number): NoticeCount => ({ unread, games: 0 });
const says = (unread: number) => server.tell({ type: 'notices', count: told(unread) } satisfies ToClient);
/** A promise that the test resolves. */
function later<T>(): { answer: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  return { answer: new Promise<T>((done) => (give = done)), give: (value) => give(value) };
}
let stop: () => void;
beforeEach(() => (stop = startBell()));
afterEach(() => stop());

test('an answer that was on its way does not overwrite what the socket said meanwhile', async () => {
  const [page, read] = [later<unknown>(), later<unknown>()];
  server.get = () => page.answer;
  server.post = () => read.answer;
  const asked = [readNotices(), markRead('n')];
  says(3);
  page.give({ notices: [], count: told(1) });
  read.give(told(0));
  await Promise.all(asked);
  expect(count().unread).toBe(3);
});

test('where the socket says nothing, the answer counts', async () => {
  server.get = () => Promise.resolve({ notices: [], count: told(2) });
  await readNotices();
  expect(count().unread).toBe(2);
  server.post = () => Promise.resolve(told(1));
  await markRead('n');
  expect(count().unread).toBe(1);
});

test('whoever opens a game has read what leads there, and nothing else', async () => {
  const notice = (id: string, game: string, read = false) => ({ id, kind: 'turn', game, at: 0, waits: true, read });
  server.get = () =>
    Promise.resolve({
      notices: [notice('a', 'one'), notice('b', 'two'), notice('c', 'one', true), notice('d', 'one')],
      count: told(3),
    });
  const marked: string[] = [];
  server.post = (path) => Promise.resolve((marked.push(path), told(3 - marked.length)));
  // A second call while the first is running does the work only once.
  await Promise.all([readAt('/game/one'), readAt('/game/one')]);
  expect(marked).toEqual(['/api/notices/a/read', '/api/notices/d/read']);
  await readAt('/learn');
  expect(marked).toHaveLength(2);
});

test('whoever goes on meanwhile has read what leads to the second place, too', async () => {
  const first = later<unknown>();
  const page = {
    notices: ['one', 'two'].map((game) => ({ id: game, kind: 'turn', game, at: 0, waits: true, read: false })),
    count: told(2),
  };
  server.get = vi.fn(() => Promise.resolve<unknown>(page)).mockReturnValueOnce(first.answer);
  const marked: string[] = [];
  server.post = (path) => Promise.resolve((marked.push(path), told(0)));
  const [one] = [readAt('/game/one'), readAt('/game/two')];
  first.give(page);
  await one;
  expect(marked).toEqual(['/api/notices/one/read', '/api/notices/two/read']);
});
