// Two people on phones, from the link to the rematch. Everything they press is reachable without scrolling.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { until } from './place.mjs';
import { PHONE, underFinger } from './touch.mjs';

async function press(button, what) {
  await button.waitFor();
  await until(() => underFinger(button), `${what} under a finger`);
  await button.tap();
}
const main = (page) => page.locator('.sheet .main');
/** Whether the page is scrolled to the top and shows the whole board. */
const boardSeen = (page) =>
  page.evaluate(() => {
    const place = document.querySelector('[data-board]')?.getBoundingClientRect();
    return !!place && scrollY === 0 && place.top >= 0 && place.bottom <= innerHeight;
  });
async function menu(page, entry) {
  await press(page.getByRole('button', { name: 'More' }), 'the menu');
  await press(page.getByRole('button', { name: entry, exact: true }), entry);
}

for (const [name, size] of [
  ['phones', PHONE],
  ['small phones', { ...PHONE, width: 360, height: 640 }],
  ['phones that lie', { ...PHONE, width: PHONE.height, height: PHONE.width }],
]) {
  test(`two people on ${name}, from the link to the rematch`, async ({ place }) => {
    const [ana, ben] = [await place.somebody(size), await place.somebody(size)];
    await ana.goto('/online?create');
    const form = ana.getByRole('dialog');
    await form.locator('label', { hasText: 'Halma' }).tap();
    await press(form.locator('button[type=submit]'), 'the button that creates the game');
    // The creator of the game shares the link.
    await press(main(ana), 'the link');
    await ben.goto(await ana.getByLabel('Link to this game').inputValue());
    // No tiles and clocks are shown yet.
    for (const page of [ana, ben]) await page.locator('.mine .hand').waitFor({ state: 'hidden' });
    await press(main(ben), 'Join');
    for (const page of [ana, ben]) {
      await until(() => boardSeen(page), 'the board, when the game begins');
      await page.locator('.mine .hand').waitFor();
    }

    const moves = async (page) => (await page.title()).startsWith('Your turn');
    await until(async () => (await moves(ana)) !== (await moves(ben)), 'the turn of one of them');
    const [mover, other] = (await moves(ana)) ? [ana, ben] : [ben, ana];
    await mover.locator('[data-board] g.grab[data-point]').first().tap();
    await mover.locator('[data-board] g.can[data-point]:not([aria-label*=selected])').first().tap();
    await until(() => moves(other), 'the turn of the other');

    // A chat message is visible without opening the chat.
    await press(mover.getByRole('button', { name: 'Chat', exact: true }), 'the chat');
    await press(mover.getByRole('dialog').getByRole('button', { name: 'Good luck!' }), 'a phrase');
    await press(mover.getByRole('dialog').getByRole('button', { name: 'Close' }), 'Close');
    await other.locator('.line', { hasText: 'Good luck!' }).waitFor();
    assert.equal(await other.locator('.chat .badge').innerText(), '1');

    await menu(mover, 'Offer a draw');
    await press(other.locator('.sheet .offer').getByRole('button', { name: 'Decline' }), 'the answer to an offer');
    await mover.getByText('Your offer of a draw was declined.').waitFor();

    await menu(other, 'Resign');
    await press(other.getByRole('dialog').getByRole('button', { name: 'Resign' }), 'the answer');
    for (const page of [mover, other]) await page.locator('.sheet .outcome').waitFor();
    const before = mover.url();
    await press(main(mover), 'the rematch');
    await until(() => mover.url() !== before, 'the next game');
    await press(other.locator('.sheet .main', { hasText: /rematch/i }), 'the answer to the rematch');
    await until(() => other.url() === mover.url(), 'the same game');
    for (const page of [mover, other]) {
      await until(async () => !(await page.locator('.sheet .waiting').count()), 'the game begins');
      await until(() => boardSeen(page), 'the board of the next game');
    }
  });
}
