// Explanations: the aim, hints, the meaning of signs, who holds what, who has left, and why a game ended.

import { expect } from '@playwright/test';
import { test } from './fixtures.mjs';
import { until } from './place.mjs';

/** A game of one person against the computer. */
async function against(place, id, settings = {}) {
  const page = await place.somebody({ settings: { coach: true, ...settings } });
  await page.goto(`/play?game=${id}&start=computer&level=1`);
  await page.locator('[data-board]').waitFor();
  return page;
}
const yours = (page) => page.locator('.status', { hasText: 'Your turn' }).waitFor();
const hint = (page) => page.getByRole('button', { name: 'Hint', exact: true });

test('the first line of a game is what one plays for', async ({ place }) => {
  for (const [id, aim] of [
    ['skud', 'a ring of harmonies'],
    ['street', 'all four midlines'],
    ['halma', 'the opposite corner'],
  ]) {
    const page = await against(place, id);
    await yours(page);
    await expect(page.locator('.aim')).toContainText(aim);
    await page.context().close();
  }
});

test('a usual set of accent tiles is taken with one press', async ({ place }) => {
  const page = await against(place, 'skud');
  await page.getByRole('button', { name: 'Take one of each' }).click();
  await expect(page.locator('.accents')).toHaveCount(0);
  await expect(page.locator('.mine [data-reserve="K"]')).toBeVisible();
});

test('a hint stands below the instruction, lights what it names, and ends with its step', async ({ place }) => {
  const page = await against(place, 'skud');
  await page.locator('[data-usual]').click();
  await yours(page);
  await until(async () => hint(page).isEnabled(), 'a hint');
  const told = await page.locator('.do').textContent();
  await hint(page).click();
  await expect(page.locator('.hint')).toContainText('Hint: ');
  await expect(page.locator('.hint')).not.toContainText('into play');
  expect(await page.locator('.do').textContent()).toBe(told);
  // The first flower comes from the hand, so the hint highlights a tile there.
  await page.locator('.mine [data-reserve].lit').click();
  await expect(page.locator('.hint')).toHaveCount(1);
  await expect(page.locator('circle.mark.engine')).toHaveCount(1);
  await page.locator('[data-board] [data-target]').first().waitFor();
  const at = await page.locator('circle.mark.engine').boundingBox();
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await expect(page.locator('.hint')).toHaveCount(0);
  await expect(page.locator('circle.mark.engine')).toHaveCount(0);
});

test('midlines are held on the board and counted at the name', async ({ place }) => {
  const page = await against(place, 'street');
  await yours(page);
  await expect(page.locator('[data-held]')).toHaveCount(2);
  await expect(page.locator('[data-pips="1"]')).toHaveCount(2);
});

test('whoever has resigned is shown so, and the end says who it was', async ({ place }) => {
  const page = await against(place, 'halma');
  await yours(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.outcome')).toContainText('You resigned');
  await expect(page.locator('.mine .gone')).toHaveText('Resigned');
});
