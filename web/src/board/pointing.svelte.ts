//! The pointer on the board: pressing, dragging a tile, drawing a mark, aiming with the loupe, zooming with two fingers.
//!
//! ```text
//!   one finger on a sensible place    press ─▶ (loupe) ─▶ released: chosen
//!                                       └─ an isolated tile, or the picked one: dragged
//!   one finger elsewhere              held: loupe;  moved: the page scrolls, or the enlarged board
//!   a tap that fits several places,   the loupe stays for a second tap
//!   or falls beside a sensible one
//!   two fingers                       zoom
//! ```

import type { Coord, Piece } from '../lib/rules.ts';
import { settings } from '../lib/settings.svelte.ts';
import { type Candidate, candidates, SMALL, steady, unsure } from './aim.ts';
import type { Aim, Pointer, Press, Spot, Surroundings } from './surroundings.ts';
import { key, type Mark, same, UNIT } from './types.ts';
import { panned, pinched, WHOLE, type Zoom } from './zoom.ts';

/** A finger held for this long, in milliseconds, opens the loupe. A shorter touch is a tap. */
const HOLD = 200;
const DRAG = 6;
/** The drag distance while the loupe is open, where small movements only correct the aim. */
const DRAG_AIMING = 12;

export class Pointing {
  /** The point under the pointer. */
  under = $state.raw<Coord | null>(null);
  drag = $state.raw<{ from: Coord; piece: Piece } | null>(null);
  drawing = $state.raw<Mark | null>(null);
  aim = $state.raw<Aim | null>(null);
  zoom = $state.raw<Zoom>(WHOLE);
  /** The tile that was just dropped by hand, which needs no animation. */
  dropped = '';
  /** When the pointer last moved. */
  moved = 0;

