//! Keys of a whole page, such as arrows that go along the turns, and who comes before it.

import { direction, language } from './i18n.svelte.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
/** What takes text, or moves within itself: arrows are its own. */
const MOVES = 'select, textarea, dialog, [data-board], [role="tablist"], [contenteditable]';

/** Whether the element with the focus needs a key itself, or the key is of another command. */
export function keepsKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target || target.closest(MOVES)) return !!target;
  // A box to tick knows the space bar only.
  const ticked = target instanceof HTMLInputElement && ['checkbox', 'button', 'submit'].includes(target.type);
  if (target instanceof HTMLInputElement && !ticked) return true;
  return !ARROWS.includes(event.key) && !!target.closest('input, button, a, summary');
}

/** How many turns a key goes along a game, ahead or back; none if it is no such key, or another needs it. */
export function turnsOf(event: KeyboardEvent): number {
  if (keepsKey(event)) return 0;
  const right = direction(language()) === 'rtl' ? -1 : 1;
  return { ArrowRight: right, ArrowLeft: -right, Home: -Infinity, End: Infinity }[event.key] ?? 0;
}
