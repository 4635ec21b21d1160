//! The hint that an element scrolls.

import { afterEach, expect, test, vi } from 'vitest';
import { more } from './more.ts';

/** A ResizeObserver that calls back at once, as browsers do when an observation starts. */
class Sizes {
  static all: Sizes[] = [];
  watched = new Set<Element>();
  constructor(private readonly tell: () => void) {
    Sizes.all.push(this);
  }
  observe(part: Element): void {
    this.watched.add(part);
    this.tell();
  }
  disconnect(): void {
    this.watched.clear();
  }
}

/** An element with this height of content in a smaller box. */
function scrolling(inside: number, overflow = 'auto'): HTMLElement {
  vi.stubGlobal('ResizeObserver', Sizes);
  const part = document.createElement('div');
  part.style.overflowY = overflow;
  part.append(document.createElement('p'));
  document.body.append(part);
  Object.defineProperties(part, { scrollHeight: { value: inside }, clientHeight: { value: 100 } });
  return part;
}
const signed = (part: HTMLElement) => part.hasAttribute('data-more');

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Sizes.all = [];
});

test('the sign is there while there is more below, and goes at the end', () => {
  const part = scrolling(300);
  const { destroy } = more(part);
  expect(signed(part)).toBe(true);
  part.scrollTop = 199;
  part.dispatchEvent(new Event('scroll'));
  expect(signed(part)).toBe(false);
  part.scrollTop = 50;
  part.dispatchEvent(new Event('scroll'));
  expect(signed(part)).toBe(true);
  destroy();
  part.scrollTop = 200;
  part.dispatchEvent(new Event('scroll'));
  expect(signed(part)).toBe(true);
});

test('what fits, and what does not scroll, has no sign', () => {
  for (const part of [scrolling(101), scrolling(300, 'visible')]) {
    const { destroy } = more(part);
    expect(signed(part)).toBe(false);
    destroy();
  }
});

test('what comes into the part later is watched, and nothing is once it is gone', async () => {
  const part = scrolling(300);
  const { destroy } = more(part);
  const added = document.createElement('p');
  part.append(added);
  await vi.waitFor(() => expect(Sizes.all[0].watched).toContain(added));
  destroy();
  expect(Sizes.all[0].watched.size).toBe(0);
});
