// Somebody who knows nothing but the screen's words plays a first game: each step does only what the instruction says,
// with what is marked on the screen.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { until } from './place.mjs';

/** What each instruction leads to: the first word that tells it, and what is pressed then. */
const READ = [
  [/^Choose 4 accent tiles/, 'hand'],
  [/^Take these 4 tiles/, 'finish'],
  [/^Choose a basic flower|^Your first flower is set/, 'hand'],
  [/^Plant the .* in the marked gate|^Choose a marked point to plant/, 'marked'],
  [/^Plant a flower from your hand, or move|^Move one of your flowers/, 'turn'],
  [/^Plant a flower from your hand\.$/, 'hand'],
  [/^Choose where the .* goes/, 'marked'],
  [/^A new harmony! /, 'decline'],
  [/^Bonus: choose/, 'marked'],
  [/^Nothing can be done this time/, 'pass'],
];

test('somebody who knows only the words on the screen plays a first game of Skud Pai Sho', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/play?game=skud&start=computer&level=1');
  const table = page.locator('.table');
  await page.locator('[data-board]').waitFor();
  const line = async (name) => {
    const found = page.locator(`.say ${name}`);
    return (await found.count()) ? (await found.first().innerText()).replace(/[\u2068\u2069]/g, '') : '';
  };
  const over = async () => (await table.getAttribute('data-phase')) === 'over';
  const turns = () => table.getAttribute('data-turn');
  const press = {
    hand: () => page.locator('.mine [data-reserve].can').first().click(),
    finish: () => page.locator('[data-finish]').click(),
    decline: () => page.locator('[data-word=decline]').click(),
    pass: () => page.locator('[data-word=pass]').click(),
    marked: async (i) => {
      const marked = page.locator('[data-board] g.can[data-point]:not([aria-label*=chosen])');
      await marked.nth(i % (await marked.count())).click({ force: true });
    },
    // Planting and moving by turns: a flower that grows goes out, then the next one is planted.
    turn: async (i) => {
      const own = page.locator('[data-board] g.grab[data-point]');
      const hand = page.locator('.mine [data-reserve].can');
      const moves = (await own.count()) > 0 && (i % 2 === 1 || (await hand.count()) === 0);
      if (moves) await own.nth(i % (await own.count())).click({ force: true });
      else await hand.nth(i % (await hand.count())).click();
    },
  };
  let made = 0;
  for (let i = 0; i < 120 && made < 12; i += 1) {
    const text = await until(async () => {
      const yours = (await line('.status')) === 'Your turn' && (await line('.do'));
      return yours || (await over());
    }, 'the own turn');
    if (await over()) break;
    const step = READ.find(([words]) => words.test(text));
    assert(step, `an instruction that leads nowhere: ${text}`);
    const before = [await turns(), text];
    await press[step[1]](made);
    assert((await line('.refusal')) === '', `“${text}” led to: ${await line('.refusal')}`);
    await until(async () => [await turns(), await line('.do')].join() !== before.join(), text);
    if ((await turns()) !== before[0]) made += 1;
  }
  assert(made >= 8, `only ${made} turns were made`);
});
