//! Small helpers of the pages about people.

import { notify } from '../lib/notices.svelte.ts';
import { sayError } from '../lib/words.ts';

/** Does something and says at the foot of the page if it failed; the answer is whether it worked. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notify(() => sayError(error));
    return false;
  }
}
