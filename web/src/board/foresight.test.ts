import { expect, test } from 'vitest';
import { Game, type View } from '../lib/rules.ts';
import { effect } from './foresight.svelte.ts';

const start = Game.start({ game: 'skud' }).view();
const line = (from: [number, number], to: [number, number], owners = 'H') => ({
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  owners,
  state: 'live' as const,
  by: null,
});
const position = (...lines: View['lines']): View => ({ ...start, to_move: 'H', lines });

test('a new harmony is made', () => {
  const seen = effect(position(), position(line([1, 1], [1, 4])), { x: 0, y: 1 }, { x: 1, y: 1 });
  expect(seen).toEqual({ makes: true, breaks: false, blocks: false, ring: false });
});
test('a harmony that a tile takes along is neither made nor broken', () => {
  const before = position(line([1, 1], [1, 4]));
  const seen = effect(before, position(line([1, 2], [1, 4])), { x: 1, y: 1 }, { x: 1, y: 2 });
  expect(seen).toEqual({ makes: false, breaks: false, blocks: false, ring: false });
});
test('a harmony left behind is broken', () => {
  const seen = effect(position(line([1, 1], [1, 4])), position(), { x: 1, y: 1 }, { x: 2, y: 2 });
  expect(seen).toEqual({ makes: false, breaks: true, blocks: false, ring: false });
});
test("another's harmony is broken", () => {
  const seen = effect(position(line([1, 1], [1, 4], 'G')), position(), undefined, { x: 2, y: 2 });
  expect(seen).toEqual({ makes: false, breaks: false, blocks: true, ring: false });
});
