// Playing at a table with the keyboard only.

import { stepsOf } from './games.mjs';

const CODES = { Tab: 9, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };
const sessions = new WeakMap();
/** Presses a key several times and waits only once, because the browser keeps their order. */
export async function pressed(page, keys, times) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  const key = keys.replace('Shift+', '');
  const event = { key, code: key, windowsVirtualKeyCode: CODES[key], modifiers: key === keys ? 0 : 8 };
  const send = (type) => sessions.get(page).send('Input.dispatchKeyEvent', { type, ...event });
  await Promise.all(Array.from({ length: times }, () => [send('rawKeyDown'), send('keyUp')]).flat());
}

/** Presses the Tab key until a matching element has the focus. */
export async function tabTo(page, selector) {
  for (let i = 0; i < 100; i += 1) {
    // Estimate the number of tab stops. If the focus ends up elsewhere, estimate again.
    const stops = await page.evaluate((selector) => {
      const active = document.activeElement ?? document.body;
      if (active.matches(selector)) return 0;
      const goal = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
      if (!goal) throw new Error(`nothing is ${selector}`);
      const all = [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')].filter(
        (stop) => stop === goal || stop === active || (stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility()),
      );
      const back = active.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
      return Math.max(1, Math.abs(all.indexOf(goal) - all.indexOf(active))) * (back ? -1 : 1);
    }, selector);
    if (!stops) return;
    await pressed(page, stops > 0 ? 'Tab' : 'Shift+Tab', Math.abs(stops));
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** Moves to a point of the board with the arrow keys, and chooses it. */
async function chooseAt(page, at) {
  await tabTo(page, '[data-board] [data-point]');
  let before = '';
  for (let i = 0; i < 80; i += 1) {
    // The distance to the right and down, in points.
    const [x, y] = await page.evaluate((id) => {
      const board = document.querySelector('[data-board]');
      const find = (id) => board.querySelector(`[data-point="${id}"]`);
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const way = (from, to) => middle(to).map((value, i) => value - middle(from)[i]);
      const [here, there] = [document.activeElement, find(id)];
      if (here === there) return [0, 0];
      // The board may be rotated by a quarter turn.
      const step = Math.hypot(...way(find('1,1'), find('2,1')));
      return way(here, there).map((value) => Math.round(value / step));
    }, `${at.x},${at.y}`);
    if (!x && !y) return page.keyboard.press('Enter');
    // At the edge of a round board a key may not move the focus. Then use the other axis.
    const here = `${x} ${y}`;
    const along = Math.abs(x) > Math.abs(y) !== (here === before);
    before = here;
    const [key, times] = along ? [x > 0 ? 'ArrowRight' : 'ArrowLeft', x] : [y > 0 ? 'ArrowDown' : 'ArrowUp', y];
    await pressed(page, key, Math.max(1, Math.abs(times)));
  }
  throw new Error(`the arrow keys do not lead to ${at.x},${at.y}`);
}

/** Plays a turn step by step. */
export async function makeTurn(page, game, text) {
  for (const path of stepsOf(game, text)) {
    for (const place of path) {
      if ('at' in place) await chooseAt(page, place.at);
      else if ('tile' in place) {
        await tabTo(page, `[data-reserve="${place.tile}"].can`);
        await page.keyboard.press('Enter');
      } else if (await page.locator(`[data-word="${place.word}"]`).isVisible()) {
        // The page declines a bonus by itself if it cannot be used.
        await tabTo(page, `[data-word="${place.word}"]`);
        await page.keyboard.press('Enter');
      }
    }
    // Taking a set and ending a chain of jumps need a confirmation.
    if (await page.locator('[data-finish]').isVisible()) {
      await tabTo(page, '[data-finish]');
      await page.keyboard.press('Enter');
    }
  }
}
