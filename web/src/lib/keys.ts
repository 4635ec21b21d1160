//! Keyboard shortcuts of a whole page, such as arrow keys that step through turns, and the elements that take
//! precedence.

import { direction, language } from './i18n.svelte.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
/** Elements that take text or use the arrow keys themselves. */
const MOVES = 'select, textarea, dialog, [data-board], [role="tablist"], [contenteditable]';

/** Whether the focused element uses a key itself, or a modifier makes it another command. */
export function keepsKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target || target.closest(MOVES)) return !!target;
  // Checkboxes only use the space bar.
  const ticked = target instanceof HTMLInputElement && ['checkbox', 'button', 'submit'].includes(target.type);
  if (target instanceof HTMLInputElement && !ticked) return true;
  return !ARROWS.includes(event.key) && !!target.closest('input, button, a, summary');
}

/** How many turns a key steps through a game, positive or negative. 0 if it is no such key, or another element needs
 * it. */
export function turnsOf(event: KeyboardEvent): number {
  if (keepsKey(event)) return 0;
  const right = direction(language()) === 'rtl' ? -1 : 1;
  return { ArrowRight: right, ArrowLeft: -right, Home: -Infinity, End: Infinity }[event.key] ?? 0;
}
