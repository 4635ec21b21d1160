import { expect, test } from 'vitest';
import { explain, entriesFrom } from './reasons.ts';
import type { Loss, Review } from './review.ts';
import { Study } from './study.svelte.ts';

// The first player misses a capture, and the opponent then could capture.
const START = '6G H13 G13 0,7:H -2,5:H 2,5:H -4,3:H 4,-1:H 3,-3:G -4,-3:G -2,-5:G 2,-5:G 0,-7:G';
const RECORD = `game: street\nstart: ${START}\n\n6G.(2,-5)-(2,-4)`;

test('turns are taken apart as far as they can be made', () => {
  const study = new Study(RECORD);
  expect(entriesFrom(study.game, ['(3,-3)-(4,-1)', 'nonsense']).map(({ seat }) => seat)).toEqual(['G']);
});

/** The explanation of the turn in the record, if another turn was better and `expected` was likeliest. */
function told(expected: Loss['before']['expected']) {
  const study = new Study(RECORD);
  const [node] = study.line();
  const before = { node: study.root, mover: 'G', chances: { G: 0.8, H: 0.2 }, best: ['(3,-3)-(4,-1)'], expected };
  const after = { node, mover: 'H', chances: { G: 0.4, H: 0.6 }, best: [], expected: null };
  const loss: Loss = { turn: 1, node, before, letter: 'G', points: 0.4, mark: '??' };
  const review: Review = { positions: [before, after], losses: [loss], seats: [] };
  return explain(study, review, loss);
}

test('a lost chance is explained by what the better turn does', () => {
  const { better, why, answer, expected } = told(null);
  expect(better?.body).toBe('(3,-3)-(4,-1)');
  expect(why).not.toBe('');
  expect(answer).toBe('');
  expect(expected).toBeNull();
});

test('a mistake that was expected is called natural, another one is compared with what was expected', () => {
  expect(told({ turn: '(2,-5)-(2,-4)', share: 0.6 }).expected).toEqual({ entry: null, share: 0.6 });
  const other = told({ turn: '(-2,-5)-(-2,-4)', share: 0.5 }).expected;
  expect(other?.entry?.body).toBe('(-2,-5)-(-2,-4)');
  expect(told({ turn: 'nonsense', share: 0.5 }).expected).toBeNull();
});
