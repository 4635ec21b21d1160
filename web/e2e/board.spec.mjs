// The board: aiming with a finger, zoom, and marks.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { until } from './place.mjs';
import { Hand, PHONE } from './touch.mjs';

/** A Skud board on a phone, whose points are less than 24 pixels apart. */
async function phone(place, settings = {}) {
  const page = await place.somebody({ ...PHONE, settings: { tiles: 'signs', ...settings } });
  await page.goto('/play?game=skud&start=together');
  await page.locator('[data-board] [data-point]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, hand: await Hand.on(page) };
}
/** Chooses accent tiles for both players, so that tiles can be planted. */
async function toTheOpening(page) {
  for (let seat = 0; seat < 2; seat += 1) {
    for (let i = 0; i < 4; i += 1) {
      const tile = page.locator('[data-reserve].can:visible');
      if (!(await tile.count())) await page.locator('[aria-expanded="false"]:visible').last().click();
      await tile.nth(i).click();
    }
    await page.locator('[data-finish]').click();
  }
  await until(async () => (await page.locator('.table').getAttribute('data-phase')) === 'opening', 'the opening');
}
const beside = ([x, y], dx, dy = 0) => [x + dx, y + dy];

test('a finger on the board sees a loupe, slides to a point and chooses it', async ({ place }) => {
  const { page, hand } = await phone(place);
  const [from, to] = [await hand.at({ x: 0, y: 0 }), await hand.at({ x: 2, y: 1 })];
  await hand.down(from);
  await page.locator('[data-loupe="0,0"]').waitFor();
  await hand.move(beside(to, 3, -2));
  await page.locator('[data-loupe="2,1"]').waitFor();
  const [loupe, finger] = [await page.locator('[data-loupe]').boundingBox(), to];
  assert(loupe.y + loupe.height < finger[1], 'the loupe is above the finger');
  await hand.up();
  await page.locator('[data-loupe]').waitFor({ state: 'detached' });
});

test('the loupe can be turned off', async ({ place }) => {
  const { page, hand } = await phone(place, { aim: 'off' });
  await hand.down(await hand.at({ x: 0, y: 0 }));
  await page.waitForTimeout(400);
  assert.equal(await hand.loupe(), null);
  await hand.up();
});

test('two fingers enlarge the board, and a button shows all of it again', async ({ place }) => {
  const { page, hand } = await phone(place);
  const middle = await hand.at({ x: 0, y: 0 });
  await hand.down(beside(middle, -20), beside(middle, 20));
  for (const far of [30, 40, 50]) await hand.move(beside(middle, -far), beside(middle, far));
  await hand.up();
  const whole = page.getByRole('button', { name: 'Whole board' });
  await whole.waitFor();
  const large = await hand.at({ x: 1, y: 0 });
  assert(Math.abs(large[0] - middle[0]) > 35, 'points are further apart');
  // Large points need no loupe.
  await hand.down(await hand.at({ x: 0, y: 0 }));
  await page.waitForTimeout(300);
  assert.equal(await hand.loupe(), null);
  await hand.up();
  await whole.tap();
  await whole.waitFor({ state: 'detached' });
});

test('targets are marked, and a press near one goes to it', async ({ place }) => {
  const { page, hand } = await phone(place);
  await toTheOpening(page);
  await page.locator('[data-reserve].can:visible').first().click();
  const targets = page.locator('[data-target]');
  await until(async () => (await targets.count()) > 0, 'targets');
  const id = await page.locator('[data-board] .can').first().getAttribute('data-point');
  const [x, y] = id.split(',').map(Number);
  const turn = await page.locator('.table').getAttribute('data-turn');
  await hand.tap(beside(await hand.at({ x, y }), 9, -8));
  await until(async () => (await page.locator('.table').getAttribute('data-turn')) !== turn, 'the tile is planted');
  const words = await page.locator(`[data-board] [data-point="${id}"]`).getAttribute('aria-label');
  assert(!words.includes('empty'), words);
});
