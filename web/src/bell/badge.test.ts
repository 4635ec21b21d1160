//! The number of waiting games in the title and on the icon.

import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../lib/i18n.svelte.ts';
import { numbered, showWaiting, titled } from './badge.ts';

afterEach(async () => {
  showWaiting(0);
  vi.unstubAllGlobals();
  await speak('en');
});

test('the number stands before the title once, and goes with the last game', async () => {
  expect(titled('Play · Teahouse', 2)).toBe('(2) Play · Teahouse');
  expect(titled('(2) Play · Teahouse', 3)).toBe('(3) Play · Teahouse');
  expect(titled('(3) Play · Teahouse', 0)).toBe('Play · Teahouse');
  await speak('fa');
  expect(titled('(2) Play', 12)).toBe('(۱۲) Play');
});

test('a page that writes its own title keeps the number', async () => {
  document.title = 'Home';
  showWaiting(4);
  expect(document.title).toBe('(4) Home');
  document.title = 'Play';
  await vi.waitFor(() => expect(document.title).toBe('(4) Play'));
});

test('the icon has the number, and no more than it has room for', () => {
  expect(numbered('<svg><g/></svg>\n', 3)).toMatch(/^<svg><g\/>.*>3<\/text><\/svg>$/);
  expect(numbered('<svg></svg>', 12)).toContain('>9+</text>');
});

test('the installed app is told of each change once', () => {
  const [set, clear] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  showWaiting(2);
  showWaiting(2);
  showWaiting(0);
  expect(set.mock.calls).toEqual([[2]]);
  expect(clear).toHaveBeenCalledTimes(1);
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
});
