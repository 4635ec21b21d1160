// The lessons, each answered to its end as a learner would.

import { readFileSync } from 'node:fs';
import { test } from './fixtures.mjs';
import { until } from './place.mjs';

const answers = (game) => {
  const text = readFileSync(new URL(`../src/learn/lessons-${game}.ts`, import.meta.url), 'utf8');
  return [...text.matchAll(/answer: '([^']+)'/g)].map(([, answer]) => answer);
};

const lesson =
  (game, wrong) =>
  async ({ place }) => {
    const page = await place.somebody({ settings: { reader: true } });
    await page.goto(`/learn/${game}`);
    const field = page.getByLabel('Turn or question');
    await field.waitFor();
    // Another legal turn is not taken for the answer.
    await field.fill(wrong);
    await field.press('Enter');
    await page.getByText('That turn is legal, but it is not what the task asks for.').waitFor();
    const all = answers(game);
    for (const [i, answer] of all.entries()) {
      await page.getByText(new RegExp(`^Task .?${i + 1}.? of .?${all.length}.?$`)).waitFor();
      await field.fill(answer);
      await field.press('Enter');
      await page.getByRole('button', { name: i + 1 < all.length ? 'Next' : 'Finish', exact: true }).click();
    }
    await until(() => page.getByText('Lesson complete').isVisible(), 'the end of the lesson');
  };

test('the lesson of Skud Pai Sho, to its end', lesson('skud', 'R3(0,-8)'));
test('the lesson of Street Pai Sho, to its end', lesson('street', '(4,-3)-(3,-1)'));
test('the lesson of Halma, to its end', lesson('halma', 'a4-a5'));
