//! Chat phrases, sent as codes, so that everybody reads them in their own language.

import { t } from '../lib/i18n.svelte.ts';

export const PHRASES = ['hello', 'good-luck', 'nice-turn', 'one-moment', 'good-game', 'thanks'];

/** The text of a message, translated if it is a phrase. */
export function phrase(text: string): string {
  const code = /^:([a-z-]+):$/.exec(text)?.[1] ?? '';
  return PHRASES.includes(code) ? t(`online-phrase-${code}`) : text;
}
