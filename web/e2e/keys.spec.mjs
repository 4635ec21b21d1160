// Whole games and all lessons with the keyboard only.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { wholeGame } from './games.mjs';
import { makeTurn } from './keyboard.mjs';
import { LESSONS } from './lessons.mjs';
import { rules, until } from './place.mjs';

/** The number of turns in the list. Setting up the board is not a turn. */
const turnsOf = (game) => JSON.parse(game.turns()).filter(({ parts }) => parts.length > 0).length;

for (const id of ['skud', 'street', 'halma']) {
  test(`a whole game of ${id} by the keyboard alone`, async ({ place }) => {
    // This takes minutes on a busy machine, because each tile takes many key presses.
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
      const number = turnsOf(game);
      await until(async () => (await page.locator('[data-at]').count()) === number, `turn ${i + 1}: ${turn}`);
    }
    assert.equal(await page.locator('.table').getAttribute('data-phase'), 'over');
  });
}

for (const { game, id, steps } of LESSONS) {
  test(`the lesson ${game}/${id} by the keyboard alone`, async ({ place }) => {
    const { Game } = await rules();
    const page = await place.somebody();
    await page.goto(`/learn/${game}/${id}`);
    for (const { position, setup, answer } of steps) {
      await page.locator('[data-board]').waitFor();
      await makeTurn(page, new Game(JSON.stringify({ game, position, ...setup })), answer);
      // After a right turn Enter goes on.
      const onward = page.getByRole('button', { name: /^(Next|Finish)$/ });
      await onward.waitFor();
      await until(() => onward.evaluate((button) => button === document.activeElement), 'the focus on the way on');
      await page.keyboard.press('Enter');
    }
    await page.getByText('Lesson complete').waitFor();
  });
}
