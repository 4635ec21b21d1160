// Looking at games: import and export, variations, the engine, the review, pictures.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './fixtures.mjs';
import { rules, until } from './place.mjs';
import { wholeGame } from './games.mjs';

async function record(game) {
  const { Game } = await rules();
  const { turns } = await wholeGame({ game });
  const board = new Game(JSON.stringify({ game }));
  for (const turn of turns) board.play(turn);
  return { text: board.record([], '2026-01-01'), turns };
}

async function open(place, game) {
  const made = await record(game);
  const page = await place.somebody({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/analysis');
  await page.getByLabel('Record, turns or link').fill(made.text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('[data-board]').waitFor();
  return { page, ...made };
}

for (const game of ['skud', 'street', 'halma']) {
  test(`${game}: a record goes in, is looked through, and comes out the same`, async ({ place }) => {
    const { page, text, turns } = await open(place, game);
    // It opens where the game ended, with the chances beside the board.
    await until(
      async () => (await page.locator('.table').getAttribute('data-phase')) === 'over',
      'the end of the game',
    );
    await page.getByRole('meter', { name: /^Winning chance of/ }).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await until(async () => (await page.locator('.table').getAttribute('data-phase')) === 'over', 'the last position');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).click(),
    ]);
    const again = readFileSync(await download.path(), 'utf8');
    const entries = (record) =>
      record
        .split('\n')
        .filter((line) => /^\d/.test(line))
        .join(';');
    assert(entries(again) === entries(text), 'other turns came out');
    // The whole game is in the link.
    await page.getByRole('button', { name: 'Copy a link' }).click();
    const link = await until(() => page.evaluate(() => navigator.clipboard.readText()), 'the link');
    await page.goto('/');
    await page.goto(link);
    await page.locator('[data-board]').waitFor();
    assert(turns.length > 10, 'a real game');
  });
}

test('a side line is still there after a reload', async ({ place }) => {
  const { page, turns } = await open(place, 'halma');
  await page.keyboard.press('Home');
  const { Game } = await rules();
  const other = new Game(JSON.stringify({ game: 'halma' })).legal_turns().find((turn) => turn !== turns[0]);
  const { points } = JSON.parse(new Game(JSON.stringify({ game: 'halma' })).view());
  for (const name of other.split('-')) {
    const { at } = points.find((point) => point.name === name);
    await page.locator(`[data-point="${at.x},${at.y}"]`).click();
  }
  const line = page.getByRole('button', { name: other }).first();
  await line.waitFor();
  await page.reload();
  await page.locator('[data-board]').waitFor();
  await line.waitFor();
  const first = await page.locator('.table').getAttribute('data-turn');
  await line.click();
  await until(async () => (await page.locator('.table').getAttribute('data-turn')) !== first, 'it can be looked at');
});

test('the engine thinks, draws and is played', { tag: '@firefox' }, async ({ place }) => {
  const { page } = await open(place, 'halma');
  await page.keyboard.press('Home');
  await page.getByLabel('Run the engine').check();
  await until(
    () =>
      page
        .getByText(/Depth .?\d/)
        .first()
        .isVisible(),
    'a depth',
    40_000,
  );
});

test('the engine shows what a value comes from', async ({ place }) => {
  const { page } = await open(place, 'skud');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.getByLabel('Run the engine').check();
  await page.getByLabel('Explain the evaluation').check();
  await page.locator('.heat').first().waitFor({ state: 'attached', timeout: 40_000 });
  assert((await page.locator('.heat').count()) > 3, 'a ring for each piece');
  await page
    .getByText(/(Host|Guest).?: /)
    .first()
    .waitFor();
  await page.getByLabel('Explain the evaluation').uncheck();
  await until(async () => (await page.locator('.heat').count()) === 0, 'no rings');
});

test('a whole game is reviewed', async ({ place }) => {
  const { page } = await open(place, 'halma');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await until(() => page.getByText('Lost on average').first().isVisible(), 'the review', 120_000);
  await until(
    async () =>
      (await page.getByText('No turn lost much.').isVisible()) ||
      (await page.locator('.table').getAttribute('data-phase')) !== 'over',
    'the turning point is shown',
  );
});

test('pictures of a position', async ({ place }) => {
  const { page } = await open(place, 'skud');
  for (const kind of ['SVG', 'PNG']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`Picture as .?${kind}`) }).click(),
    ]);
    const file = readFileSync(await download.path());
    const good = kind === 'SVG' ? file.includes('<svg') : file.subarray(1, 4).toString() === 'PNG';
    assert(good && file.length > 2_000, `no ${kind}: ${file.length} bytes`);
  }
});
