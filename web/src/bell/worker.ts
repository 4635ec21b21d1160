//! The push part of the service worker: shows notifications while no page is open, and opens what they are about. The
//! service worker imports it as a script (`vite.config.ts`), so it must be a single file without imports.

import type { PushMessage } from '../protocol/PushMessage.ts';

type Waiting = Event & { waitUntil(done: Promise<unknown>): void };
type PushEvent = Waiting & { data: { json(): unknown } | null };
type ClickEvent = Waiting & { action: string; notification: Notification & { data: unknown } };
type Window = { url: string; focus(): Promise<unknown> };
type Worker = {
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(which: { tag: string }): Promise<Notification[]>;
  };
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  location: { origin: string };
};
/** What a notification is about. */
type Told = { path: string; id: string };
const worker = self as unknown as Worker;

/** Shows a message with the text that it contains. Each game has at most one notification, the latest. A repeated
 * message makes no sound. */
async function show(message: PushMessage): Promise<void> {
  const before = await worker.registration.getNotifications({ tag: message.path });
  await worker.registration.showNotification(message.title, {
    body: message.body,
    lang: message.language,
    dir: 'auto',
    tag: message.path,
    renotify: before.every((one) => (one.data as Told).id !== message.id),
    timestamp: message.at,
    icon: '/icon-192.png',
    data: { path: message.path, id: message.id } satisfies Told,
    actions: [
      { action: 'open', title: message.open },
      { action: 'later', title: message.later },
    ],
  });
}

/** Focuses the window that shows a path, or opens a new one. Other windows stay as they are. */
async function open(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin);
  // Only open pages of this site, whatever the message says.
  if (url.origin !== worker.location.origin) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (there ? there.focus() : worker.clients.openWindow(url.pathname));
}

self.addEventListener('push', (event) => {
  const { data } = event as PushEvent;
  if (data) (event as PushEvent).waitUntil(show(data.json() as PushMessage));
});
self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event as ClickEvent;
  notification.close();
  if (action !== 'later') (event as ClickEvent).waitUntil(open((notification.data as Told).path));
});
