// The lessons, each completed as a learner would.

import { expect } from '@playwright/test';
import { test } from './fixtures.mjs';
import { LESSONS } from './lessons.mjs';
import { until } from './place.mjs';

/** A legal turn that the first task does not want, and the start of the reply to it. */
const WRONG = {
  'skud/first': ['R3(0,-8)', 'That turn is legal, but it is not what the task asks for.'],
  'skud/accents': ['R,R,W,W', 'That choice is allowed, but take one of each kind'],
  'street/first': ['(4,-3)-(3,-1)', 'That turn is legal, but it is not what the task asks for.'],
  'street/more': ['claim', 'That does not hold all four.'],
  'halma/first': ['a4-a5', 'That turn is legal, but it is not what the task asks for.'],
  'halma/race': ['a4-a5', 'The circled piece could not yet jump to the circled square.'],
};

for (const { game, id, steps } of LESSONS) {
  // Only the first lesson of each game.
  const tag = LESSONS.find((lesson) => lesson.game === game).id === id ? '@firefox' : [];
  test(`the lesson ${game}/${id}, to its end`, { tag }, async ({ place }) => {
    const page = await place.somebody({ settings: { reader: true } });
    await page.goto(id === 'first' ? `/learn/${game}` : `/learn/${game}/${id}`);
    const field = page.getByLabel('Turn or question');
    await field.waitFor();
    const [wrong, reply] = WRONG[`${game}/${id}`] ?? [];
    if (wrong) {
      await field.fill(wrong);
      await field.press('Enter');
      await page.getByText(reply).waitFor();
    }
    for (const [i, { answer }] of steps.entries()) {
      await page.getByText(new RegExp(`^Task .?${i + 1}.? of .?${steps.length}.?$`)).waitFor();
      await field.fill(answer);
      await field.press('Enter');
      await page.getByRole('button', { name: i + 1 < steps.length ? 'Next' : 'Finish', exact: true }).click();
    }
    await until(() => page.getByText('Lesson complete').isVisible(), 'the end of the lesson');
  });
}

test('on a low phone the board, the task and your hand are in view', async ({ place }) => {
  const page = await place.somebody({ width: 390, height: 664, hasTouch: true, language: 'pt' });
  for (const path of ['skud', 'skud/accents', 'skud/oasis', 'skud/many', 'street', 'street/more', 'halma']) {
    await page.goto(`/learn/${path}`);
    await page.locator('.panel .task').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const [board, task, hand, window] = await page.evaluate(() => {
      const box = (name) => document.querySelector(name).getBoundingClientRect();
      return [box('.table [data-board]').top, box('.panel .task').bottom, box('.mine'), innerHeight];
    });
    expect(board, path).toBeGreaterThanOrEqual(0);
    expect(task, path).toBeLessThanOrEqual(hand.top);
    expect(hand.bottom, path).toBeLessThanOrEqual(window);
  }
});

test('a hint lights the tile in the hand, and the list of lessons keeps what is done', async ({ place }) => {
  const page = await place.somebody({ settings: { reader: true } });
  await page.goto('/learn/skud');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('[data-reserve="R5"].lit').waitFor();
  await page.getByLabel('Turn or question').fill('R5(0,-8)');
  await page.getByLabel('Turn or question').press('Enter');
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
  await page.goto('/learn');
  const list = page.getByRole('list', { name: /^Lessons: .?Skud Pai Sho/ });
  await list.getByText(/^.?1.? of /).waitFor();
  await list.getByRole('link', { name: 'Lotus and Orchid' }).click();
  await page.getByRole('heading', { name: 'Plant the Lotus' }).waitFor();
});
