// Measures how much pages load, in bytes on the wire.

import { existsSync, statSync } from 'node:fs';

const DIST = new URL('../dist', import.meta.url).pathname;

/** Records the files and answers that a page loads from now on, with their sizes. */
export function loads(page) {
  const sizes = new Map();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const file = `${DIST}${pathname === '/' ? '/index.html' : pathname}`;
    if (existsSync(`${file}.br`)) sizes.set(pathname, statSync(`${file}.br`).size);
    else if (existsSync(file) && statSync(file).isFile()) sizes.set(pathname, statSync(file).size);
    else if (pathname.startsWith('/api/'))
      response.body().then(
        (body) => sizes.set(pathname + search, body.length),
        () => undefined,
      );
  });
  return sizes;
}

/** The total size. */
export const total = (sizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0);
/** The prover's module. */
export const isProver = (path) => /\/puzzles_bg-.*\.wasm$/.test(path);

/** What a table loads, what a puzzle loads in addition, and what the prover's first request loads in addition to
 * that. */
export async function weigh(place) {
  const without = (sizes, known) => new Map([...sizes].filter(([path]) => !known.has(path)));
  const still = (page) => page.waitForTimeout(1_000);
  const table = await place.somebody();
  const first = loads(table);
  await table.goto('/play?game=skud&start=together');
  await table.locator('[data-board]').waitFor();
  await still(table);
  const [one] = await (await fetch(`${place.url}/api/puzzles/bundle?game=skud&count=1`)).json();
  const page = await place.somebody();
  const all = loads(page);
  await page.goto(`/puzzles/${one.name}`);
  await page.locator('[data-puzzle="asking"]').waitFor();
  await still(page);
  const puzzle = without(all, first);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText(/A right turn/).waitFor();
  const asked = without(without(all, first), puzzle);
  return { table: first, puzzle, asked };
}
