// How much pages load, as it goes over the wire.

import { existsSync, statSync } from 'node:fs';

const DIST = new URL('../dist', import.meta.url).pathname;

/** The files and answers that a page loads from now on, each with its size. */
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

/** All of it together. */
export const total = (sizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0);
/** The prover's module. */
export const isProver = (path) => /\/puzzles_bg-.*\.wasm$/.test(path);

/** What a table loads, what a puzzle loads beyond it, and what the first question to the prover loads beyond that. */
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
