//! An attempt at a puzzle, with the real rules and the real prover.

import { beforeEach, describe, expect, test } from 'vitest';
import { plain } from '../lib/i18n.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Puzzle } from '../protocol/Puzzle.ts';
import { puzzle_hint, puzzle_judge, puzzle_solution } from '../wasm/puzzles.js';
import { after, asked, lay, solverOf } from './puzzle.ts';
import type { Judge } from './prover.ts';
import { Solving, type Result } from './solving.svelte.ts';

const usual = { name: 'aaaaaaaa', game: 'halma', ways: 1, themes: ['camp'], level: 1, rating: 700 };
const WIN: Puzzle = {
  ...usual,
  options: 'preset=classic board=10x10',
  claim: 'win 2',
  position:
    'B to move; turns A 20 B 20; A e3 e4 f9 f10 g9 g10 h4 h9 i7 i9 i10 j6 j7 j8 j9; ' +
    'B a1 a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c5 d1 d2 e1',
};
const RACE: Puzzle = {
  ...usual,
  options: 'preset=classic board=16x16',
  claim: 'race 2',
  position:
    'A to move; turns A 20 B 20; A l15 m13 m14 m15 m16 n12 n14 n15 n16 o12 o13 o14 o15 o16 p12 p13 p14 p15 p16; ' +
    'B a1 a4 a5 b1 b2 b5 c1 c2 c4 d1 d6 e2 f5 g3 g5 g8 g9 g10 j6',
};
/** A turn that does not fulfil the claim. */
const WRONG = 'a1-c3';

const prover: Judge = {
  judge: (puzzle, line, turn) => Promise.resolve(JSON.parse(puzzle_judge(asked(puzzle), [...line], turn))),
  hint: (puzzle, line) => Promise.resolve(JSON.parse(puzzle_hint(asked(puzzle), [...line]))),
  solution: (puzzle, line) => Promise.resolve(puzzle_solution(asked(puzzle), [...line])),
  close: () => undefined,
};
function attempt(puzzle: Puzzle): { solving: Solving; results: Result[] } {
  const results: Result[] = [];
  return { solving: new Solving(puzzle, prover, (result) => results.push(result)), results };
}
const right = (puzzle: Puzzle) => puzzle_solution(asked(puzzle), []);

beforeEach(() => {
  settings.animation = false;
  settings.sounds = false;
});

describe('a turn', () => {
  test('that keeps to the claim is answered, and the last one solves the puzzle', async () => {
    const { solving, results } = attempt(WIN);
    const [first, reply, last] = right(WIN);
    await solving.play(first);
    expect([solving.stage, solving.went]).toEqual(['asking', true]);
    expect(solving.game.position()).toBe(after(WIN, [first, reply]).position());
    await solving.play(last);
    expect(solving.stage).toBe('solved');
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ solved: true, hints: 0, shown: false });
    expect(results[0].turns.map(({ turn }) => turn)).toEqual([first, last]);
  });

  test('that fails is answered on the board, and the attempt counts as missed though it is solved later', async () => {
    const { solving, results } = attempt(WIN);
    await solving.play(WRONG);
    expect(solving.stage).toBe('wrong');
    expect(solving.refuted).toBe(true);
    expect(solving.game.turn - lay(WIN).turn).toBe(2);
    solving.retry();
    expect(solving.game.position()).toBe(lay(WIN).position());
    const [first, , last] = right(WIN);
    await solving.play(first);
    await solving.play(last);
    expect(solving.stage).toBe('solved');
    expect(results).toEqual([expect.objectContaining({ solved: false, shown: false })]);
    expect(results[0].turns.map(({ turn }) => turn)).toEqual([WRONG]);
  });

  test('in a race is followed by the next one of the same player', async () => {
    const { solving, results } = attempt(RACE);
    const [first, last] = right(RACE);
    await solving.play(first);
    expect(solving.mine).toEqual([solving.seat]);
    expect(solving.game.view().to_move).toBe(solving.seat);
    await solving.play(last);
    expect([solving.stage, results[0].solved]).toEqual(['solved', true]);
  });
});

test('a hint points at the place where a right turn begins, and is counted', async () => {
  const { solving, results } = attempt(WIN);
  await solving.hint();
  const [place] = JSON.parse(puzzle_hint(asked(WIN), []));
  expect(solving.marks).toEqual([{ kind: 'circle', at: place.at, tone: 'engine' }]);
  const [first, , last] = right(WIN);
  await solving.play(first);
  expect(solving.marks).toEqual([]);
  await solving.play(last);
  expect(results[0].hints).toBe(1);
});

test('the proof is shown turn by turn, each with a reason or a mover, and counts as missed', async () => {
  const { solving, results } = attempt(WIN);
  await solving.show();
  expect([solving.stage, solving.at, solving.proof.length]).toEqual(['shown', 1, 3]);
  expect(solving.mover()).toBe(solverOf(lay(WIN)));
  expect(results).toEqual([{ turns: [], solved: false, hints: 0, shown: true }]);
  solving.step(3);
  expect(solving.game.over).toBe(true);
  expect(plain(solving.why)).toBe('it wins the game (the target camp is full of the winner’s pieces)');
  solving.step(0);
  expect(solving.game.position()).toBe(lay(WIN).position());
});

test('the board shows that a turn could not be proven, and the person tries again, which counts as the first try', async () => {
  let failures = 1;
  const failing: Judge = {
    ...prover,
    judge: (...asked) => (failures-- > 0 ? Promise.reject(new Error('worker')) : prover.judge(...asked)),
  };
  const results: Result[] = [];
  const solving = new Solving(WIN, failing, (result) => results.push(result));
  await solving.play(WRONG);
  expect([solving.stage, results]).toEqual(['failed', []]);
  solving.retry();
  expect(solving.stage).toBe('asking');
  const [first, , last] = right(WIN);
  await solving.play(first);
  await solving.play(last);
  expect(results).toMatchObject([{ solved: true, turns: [{ turn: first }, { turn: last }] }]);
});
