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

/** How often the socket has told something. */
let told = 0;
/** Asks for something with a count. The socket tells of each change: what it said meanwhile is newer than the answer. */
async function ask<T>(question: Promise<T>, counted: (answer: T) => NoticeCount): Promise<T> {
  const before = told;
  const answer = await question;
  if (told === before) hear(counted(answer));
  return answer;
}

/** Some notices, the newest first: those after `before`, or the first. */
export function readNotices(before?: string): Promise<NoticePage> {
  const page = api.get<NoticePage>(`/api/notices${before ? `?before=${encodeURIComponent(before)}` : ''}`);
  return ask(page, ({ count }) => count);
}

/** Marks a notice as read; without one all of them. */
export async function markRead(id?: string): Promise<void> {
  await ask(api.post<NoticeCount>(`/api/notices/${id ? `${id}/` : ''}read`), (count) => count);
  state.changes += 1;
}

/** Follows what there is until the returned function is called. */
export function startBell(): () => void {
  const stop = untrack(() =>
    listen(
      (message) => {
        if (message.type !== 'notices') return;
        told += 1;
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
