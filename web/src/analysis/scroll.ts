//! What changes the board never changes it out of sight.

import { animated } from '../lib/settings.svelte.ts';

const behavior = (): ScrollBehavior => (animated() ? 'smooth' : 'auto');

/** Brings the board into the window, if less than most of it is there. */
export function showBoard(within?: HTMLElement): void {
  const board = within?.querySelector('[data-board]');
  const box = board?.getBoundingClientRect();
  if (!board || !box) return;
  const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  if (visible < box.height * 0.6) board.scrollIntoView({ block: 'start', behavior: behavior() });
}

/** Brings the turning point that is open to the top of its part, or in a narrow window under the board that stays. */
export function showCard(within?: HTMLElement): void {
  const card = within?.querySelector('[data-open]');
  const panel = card?.closest('[role="tabpanel"]');
  if (!card || !panel) return;
  const top = card.getBoundingClientRect().top;
  if (getComputedStyle(panel).overflowY === 'auto') {
    panel.scrollTop += top - panel.getBoundingClientRect().top - 8;
    return;
  }
  const board = within?.querySelector('[data-board]')?.parentElement;
  if (!board || getComputedStyle(board).position !== 'sticky') return;
  scrollBy({ top: top - board.offsetHeight - 8, behavior: behavior() });
}
