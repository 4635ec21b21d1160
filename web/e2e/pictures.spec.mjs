// Checks that the pictures of docs/pictures are up to date. `cargo xtask pictures` makes them again.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from './fixtures.mjs';
import { FOLDER, MADE, PICTURES, WANTED, files, open, seen, size } from './pictured.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const AGAIN = 'run `cargo xtask pictures` and look at what it made';

test('each picture is shown on some page, and has its size', () => {
  const pages = ['README.md', ...readdirSync(`${ROOT}docs`).map((name) => `docs/${name}`)];
  const text = pages
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(ROOT + name, 'utf8'))
    .join();
  const shown = (name) => text.includes(`pictures/${name})`);
  const kept = readdirSync(FOLDER).filter((name) => !name.endsWith('.json'));
  assert.deepEqual(
    kept.filter((name) => !shown(name)),
    [],
    'pictures that no page shows',
  );
  assert.deepEqual(files().sort(), PICTURES.map(({ name }) => name).sort(), AGAIN);
  for (const { name } of PICTURES) assert.deepEqual(size(name), WANTED, `${name}: ${AGAIN}`);
});

for (const picture of PICTURES) {
  test(`the picture ${picture.name} shows the page of today`, async ({ place }) => {
    const made = JSON.parse(readFileSync(MADE, 'utf8'))[picture.name];
    const now = await seen(await open(place, picture));
    assert.deepEqual(now.words, made.words, AGAIN);
    now.board.forEach((edge, i) => {
      // Fonts on another machine may be a little wider.
      assert.ok(Math.abs(edge - made.board[i]) <= 8, `the board was at ${made.board}, is at ${now.board}: ${AGAIN}`);
    });
  });
}
