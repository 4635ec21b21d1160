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

/** A code of digits as the server reads it: keyboards also write ۱۲۳ or 1 2 3. */
export function digits(code: string): string {
  return code
    .replace(/\s/g, '')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}
