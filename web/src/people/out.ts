//! Signing out.

import { api } from '../lib/api.ts';
import { go } from '../lib/router.svelte.ts';
import { refresh } from '../lib/session.svelte.ts';
import { attempt } from './attempt.ts';

export async function signOut(): Promise<void> {
  const done = await attempt(async () => {
    await api.delete('/api/session');
    await refresh();
  });
  if (done) go('/sign-in');
}
