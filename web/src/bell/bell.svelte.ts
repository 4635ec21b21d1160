//! The counters of the signed-in account: unread notices and waiting games. The socket announces each change, and open
//! lists then reload.

import { untrack } from 'svelte';
import type { NoticeCount } from '../protocol/NoticeCount.ts';
import type { NoticePage } from '../protocol/NoticePage.ts';
import { api } from '../lib/api.ts';
import { listen } from '../lib/socket.svelte.ts';
import { showWaiting } from './badge.ts';

const state = $state<{ count: NoticeCount; changes: number }>({ count: { unread: 0, games: 0 }, changes: 0 });

/** The counters; reactive. */
export function count(): NoticeCount {
  return state.count;
}
/** The number of changes so far; reactive. Lists reload when it changes. */
export function changes(): number {
  return state.changes;
}

function hear(count: NoticeCount): void {
  state.count = count;
  showWaiting(count.games);
}

/** How often the socket has announced a change. */
let told = 0;
/** Sends a request whose answer includes the counters. If the socket has announced newer ones meanwhile, those stay. */
async function ask<T>(question: Promise<T>, counted: (answer: T) => NoticeCount): Promise<T> {
  const before = told;
  const answer = await question;
  if (told === before) hear(counted(answer));
  return answer;
}

/** A page of notices, newest first: the first page, or the one after `before`. */
export function readNotices(before?: string): Promise<NoticePage> {
  const page = api.get<NoticePage>(`/api/notices${before ? `?before=${encodeURIComponent(before)}` : ''}`);
  return ask(page, ({ count }) => count);
}

/** Marks a notice as read, or without `id` all of them. */
export async function markRead(id?: string): Promise<void> {
  await ask(api.post<NoticeCount>(`/api/notices/${id ? `${id}/` : ''}read`), (count) => count);
  state.changes += 1;
}

/** Follows the counters until the returned function is called. */
export function startBell(): () => void {
  const stop = untrack(() =>
    listen(
      (message) => {
        if (message.type !== 'notices') return;
        told += 1;
        hear(message.count);
        state.changes += 1;
      },
      // Catch up on changes from the time when the socket was closed.
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
