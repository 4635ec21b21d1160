//! Small helpers of the pages about people.

import { notify } from '../lib/notices.svelte.ts';
import { sayError } from '../lib/words.ts';

/** Performs an action and shows a message if it fails. Resolves to whether it worked. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notify(() => sayError(error));
    return false;
  }
}
