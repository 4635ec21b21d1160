//! The push part of the service worker, in a window that stands in for the worker.

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const shown: { title: string; options: Record<string, unknown> }[] = [];
const did: string[] = [];
let windows: string[] = [];
const place = {
  registration: {
    getNotifications: async ({ tag }: { tag: string }) =>
      shown.filter(({ options }) => options.tag === tag).map(({ options }) => options),
    showNotification: async (title: string, options: object) => void shown.push({ title, options: { ...options } }),
  },
  clients: {
    matchAll: async () => windows.map((url) => ({ url, focus: async () => did.push(`focuses ${url}`) })),
    openWindow: async (path: string) => did.push(`opens ${path}`),
  },
};
beforeAll(async () => {
  Object.assign(self, place);
  await import('./worker.ts');
});
afterAll(() => Object.assign(self, { registration: undefined, clients: undefined }));
beforeEach(() => {
  [shown.length, did.length, windows] = [0, 0, []];
});

/** Fires an event, and waits for the worker to handle it. */
async function happen(type: string, facts: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const event = Object.assign(new Event(type), { waitUntil: (done: Promise<unknown>) => waits.push(done) }, facts);
  self.dispatchEvent(event);
  await Promise.all(waits);
}
const message = {
  title: 'Your turn',
  body: 'Halma',
  open: 'Open',
  later: 'Not now',
  language: 'en',
  path: '/game/a',
  id: 'n1',
  at: 5,
};
const press = async (action: string, path = '/game/a') => {
  const close = vi.fn();
  await happen('notificationclick', { action, notification: { close, data: { path, id: 'n1' } } });
  expect(close).toHaveBeenCalledTimes(1);
};

test('what is pushed is shown in its own words, one for each game', async () => {
  await happen('push', { data: { json: () => message } });
  expect(shown).toMatchObject([
    { title: 'Your turn', options: { body: 'Halma', lang: 'en', tag: '/game/a', timestamp: 5 } },
  ]);
  expect(shown[0].options.actions).toEqual([
    { action: 'open', title: 'Open' },
    { action: 'later', title: 'Not now' },
  ]);
  await happen('push', { data: null });
  expect(shown.length).toBe(1);
});

test('what comes twice is heard once, and what is new is heard', async () => {
  for (const id of ['n1', 'n1', 'n2']) await happen('push', { data: { json: () => ({ ...message, id }) } });
  expect(shown.map(({ options }) => options.renotify)).toEqual([true, false, true]);
});

test('a press opens the game, or the window that shows it', async () => {
  await press('open');
  windows = [`${location.origin}/learn`, `${location.origin}/game/a?x`];
  await press('');
  expect(did).toEqual(['opens /game/a', `focuses ${location.origin}/game/a?x`]);
});

test('a press on “not now” opens nothing, and nothing leads away from here', async () => {
  await press('later');
  await press('open', 'https://evil.example/game/a');
  await press('open', '//evil.example');
  expect(did).toEqual([]);
});
