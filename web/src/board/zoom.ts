//! Zooming into the board on a phone. Sizes are pixels from the board's upper left corner.

/** The scale of the board, and the position of its upper left corner. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
type Spot = readonly [x: number, y: number];

/** The whole board. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** The largest scale. */
export const MOST = 4;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Limits a zoom: not smaller than the board, and not beyond its edge. */
export function limited({ scale, x, y }: Zoom, size: number): Zoom {
  const allowed = between(1, scale, MOST);
  const least = size * (1 - allowed);
  return { scale: allowed, x: between(least, x, 0), y: between(least, y, 0) };
}

const middle = ([a, b]: [Spot, Spot]): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const span = ([a, b]: [Spot, Spot]) => Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));

/** The zoom after a pinch from one pair of places to another. What was between the fingers stays between them. */
export function pinched(start: Zoom, from: [Spot, Spot], to: [Spot, Spot], size: number): Zoom {
  const scale = between(1, (start.scale * span(to)) / span(from), MOST);
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const grown = scale / start.scale;
  return limited({ scale, x: tx - (fx - start.x) * grown, y: ty - (fy - start.y) * grown }, size);
}

/** The zoom after one finger moved the board. */
export function panned(start: Zoom, dx: number, dy: number, size: number): Zoom {
  return limited({ ...start, x: start.x + dx, y: start.y + dy }, size);
}
