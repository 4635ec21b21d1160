// Whole games by the keyboard alone.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { stepsOf, wholeGame } from './games.mjs';
import { rules, until } from './place.mjs';

/** Goes with the Tab key until something of this kind has the focus. */
async function tabTo(page, selector) {
  for (let i = 0; i < 200; i += 1) {
    const way = await page.evaluate((selector) => {
      const active = document.activeElement ?? document.body;
      if (active.matches(selector)) return null;
      const goal = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
      if (!goal) throw new Error(`nothing is ${selector}`);
      return active.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    }, selector);
    if (!way) return;
    await page.keyboard.press(way);
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** Goes with the arrow keys to a point of the board and chooses it. */
async function chooseAt(page, at) {
  await tabTo(page, '[data-board] [data-point]');
  let before = '';
  for (let i = 0; i < 80; i += 1) {
    const [x, y] = await page.evaluate((id) => {
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const [here, there] = [document.activeElement, document.querySelector(`[data-board] [data-point="${id}"]`)];
      if (here === there) return [0, 0];
      return middle(there).map((value, i) => value - middle(here)[i]);
    }, `${at.x},${at.y}`);
    if (!x && !y) return page.keyboard.press('Enter');
    // At the edge of a round board the other way leads on.
    const here = `${x} ${y}`;
    const along = Math.abs(x) > Math.abs(y) !== (here === before);
    before = here;
    await page.keyboard.press(along ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrow keys do not lead to ${at.x},${at.y}`);
}

async function makeTurn(page, game, text) {
  for (const path of stepsOf(game, text)) {
    for (const place of path) {
      if ('at' in place) await chooseAt(page, place.at);
      else if ('tile' in place) {
        await tabTo(page, `[data-reserve="${place.tile}"].can`);
        await page.keyboard.press('Enter');
      } else if (await page.locator(`[data-word="${place.word}"]`).isVisible()) {
        // A bonus that cannot be used is declined by the page itself.
        await tabTo(page, `[data-word="${place.word}"]`);
        await page.keyboard.press('Enter');
      }
    }
    // A set is taken, and a chain of jumps ends, when the person says so.
    if (await page.locator('[data-finish]').isVisible()) {
      await tabTo(page, '[data-finish]');
      await page.keyboard.press('Enter');
    }
  }
}

for (const id of ['skud', 'street', 'halma']) {
  test(`a whole game of ${id} by the keyboard alone`, async ({ place }) => {
    // Some minutes on a busy machine: each tile is reached by many presses.
    test.slow();
    const { Game } = await rules();
    const page = await place.somebody();
    await page.goto(`/play?game=${id}&start=together`);
    await page.locator('[data-board]').waitFor();
    const begins = await page.locator('.table').getAttribute('data-to-move');
    const wanted = { game: id, first: id === 'halma' ? Number(begins === 'B') : undefined };
    const { turns } = await wholeGame(wanted);
    const game = new Game(JSON.stringify(wanted));
    for (const [i, turn] of turns.entries()) {
      const before = game.copy();
      game.play(turn);
      await makeTurn(page, before, turn);
      const number = game.entries().length;
      await until(async () => (await page.locator('[data-at]').count()) === number, `turn ${i + 1}: ${turn}`);
    }
    assert.equal(await page.locator('.table').getAttribute('data-phase'), 'over');
  });
}
