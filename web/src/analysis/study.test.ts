import { beforeEach, expect, test } from 'vitest';
import { keepTree, keptTree } from './kept.ts';
import { Study } from './study.svelte.ts';

const RECORD =
  'game: halma\nseats: 2\noptions: preset=classic\nfirst: A\nplayer A: Ana\nevent: Spring cup\n\n1A.b1-d3;1B.g8-e6;2A.a1-e3';
const entries = (study: Study) => study.line().map((node) => node.entry);

beforeEach(() => localStorage.clear());

test('a study begins before the first turn and goes along the line', () => {
  const study = new Study(RECORD);
  expect(study.path()).toEqual([]);
  study.move(2);
  expect(study.at.entry).toBe('1B.g8-e6');
  expect(study.game.turn).toBe(2);
  study.move(99);
  expect(study.atEnd).toBe(true);
  study.move(-99);
  expect(study.game.turn).toBe(0);
});

test('another turn is a side line, the same turn is not', () => {
  const study = new Study(RECORD);
  study.play(['b1-d3']);
  expect(study.tree()).toBeNull();
  study.move(-99);
  const other = study.game.legalTurns().find((turn) => turn !== 'b1-d3') ?? '';
  study.play([other]);
  expect(study.branch?.entry).toBe(`1A.${other}`);
  expect(study.root.children.map((node) => node.entry)).toEqual(['1A.b1-d3', `1A.${other}`]);
  study.promote();
  expect(study.branch).toBeNull();
  study.remove();
  expect(entries(study)).toEqual(['1A.b1-d3', '1B.g8-e6', '2A.a1-e3']);
});

test('an unchanged game gives back the record that was read', () => {
  const study = new Study(RECORD);
  expect(study.record()).toBe(RECORD);
  const other = study.game.legalTurns().find((turn) => turn !== 'b1-d3') ?? '';
  study.play([other]);
  expect(study.record()).toContain(`1A.${other}`);
  expect(study.record()).toContain('player A: Ana\n');
  expect(study.record()).toContain('event: Spring cup\n');
  expect(new Study(study.record()).record()).toBe(study.record());
  expect(study.record()).not.toContain('b1-d3');
});

test('side lines are kept for the same address and put back', () => {
  const study = new Study(RECORD);
  const other = study.game.legalTurns().find((turn) => turn !== 'b1-d3') ?? '';
  study.play([other]);
  keepTree('/analysis?game=x', study.tree());
  const again = new Study(RECORD);
  again.restore(keptTree('/analysis?game=x') ?? []);
  expect(again.root.children.map((node) => node.entry)).toEqual(['1A.b1-d3', `1A.${other}`]);
  expect(again.at).toBe(again.root);
  expect(keptTree('/analysis?game=y')).toBeUndefined();
  keepTree('/analysis?game=x', null);
  expect(keptTree('/analysis?game=x')).toBeUndefined();
});

test('a tree of another game leaves what fits', () => {
  const study = new Study(RECORD);
  study.restore([['1A.zz-zz', []]]);
  expect(study.at).toBe(study.root);
  expect(entries(study)).toHaveLength(3);
});

test('only the latest twenty studies are kept, and a broken store is no error', () => {
  for (let i = 0; i < 25; i += 1) keepTree(`/${i}`, [['1A.b1-d3', []]]);
  expect(keptTree('/24')).toBeDefined();
  expect(keptTree('/5')).toBeDefined();
  expect(keptTree('/4')).toBeUndefined();
  localStorage.setItem('teahouse-studies', '{broken');
  expect(keptTree('/24')).toBeUndefined();
});
