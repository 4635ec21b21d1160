import { expect, test } from 'vitest';
import { keepsKey } from './keys.ts';

/** Presses a key on the focused element. */
function kept(html: string, key: string, more: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  let found = true;
  const hear = (event: Event) => (found = keepsKey(event as KeyboardEvent));
  addEventListener('keydown', hear, { once: true });
  const focus = document.querySelector('[data-focus]') ?? document.body;
  focus.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return found;
}

test('arrows belong to the page wherever the focus needs none', () => {
  for (const html of ['', '<button data-focus>', '<a href="/" data-focus>', '<input type="checkbox" data-focus>']) {
    expect(kept(html, 'ArrowLeft'), html).toBe(false);
  }
});

test('fields, sliders, choices and the board keep their arrows', () => {
  for (const html of [
    '<input data-focus>',
    '<input type="range" data-focus>',
    '<input type="radio" data-focus>',
    '<select data-focus>',
    '<textarea data-focus>',
    '<div role="tablist"><button data-focus></button></div>',
    '<div data-board><button data-focus></button></div>',
  ]) {
    expect(kept(html, 'ArrowLeft'), html).toBe(true);
  }
});

test('what is pressed by the space bar keeps it, and commands of the browser are theirs', () => {
  expect(kept('<button data-focus>', ' ')).toBe(true);
  expect(kept('<input type="checkbox" data-focus>', ' ')).toBe(true);
  expect(kept('', ' ')).toBe(false);
  expect(kept('', 'ArrowLeft', { altKey: true })).toBe(true);
});