  #press: Press | null = null;
  #fingers = new Map<number, Spot>();
  #pinch: { zoom: Zoom; from: [Spot, Spot] } | null = null;
  #pan: { zoom: Zoom; from: Spot } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly board: Surroundings,
    private readonly carry: (spot: Spot, touch: boolean) => void,
  ) {}

  // Positions of pointers.

  /** Pixels per unit of the drawing. */
  get scale(): number {
    return (this.board.svg?.getBoundingClientRect().width ?? 0) / (this.board.layout.half * 2);
  }
  /** Whether a finger gets help with aiming. */
  get helps(): boolean {
    if (settings.aim !== 'auto') return settings.aim === 'on';
    return this.scale * UNIT < SMALL;
  }
  #spot({ clientX, clientY }: Pointer): Spot {
    const box = this.board.svg!.getBoundingClientRect();
    const { half } = this.board.layout;
    const scale = (half * 2) / box.width;
    return [(clientX - box.left) * scale - half, (clientY - box.top) * scale - half];
  }
  #sensible = (id: string): boolean => {
    const { goals, starts, chosen } = this.board;
    return goals.size > 0 ? goals.has(id) : starts.has(id) || chosen.has(id);
  };
  #around(spot: Spot, touch: boolean): Candidate[] {
    const { layout, points } = this.board;
    return candidates(layout, points, this.#sensible, spot, touch ? UNIT : 0);
  }
  #at(pointer: Pointer, touch: boolean): Coord | null {
    return this.#around(this.#spot(pointer), touch)[0]?.at ?? null;
  }
  /** Whether this tile is the only one that a press can mean. */
  #alone(press: Press): boolean {
    const near = this.#around(this.#spot({ clientX: press.x, clientY: press.y }), true);
    return !unsure(near, this.scale);
  }

  // Actions.

  hover(at: Coord | null): void {
    if (at === this.under || same(at, this.under)) return;
    this.under = at;
    this.board.hover(at);
  }

  down = (event: PointerEvent): void => {
    const touch = event.pointerType === 'touch';
    const pinned = this.aim?.pinned;
    if (pinned) this.aim = null;
    if (touch) {
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (this.#fingers.size === 2) return this.#startPinch();
    }
    if (!event.isPrimary || event.button === 1 || (event.button === 2 && !this.board.marking)) return;
    const near = this.#around(this.#spot(event), touch);
    if (!near[0]) return;
    const { clientX: x, clientY: y, button, pointerId: id } = event;
    this.#press = { x, y, at: near[0].at, button, touch, id, since: event.timeStamp };
    if (!touch) return;
    if (this.helps) {
      if (near[0].sensible) this.#look(event);
      else this.#timer = setTimeout(() => this.#press && !this.#pan && this.#look(event), HOLD);
    }
    if (this.zoom.scale > 1 && !near[0].sensible) this.#pan = { zoom: this.zoom, from: [x, y] };
  };

  /** Opens the loupe, or moves it. */
  #look(pointer: Pointer): void {
    const spot = this.#spot(pointer);
    const at = steady(this.#around(spot, true), this.aim?.at);
    this.aim = { finger: [pointer.clientX, pointer.clientY], spot, at, pinned: false };
    this.hover(at);
  }

  move = (event: PointerEvent): void => {
    this.moved = performance.now();
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#pinch) return this.#movePinch();
    const touch = event.pointerType === 'touch';
    const press = this.#press;
    if (press && press.id === event.pointerId) {
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (this.#pan && !this.aim) return this.#movePan(event, far);
      if (press.button === 2) this.#draw(press, this.#at(event, touch));
      else if (far > (this.aim ? DRAG_AIMING : DRAG) && !this.drag) this.#lift(press, event);
      if (this.drag) this.carry(this.#spot(event), touch);
      if (this.aim) return this.#look(event);
    }
    if (!this.aim) this.hover(this.#at(event, touch));
  };
  #draw(press: Press, at: Coord | null): void {
    const round = same(at, press.at);
    this.drawing = at && (round ? { kind: 'circle', at } : { kind: 'arrow', from: press.at, to: at });
  }
  #lift(press: Press, event: PointerEvent): void {
    const { points, starts, chosen, goals } = this.board;
    const id = key(press.at);
    const piece = points.get(id)?.stack.at(-1);
    if (!piece || !(starts.has(id) || chosen.has(id)) || goals.has(id)) return;
    if (this.aim && !chosen.has(id) && !this.#alone(press)) return;
    this.drag = { from: press.at, piece };
    this.board.svg?.setPointerCapture(event.pointerId);
    if (!chosen.has(id)) this.board.pick(press.at);
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#pinch) {
      if (this.#fingers.size < 2) this.#pinch = null;
      return;
    }
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const { drag, drawing, aim } = this;
    const panned = this.#pan?.zoom !== undefined && this.#pan.zoom !== this.zoom;
    this.letGo();
    if (panned) return;
    const at = aim ? aim.at : this.#at(event, press.touch);
    if (press.button === 2) {
      if (at) this.board.mark(drawing ?? { kind: 'circle', at });
    } else if (drag) {
      if (at && !same(at, drag.from)) this.drop(at);
    } else if (at && (aim || same(at, press.at))) {
      if (this.#asks(press, event)) {
        this.aim = { finger: [event.clientX, event.clientY], spot: this.#spot(event), at, pinned: true };
      } else this.board.pick(at);
    }
  };
  /** Whether a tap is ambiguous, so that the loupe stays open for a second tap. */
  #asks(press: Press, event: PointerEvent): boolean {
    const tapped = event.timeStamp - press.since < HOLD;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (!press.touch || !this.helps || !tapped || far >= DRAG_AIMING) return false;
    return unsure(this.#around(this.#spot(event), true), this.scale);
  }
  /** Handles a press inside the loupe. */
  pressed = (spot: Spot): void => {
    this.aim = null;
    const at = this.#around(spot, false)[0]?.at;
    if (at) this.board.pick(at);
  };
  /** Cancels what the pointer was doing. */
  letGo = (): void => {
    clearTimeout(this.#timer);
    this.#press = null;
    this.#pan = null;
    this.drag = null;
    this.drawing = null;
    this.aim = null;
  };
  cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#pinch = null;
    this.letGo();
    this.hover(null);
  };
  drop(at: Coord): void {
    this.dropped = key(at);
    this.board.pick(at);
    setTimeout(() => (this.dropped = ''), 300);
  }

  // Zoom.

  get #size(): [size: number, left: number, top: number] {
    const box = this.board.svg!.parentElement!.getBoundingClientRect();
    return [box.width, box.left, box.top];
  }
  #pair(): [Spot, Spot] {
    const [, left, top] = this.#size;
    const [a, b] = [...this.#fingers.values()].map(([x, y]): Spot => [x - left, y - top]);
    return [a, b];
  }
  #startPinch(): void {
    this.letGo();
    this.hover(null);
    this.#pinch = { zoom: this.zoom, from: this.#pair() };
  }
  #movePinch(): void {
    if (this.#pinch && this.#fingers.size === 2)
      this.zoom = pinched(this.#pinch.zoom, this.#pinch.from, this.#pair(), this.#size[0]);
  }
  #movePan(event: PointerEvent, far: number): void {
    if (!this.#pan || (far < DRAG && this.zoom === this.#pan.zoom)) return;
    clearTimeout(this.#timer);
    const { zoom, from } = this.#pan;
    this.zoom = panned(zoom, event.clientX - from[0], event.clientY - from[1], this.#size[0]);
  }
  /** Shows the whole board again. */
  reset = (): void => {
    this.zoom = WHOLE;
  };

  /** Adds listeners that attributes cannot express: when a finger does not scroll the page, and that a tile dragged
   * here from the reserve reports its place. */
  listen = (node: HTMLElement): (() => void) => {
    const hold = (event: TouchEvent) => event.cancelable && event.preventDefault();
    const start = (event: TouchEvent) => {
      // The zoom button and the loupe handle their own presses.
      if (!this.board.svg?.contains(event.target as Node)) return;
      if (event.touches.length > 1 || this.zoom.scale > 1) return void hold(event);
      const [first] = this.#around(this.#spot(event.touches[0]), true);
      const tile = first && this.board.points.get(key(first.at))?.stack.length;
      if (first?.sensible && (tile || this.helps)) hold(event);
    };
    const move = (event: TouchEvent) => {
      if (this.aim || this.drag || this.#pinch) hold(event);
    };
    const over = (event: Event) => {
      const { detail } = event as CustomEvent<PointerEvent>;
      this.moved = performance.now();
      if (detail.pointerType === 'touch' && this.helps) this.#look(detail);
      else this.hover(this.#at(detail, true));
    };
    const out = () => {
      this.aim = null;
      this.hover(null);
    };
    const put = (event: Event) => {
      const at = this.#at((event as CustomEvent<PointerEvent>).detail, true);
      out();
      if (at) this.drop(at);
    };
    const heard: [string, (event: never) => void][] = [
      ['touchstart', start],
      ['touchmove', move],
      ['tile-over', over],
      ['tile-out', out],
      ['tile-drop', put],
    ];
    for (const [name, hear] of heard) node.addEventListener(name, hear as EventListener, { passive: false });
    return () => {
      clearTimeout(this.#timer);
      for (const [name, hear] of heard) node.removeEventListener(name, hear as EventListener);
    };
  };
}
