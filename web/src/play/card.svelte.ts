//! Shows the card of a tile when the pointer rests on it, a finger stays on it, or `i` is pressed.

import { seatOf } from '../board/types.ts';
import type { View } from '../lib/rules.ts';

/** How long the pointer must rest or the finger stay, in milliseconds. */
const REST = 900;

/** The tile of the shown card, and its place on the screen. */
export type Shown = { kind: string; owner: number; beside: DOMRect };

/** The tile under an element of the table, on the board or in a hand. */
export function tileOf(target: EventTarget | null, view: View): Omit<Shown, 'beside'> | null {
  const element = (target as Element | null)?.closest?.('[data-point],[data-reserve]');
  if (!element) return null;
  const kind = element.getAttribute('data-reserve');
  if (kind) {
    const letter = element.closest('[data-letter]')?.getAttribute('data-letter') ?? '';
    return { kind, owner: seatOf(view, letter) };
  }
  const id = element.getAttribute('data-point');
  const top = view.points.find(({ at }) => `${at.x},${at.y}` === id)?.stack.at(-1);
  return top ? { kind: top.kind, owner: seatOf(view, top.owner) } : null;
}

/** The card of a table. */
export class Card {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;

  constructor(private readonly view: () => View) {}

  private show(target: EventTarget | null): void {
    const tile = tileOf(target, this.view());
    const element = (target as Element | null)?.closest?.('[data-point],[data-reserve]');
    this.shown = tile && element ? { ...tile, beside: element.getBoundingClientRect() } : null;
  }
  hide = (): void => {
    clearTimeout(this.timer);
    this.shown = null;
  };
  /** The pointer entered an element. Shows its card after a rest. */
  rest = (event: PointerEvent): void => {
    const element = (event.target as Element | null)?.closest?.('[data-point],[data-reserve]') ?? null;
    if (element === this.over) return;
    this.over = element;
    this.hide();
    if (element && event.pointerType === 'mouse') this.timer = setTimeout(() => this.show(element), REST);
  };
  /** A finger touched an element. Shows its card if it stays. */
  press = (event: PointerEvent): void => {
    this.hide();
    const { target } = event;
    if (event.pointerType !== 'mouse') this.timer = setTimeout(() => this.show(target), REST);
  };
  /** `i` toggles the card of the focused tile. */
  key = (event: KeyboardEvent): void => {
    if (event.key === 'i' && !event.ctrlKey && !event.metaKey && !(event.target instanceof HTMLInputElement)) {
      if (this.shown) this.hide();
      else this.show(event.target);
    } else if (this.shown) this.hide();
  };
}
