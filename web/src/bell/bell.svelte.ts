//! How much there is for whoever is signed in: what was not read, and how many games wait. The socket tells of each
//! change; the lists ask again then.

import { untrack } from 'svelte';
import type { NoticeCount } from '../protocol/NoticeCount.ts';
import type { NoticePage } from '../protocol/NoticePage.ts';
import { api } from '../lib/api.ts';
import { listen } from '../lib/socket.svelte.ts';
import { showWaiting } from './badge.ts';

const state = $state<{ count: NoticeCount; changes: number }>({ count: { unread: 0, games: 0 }, changes: 0 });

/** How much there is; reactive. */
export function count(): NoticeCount {
  return state.count;
}
/** How often something has changed; reactive. Who shows a list asks for it again. */
export function changes(): number {
  return state.changes;
}

function hear(count: NoticeCount): void {
  state.count = count;
  showWaiting(count.games);
}

/** Some notices, the newest first: those after `before`, or the first. */
export async function readNotices(before?: string): Promise<NoticePage> {
  const page = await api.get<NoticePage>(`/api/notices${before ? `?before=${encodeURIComponent(before)}` : ''}`);
  hear(page.count);
  return page;
}

/** Marks a notice as read; without one all of them. */
export async function markRead(id?: string): Promise<void> {
  hear(await api.post<NoticeCount>(`/api/notices/${id ? `${id}/` : ''}read`));
  state.changes += 1;
}

/** Follows what there is until the returned function is called. */
export function startBell(): () => void {
  const stop = untrack(() =>
    listen(
      (message) => {
        if (message.type !== 'notices') return;
        hear(message.count);
        state.changes += 1;
      },
      // What came while the socket was closed.
      () =>
        void readNotices().then(
          () => (state.changes += 1),
          () => undefined,
        ),
    ),
  );
  return () => {
    stop();
    hear({ unread: 0, games: 0 });
  };
}
