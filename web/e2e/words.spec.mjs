// Numbers in the digits of a language, and a whole game through a screen reader.

import assert from 'node:assert/strict';
import { code } from './code.mjs';
import { test } from './fixtures.mjs';
import { wholeGame } from './games.mjs';
import { LANGUAGES, until } from './place.mjs';

const persian = (text) => String(text).replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));

test('Persian digits in the fields of a new game online', async ({ place }) => {
  const page = await place.somebody({ language: 'fa' });
  await page.goto('/online?create');
  await page.locator('select:has(option[value=own])').selectOption('own');
  await page.locator('input[inputmode=decimal]').fill(persian('12٫5'));
  await page.locator('.own input[inputmode=numeric]').fill(persian(7));
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/games'));
  await page.locator('form:has(input[inputmode=decimal]) button[type=submit]').click();
  assert.deepEqual((await sent).postDataJSON().time, { kind: 'clock', base: 750, increment: 7 });
});

test('Persian digits in the options of a game', async ({ place }) => {
  const page = await place.somebody({ language: 'fa' });
  await page.goto('/play?game=halma');
  // The button is rendered last.
  await page.locator('main button[type=submit]').waitFor();
  await page.locator('details summary').last().click();
  await page.locator('details details summary').click();
  await page.locator('select:has(option[value=number])').selectOption('number');
  const field = page.locator('details input[inputmode=numeric]');
  await field.fill(persian(45));
  await field.blur();
  assert.equal(await field.inputValue(), persian(45), 'the field keeps the digits of the language');
  await page.locator('main button[type=submit]').click();
  await page.locator('[data-board]').waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('teahouse-setup')));
  assert.equal(kept.games.halma.options['leave-by'], '45');
});

test('Persian digits in one-time codes', async ({ place }) => {
  const page = await place.somebody({ language: 'fa' });
  const [name, password] = [`Iroh${Date.now() % 100_000}`, 'leaves from the vine'];
  await page.goto('/sign-up');
  await page.locator('main input').first().fill(name);
  await page.locator('main input[type=password]').first().fill(password);
  await page.locator('main button[type=submit]').click();
  await until(() => page.locator('header').getByText(name).isVisible(), 'signed in');
  await page.goto('/account');
  const answer = page.waitForResponse((response) => /two-factor/.test(response.url()));
  await page.getByRole('button', { name: 'راه‌اندازی' }).click();
  const { secret } = await (await answer).json();
  const form = page.locator('form:has(input[autocomplete=one-time-code])');
  await form.locator('input[autocomplete=one-time-code]').fill(persian(code(secret)));
  await form.locator('input[type=password]').fill(password);
  await form.locator('button[type=submit]').click();
  await until(async () => (await page.locator('.codes li').count()) === 10, 'the recovery codes');
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await page.locator('main input').first().fill(name);
  await page.locator('main input[type=password]').first().fill(password);
  const submit = page.locator('main button[type=submit]').first();
  await submit.click();
  // Each code works only once, so use the next one.
  await page.locator('input[autocomplete=one-time-code]').fill(persian(code(secret, Date.now() + 30_000)));
  await submit.click();
  await until(() => page.locator('header').getByText(name).isVisible(), 'signed in with a code');
});

/** A sentence without notation, which has Latin letters and digits in every language. */
const words = (text) => text.replace(/\u2066[^\u2069]*\u2069/g, '').replace(/[\u2066-\u2069]/g, '');

for (const language of LANGUAGES) {
  test(`a whole game is said in ${language}`, async ({ place }) => {
    const page = await place.somebody({ language, settings: { reader: true } });
    await page.goto('/play?game=skud&start=together');
    const [input, said] = [page.locator('.reader input'), page.locator('.reader [role=status]')];
    await input.waitFor();
    const check = (text, what) => {
      const left = words(text);
      assert(left.trim().length > 2, `nothing is said about ${what}`);
      assert(!/\b[a-z]+(-[a-z]+)+\b/.test(left), `${what}: a name in place of words: ${text}`);
      assert(!(language === 'fa' ? /[0-9]/ : /[۰-۹]/).test(left), `${what}: digits of another language: ${text}`);
    };
    const say = async (typed) => {
      const before = await said.textContent();
      await input.fill(typed);
      await input.press('Enter');
      return until(async () => {
        const now = await said.textContent();
        return now !== before && now;
      }, `an answer to ${typed}`);
    };
    const { turns } = await wholeGame({ game: 'skud' });
    for (const [i, turn] of turns.entries()) {
      check(await say(turn), turn);
      if (i !== Math.floor(turns.length / 2)) continue;
      for (const question of 'sterhgmc?') check(await say(question), question);
      assert((await say('l')).includes(turn), 'the last turn');
    }
    assert.equal(await page.locator('.table').getAttribute('data-phase'), 'over');
    check(await page.locator('.outcome').innerText(), 'the end');
  });
}
