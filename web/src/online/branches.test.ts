import { expect, test } from 'vitest';
import { Game } from '../lib/rules.ts';
import { answered, linesOf, merged, withoutLine, withTurn } from './branches.ts';
import type { Branch } from '../protocol/Branch.ts';

const theirs = (turn: string, ...then: Branch[]): Branch => ({ turn, seat: 'A', then });
const own = (turn: string, ...then: Branch[]): Branch => ({ turn, seat: 'B', then });

test('a turn is added where its line ends, and an answer takes the place of another', () => {
  let tree = withTurn([], [], theirs('x'), false);
  tree = withTurn(tree, ['x'], own('a'), true);
  tree = withTurn(tree, [], theirs('y'), false);
  tree = withTurn(tree, [], theirs('x'), false);
  expect(tree).toEqual([theirs('x', own('a')), theirs('y')]);
  expect(withTurn(tree, ['x'], own('b'), true)[0]).toEqual(theirs('x', own('b')));
});

test('what is taken out leaves what other lines need', () => {
  const tree = [theirs('x', own('a', theirs('y', own('b')), theirs('z', own('c'))))];
  const left = withoutLine(tree, ['x', 'a', 'y', 'b']);
  expect(left).toEqual([theirs('x', own('a', theirs('z', own('c'))))]);
  expect(withoutLine(left, ['x', 'a', 'z', 'c'])).toEqual([]);
});

test('only what is answered is sent', () => {
  const tree = [theirs('x', own('a', theirs('y'))), theirs('z')];
  expect(answered(tree, ['B'])).toEqual([theirs('x', own('a'))]);
});

test('what is taken over is added, and answers in place of what was answered before', () => {
  const first = [theirs('x', own('a', theirs('y', own('b')))), theirs('z', own('c'))];
  const second = [theirs('x', own('a', theirs('v', own('d')))), theirs('z', own('e'))];
  expect(merged(first, second, ['B'])).toEqual([
    theirs('x', own('a', theirs('y', own('b')), theirs('v', own('d')))),
    theirs('z', own('e')),
  ]);
});

test('lines are read on the board, and what does not fit is left out', () => {
  const game = Game.start({ game: 'halma', preset: 'classic', first: 0 });
  const tree = [theirs('b1-d3', own('g8-e6')), theirs('b1-d3x', own('g8-e6')), theirs('a1-c1', own('h8-h8'))];
  const lines = linesOf(game, tree, ['B']);
  expect(lines[0].map(({ own, line }) => [own, line.length])).toEqual([
    [false, 1],
    [true, 2],
  ]);
  expect(game.turn).toBe(0);
  game.free();
});
