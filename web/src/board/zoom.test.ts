import { describe, expect, test } from 'vitest';
import { limited, MOST, panned, pinched, WHOLE } from './zoom.ts';

describe('zoom', () => {
  test('is never smaller than the board, nor too large', () => {
    expect(limited({ scale: 0.5, x: 30, y: -30 }, 360)).toEqual(WHOLE);
    expect(limited({ scale: 9, x: 0, y: 0 }, 360).scale).toBe(MOST);
  });
  test('never shows what is beyond the edge', () => {
    expect(limited({ scale: 2, x: 50, y: -500 }, 360)).toEqual({ scale: 2, x: 0, y: -360 });
  });
  test('what is between two fingers stays between them', () => {
    // The place at 180, 180 of the board is in the middle of both pairs.
    const zoom = pinched(WHOLE, [[160, 180], [200, 180]], [[140, 180], [220, 180]], 360); // prettier-ignore
    expect(zoom.scale).toBe(2);
    expect(zoom.x + 180 * zoom.scale).toBe(180);
    expect(zoom.y + 180 * zoom.scale).toBe(180);
  });
  test('two fingers that move together move the board', () => {
    const start = { scale: 2, x: -100, y: -100 };
    const zoom = pinched(start, [[100, 100], [150, 100]], [[120, 90], [170, 90]], 360); // prettier-ignore
    expect(zoom).toEqual({ scale: 2, x: -80, y: -110 });
  });
  test('one finger moves it up to its edge', () => {
    expect(panned({ scale: 2, x: -100, y: -100 }, 500, 20, 360)).toEqual({ scale: 2, x: 0, y: -80 });
  });
});
