//! `docs/SOURCES.md` lists where the app states what the source documents say. Every name in it must exist.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf, GAMES } from '../games/index.ts';
import { knows, readLore } from '../lib/i18n.svelte.ts';

test('every message and lesson that the table of sources names exists', async () => {
  await readLore();
  const text = readFileSync('../docs/SOURCES.md', 'utf8');
  const names = [...text.matchAll(/`((?:rules|learn|thanks)-[\w-]+?)(-\*)?`/g)];
  expect(names.length).toBeGreaterThan(100);
  const missing = names.filter(([, name, all]) => !knows(all ? `${name}-1` : name)).map(([, name]) => name);
  expect(missing).toEqual([]);
  const lessons = (await Promise.all(GAMES.map((game) => entryOf(game)!.lessons()))).flat();
  const paths = lessons.map(({ game, id }) => (id === 'first' ? `/learn/${game}` : `/learn/${game}/${id}`));
  for (const [, path] of text.matchAll(/`(\/learn\/[\w/]+)`/g)) expect(paths).toContain(path);
});
