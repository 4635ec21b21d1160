//! Opening what a notice is about marks the notice as read.

import { markRead, readNotices } from './bell.svelte.ts';
import { leadsTo } from './words.ts';

/** The current path, and whether a round of marking is in progress. */
let here = '';
let busy = false;

/** Marks the latest notices that link to a path as read. */
export async function readAt(path: string): Promise<void> {
  here = path;
  if (busy) return;
  busy = true;
  try {
    for (let done = ''; done !== here;) {
      done = here;
      if (!/^\/(game|tournament|player)\//.test(done)) continue;
      const { notices } = await readNotices();
      for (const notice of notices) if (!notice.read && leadsTo(notice) === done) await markRead(notice.id);
    }
  } finally {
    busy = false;
  }
}
