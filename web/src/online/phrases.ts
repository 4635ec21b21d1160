//! Phrases that everybody reads in their own language; they are sent as codes.

import { t } from '../lib/i18n.svelte.ts';

export const PHRASES = ['hello', 'good-luck', 'nice-turn', 'one-moment', 'good-game', 'thanks'];

/** What was said, in the language of the page if it is a phrase. */
export function phrase(text: string): string {
  const code = /^:([a-z-]+):$/.exec(text)?.[1] ?? '';
  return PHRASES.includes(code) ? t(`online-phrase-${code}`) : text;
}
