// The npm package in a browser: the example page, served as static files. `npm run package` builds it.

import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';

const folder = fileURLToPath(new URL('../package/', import.meta.url));
const TYPES = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };

let server;
let url;
test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = await readFile(folder + pathname).catch(() => null);
    const type = TYPES[pathname.split('.').at(-1)] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { 'content-type': type }).end(file);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${server.address().port}`;
});
test.afterAll(() => server.close());

/** Opens the example page, and collects its errors. */
async function open(page, attributes = {}) {
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.goto(`${url}/example/index.html`);
  await page.locator('teahouse-board').evaluate((board, attributes) => {
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  }, attributes);
  return wrong;
}
const entries = (page) => page.locator('teahouse-board').evaluate((board) => board.game?.entries() ?? []);

/** Plays a move with the mouse: an origin, then a target. */
async function move(page) {
  const board = page.locator('teahouse-board');
  const [from, to] = await board.evaluate((board) => {
    const step = board.game
      .view()
      .origins.flatMap((origin) => origin.steps)
      .find(({ path }) => path.length === 2 && path.every((place) => 'at' in place));
    return step.path.map(({ at }) => `${at.x},${at.y}`);
  });
  await board.locator(`[data-point="${from}"]`).focus();
  await page.keyboard.press('Enter');
  await board.locator(`[data-point="${to}"]`).focus();
  await page.keyboard.press('Enter');
}

for (const game of ['street', 'halma'])
  test(`a turn of ${game} is made on the example page, and the engine answers`, async ({ page }) => {
    const wrong = await open(page, { game });
    await expect(page.locator('teahouse-board [data-board]')).toBeVisible();
    await expect
      .poll(async () => (await page.locator('teahouse-board').evaluate((b) => b.game?.id)) === game)
      .toBe(true);
    const before = (await entries(page)).length;
    await move(page);
    await expect.poll(async () => (await entries(page)).length).toBe(before + 2);
    await expect(page.locator('#record')).toContainText(`game: ${game}`);
    await page.locator('#undo').click();
    expect((await entries(page)).length).toBe(before);
    expect(wrong).toEqual([]);
  });

test('Skud is played by one person for all seats, in a language from right to left', async ({ page }) => {
  const wrong = await open(page, { game: 'skud', side: 'HG', lang: 'fa', theme: 'dark' });
  const board = page.locator('teahouse-board');
  await expect(board).toHaveAttribute('dir', 'rtl');
  await expect(board.locator('[data-board]')).toBeVisible();
  await board.evaluate((board) => {
    while (board.game.entries().length < 6) board.play(board.game.legalTurns()[0]);
  });
  expect((await entries(page)).length).toBe(6);
  // The surrounding page keeps its own language.
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['en', '']);
  expect(wrong).toEqual([]);
});

test('the board has no faults that axe finds', async ({ page }) => {
  await open(page);
  await expect(page.locator('teahouse-board [data-board]')).toBeVisible();
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run('teahouse-board'));
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
});
