//! Signing out.

import { api } from '../lib/api.ts';
import { t } from '../lib/i18n.svelte.ts';
import { clear, notify } from '../lib/notices.svelte.ts';
import { go } from '../lib/router.svelte.ts';
import { refresh } from '../lib/session.svelte.ts';
import { attempt } from './attempt.ts';

export async function signOut(): Promise<void> {
  const done = await attempt(async () => {
    await api.delete('/api/session');
    await refresh();
  });
  if (done) leave('people-signed-out');
}

/** Ends the sessions on all devices, including this one. */
export async function signOutEverywhere(): Promise<void> {
  const done = await attempt(async () => {
    await api.delete('/api/sessions');
    await refresh();
  });
  if (done) leave('people-signed-out-everywhere');
}

function leave(word: string): void {
  clear();
  go('/sign-in');
  notify(() => t(word));
}
