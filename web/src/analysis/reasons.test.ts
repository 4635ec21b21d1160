import { expect, test } from 'vitest';
import { explain, entriesFrom } from './reasons.ts';
import type { Loss, Review } from './review.ts';
import { Study } from './study.svelte.ts';

// The first player could take a tile and does not; the other then could.
const START = '6G H13 G13 0,7:H -2,5:H 2,5:H -4,3:H 4,-1:H 3,-3:G -4,-3:G -2,-5:G 2,-5:G 0,-7:G';
const RECORD = `game: street\nstart: ${START}\n\n6G.(2,-5)-(2,-4)`;

test('turns are taken apart as far as they can be made', () => {
  const study = new Study(RECORD);
  expect(entriesFrom(study.game, ['(3,-3)-(4,-1)', 'nonsense']).map(({ seat }) => seat)).toEqual(['G']);
});

test('a lost chance is explained by what the better turn does', () => {
  const study = new Study(RECORD);
  const [node] = study.line();
  const before = { node: study.root, mover: 'G', chances: { G: 0.8, H: 0.2 }, best: ['(3,-3)-(4,-1)'] };
  const after = { node, mover: 'H', chances: { G: 0.4, H: 0.6 }, best: [] };
  const loss: Loss = { turn: 1, node, before, letter: 'G', points: 0.4, mark: '??' };
  const review: Review = { positions: [before, after], losses: [loss], seats: [] };
  const told = explain(study, review, loss);
  expect(told.better?.body).toBe('(3,-3)-(4,-1)');
  expect(told.why).not.toBe('');
  expect(told.answer).toBe('');
});
