//! Scrolls to the board when it changes.

import { animated } from '../lib/settings.svelte.ts';

const behavior = (): ScrollBehavior => (animated() ? 'smooth' : 'auto');

/** Scrolls the board into view, unless most of it is visible. */
export function showBoard(within?: HTMLElement): void {
  const board = within?.querySelector('[data-board]');
  const box = board?.getBoundingClientRect();
  if (!board || !box) return;
  const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  if (visible < box.height * 0.6) board.scrollIntoView({ block: 'start', behavior: behavior() });
}

/** Scrolls the open turning point to the top of its panel, or in a narrow window to below the sticky board. */
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
