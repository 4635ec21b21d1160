// The analysis page: opening games, variations, the engine, the review beside the board, edited positions, pictures.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from './fixtures.mjs';
import { rules, until } from './place.mjs';
import { keep, kept, wholeGame } from './games.mjs';

async function record(game) {
  const { Game } = await rules();
  const { turns } = await wholeGame({ game });
  const board = new Game(JSON.stringify({ game }));
  for (const turn of turns) board.play(turn);
  const text = board.record(['Ana', 'Ben'], '2026-01-01').replace('\nresult', '\nevent: Spring cup\nresult');
  return { text, turns };
}

/** Pastes a text at the focused element. */
const paste = (page, text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
const phase = (page) => page.locator('.table').getAttribute('data-phase');
const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click();
const position = (page) => page.locator('.table').getAttribute('data-turn');

async function open(place, game, options = {}) {
  const made = await record(game);
  const page = await place.somebody({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await page.goto('/analysis');
  await page.locator('[data-board]').waitFor();
  await paste(page, made.text);
  await until(async () => (await phase(page)) === 'over', 'the end of the game');
  return { page, ...made };
}
async function review(page) {
  await page.getByRole('button', { name: 'Review the game' }).first().click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 });
}
/** Whether most of the board is in the window, and nothing covers its middle. */
const boardSeen = (page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-board]').getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return visible > box.height * 0.6 && !!document.elementFromPoint(x, y)?.closest('[data-board]');
  });

for (const game of ['skud', 'street', 'halma']) {
  test(`${game}: a record goes in, is looked through, and comes out the same`, async ({ place }) => {
    const { page, text, turns } = await open(place, game);
    // It opens at the end of the game, with the chances beside the board and the names of the record.
    await page.getByRole('meter', { name: /^Winning chance of .?Ana/ }).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await until(async () => (await phase(page)) === 'over', 'the last position');
    await tab(page, 'Turns');
    await page.getByRole('columnheader', { name: 'Ana' }).waitFor();
    await tab(page, 'Share');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).click(),
    ]);
    assert.equal(readFileSync(await download.path(), 'utf8').trim(), text.trim(), 'another record came out');
    // The link contains the whole game.
    await page.getByRole('button', { name: 'Copy a link' }).click();
    const link = await until(() => page.evaluate(() => navigator.clipboard.readText()), 'the link');
    await page.goto('/');
    await page.goto(link);
    await page.locator('[data-board]').waitFor();
    assert(turns.length > 10, 'a real game');
  });
}

test('a copied position is opened by the field beside it, and its tags stay with another line', async ({ place }) => {
  const { page } = await open(place, 'skud');
  await page.keyboard.press('ArrowLeft');
  await tab(page, 'Share');
  await page.getByRole('button', { name: 'Copy the position' }).click();
  const copied = await until(() => page.evaluate(() => navigator.clipboard.readText()), 'the position');
  await page.getByRole('button', { name: 'Open another game' }).click();
  await page.getByLabel('Record, turns, position or link').fill(copied);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('Step through a game').waitFor();
  await tab(page, 'Share');
  await page.getByRole('button', { name: 'Copy the position' }).click();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), copied);
  // A text dropped anywhere is opened, too.
  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', text);
      document
        .querySelector('[data-board]')
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    (await record('street')).text,
  );
  await until(async () => (await phase(page)) === 'over', 'the dropped game');
});

test('what cannot be opened is told, and so is a game of another site that is not played here', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/analysis');
  await page.locator('[data-board]').waitFor();
  await paste(page, 'hello');
  await page.getByRole('alert').filter({ hasText: 'This is not a record' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await paste(page, 'https://example.org/?abcdefgh');
  await page.getByRole('alert').filter({ hasText: /link/i }).waitFor();
  await page.goto('/analysis?saved=nothing');
  await page.getByText('This game is no longer on this device.').waitFor();
  await page.locator('[data-board]').waitFor();
});

test('a side line is still there after a reload', async ({ place }) => {
  const { page, turns } = await open(place, 'halma', { settings: { notation: true } });
  await page.keyboard.press('Home');
  const { Game } = await rules();
  const other = new Game(JSON.stringify({ game: 'halma' })).legal_turns().find((turn) => turn !== turns[0]);
  const { points } = JSON.parse(new Game(JSON.stringify({ game: 'halma' })).view());
  for (const name of other.split('-')) {
    const { at } = points.find((point) => point.name === name);
    await page.locator(`[data-point="${at.x},${at.y}"]`).click();
  }
  await tab(page, 'Turns');
  const line = page.getByRole('list', { name: 'Variation' }).getByRole('button', { name: other });
  await line.waitFor();
  await page.reload();
  await page.locator('[data-board]').waitFor();
  await tab(page, 'Turns');
  await line.waitFor();
  const first = await position(page);
  await line.click();
  await until(async () => (await position(page)) !== first, 'it can be looked at');
});

test('the engine thinks, draws and is played', { tag: '@firefox' }, async ({ place }) => {
  const { page } = await open(place, 'halma');
  await page.keyboard.press('Home');
  await tab(page, 'Engine');
  await page.getByLabel('Run the engine').check();
  await until(
    () =>
      page
        .getByText(/Depth .?\d/)
        .first()
        .isVisible(),
    'a depth',
    40_000,
  );
  // The checkbox has the focus, and the arrow keys still work.
  const before = await position(page);
  await page.keyboard.press('ArrowRight');
  await until(async () => (await position(page)) !== before, 'the next turn');
  // The engine is on if it was left on.
  await page.goto('/analysis');
  await page.getByLabel('Run the engine').waitFor();
  assert(await page.getByLabel('Run the engine').isChecked(), 'it is off');
});

test('the engine shows what a value comes from', async ({ place }) => {
  const { page } = await open(place, 'skud');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await tab(page, 'Engine');
  await page.getByLabel('Run the engine').check();
  await page.getByLabel('Explain the evaluation').check();
  await page.locator('.heat').first().waitFor({ state: 'attached', timeout: 40_000 });
  assert((await page.locator('.heat').count()) > 3, 'a ring for each piece');
  await page
    .getByText(/(Ana|Ben).?: /)
    .first()
    .waitFor();
  await page.getByLabel('Explain the evaluation').uncheck();
  await until(async () => (await page.locator('.heat').count()) === 0, 'no rings');
});

for (const [where, size] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844, hasTouch: true }],
  ['a small phone', { width: 360, height: 640, hasTouch: true }],
]) {
  test(`a turning point is explained beside the board on ${where}`, async ({ place }) => {
    const { page } = await open(place, 'skud', size);
    await review(page);
    // The worst turn is open: its explanation, the better turn, and both on the board.
    const card = page.locator('[data-open]');
    await card.getByText(/This turn cost .*from .* down to/).waitFor();
    await card.getByText('Better', { exact: true }).waitFor();
    await until(async () => (await page.locator('[data-board] .mark').count()) > 1, 'two turns drawn');
    assert(await boardSeen(page), 'the board is out of view');
    const sentence = card.getByText(/This turn cost/);
    await until(
      () =>
        sentence.evaluate((text) => {
          const { left, top } = text.getBoundingClientRect();
          return text.contains(document.elementFromPoint(left + 4, top + 8));
        }),
      'the sentence in view',
    );
    // Open another one, and try the better turn: the board is always visible.
    await page.locator('button.head').nth(1).click();
    assert(await boardSeen(page), 'the board is out of view at another turning point');
    const before = await position(page);
    await card.getByRole('button', { name: 'Try the better turn' }).click();
    await until(async () => (await position(page)) !== before, 'the better turn');
    await until(() => boardSeen(page), 'the board after the better turn');
    await page.getByText('Lost on average').first().waitFor();
  });
}

test('who lost to the computer is shown where, with names and reasons', async ({ place }) => {
  const { Game } = await rules();
  const page = await place.somebody();
  const { turns } = await wholeGame({ game: 'street' });
  const board = new Game(JSON.stringify({ game: 'street' }));
  for (const turn of turns) board.play(turn);
  const { winner } = JSON.parse(board.board_view()).outcome;
  await keep(page, { lost: kept(board, { [winner]: 2 }) });
  await page.goto('/play?saved=lost');
  await page.getByRole('button', { name: 'Look at the turning point' }).click();
  const card = page.locator('[data-open]');
  await card.getByText(/This turn cost/).waitFor({ timeout: 120_000 });
  await card.getByText('You', { exact: true }).waitFor();
  await until(async () => (await page.locator('[data-board] .mark').count()) > 0, 'the turns drawn');
  await tab(page, 'Turns');
  await page.getByRole('columnheader', { name: 'Chamomile' }).waitFor();
  // Setting up the board is not a turn in the list.
  assert.equal(await page.locator('.list tbody th').first().innerText(), '1');
  await page.goto('/play?saved=lost');
  await page.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  assert.match(text, /^player .: You$/m);
  assert.match(text, /^player .: Chamomile$/m);
});

for (const [game, seat, tile, at] of [
  ['Skud Pai Sho', 'Guest', 'Rose', '-2,-3'],
  ['Street Pai Sho', 'Host', 'tile', '0,0'],
  ['Halma', null, 'piece', '3,4'],
]) {
  test(`${game}: a position is set up by hand and checked by the rules`, async ({ place }) => {
    const page = await place.somebody({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/analysis');
    await page.locator('.side label').filter({ hasText: game }).click();
    await until(async () => (await page.title()).includes(game), 'the game');
    await page.getByRole('button', { name: 'Set up a position' }).first().click();
    const arrange = page.locator('.arrange');
    await arrange.getByRole('button', { name: 'Empty the board' }).click();
    const pieces = arrange.locator('fieldset').filter({ has: page.locator('.tiles') });
    const own = seat ? pieces.filter({ hasText: seat }).first() : pieces.first();
    await own
      .getByRole('button', { name: new RegExp(tile) })
      .first()
      .click();
    await page.locator(`[data-point="${at}"]`).click();
    await arrange.getByRole('button', { name: 'Analyse this position' }).click();
    await page.locator('.table').waitFor();
    await tab(page, 'Share');
    await page.getByRole('button', { name: 'Copy the position' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert(copied.includes(game === 'Halma' ? ' d5' : `${at}:`), copied);
  });
}

test('what the rules do not allow is not put, and says so', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Set up a position' }).first().click();
  const arrange = page.locator('.arrange');
  await arrange.getByRole('button', { name: 'Empty the board' }).click();
  await arrange.getByRole('button', { name: /Guest.?: .?Knotweed/ }).click();
  await page.locator('[data-point="0,8"]').click();
  await page.getByRole('alert').filter({ hasText: 'cannot be put' }).waitFor();
  assert(await arrange.getByRole('button', { name: 'Analyse this position' }).isEnabled());
});

test('pictures of a position', async ({ place }) => {
  const { page } = await open(place, 'skud');
  await tab(page, 'Share');
  for (const kind of ['SVG', 'PNG']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`Picture as .?${kind}`) }).click(),
    ]);
    const file = readFileSync(await download.path());
    const good = kind === 'SVG' ? file.includes('<svg') : file.subarray(1, 4).toString() === 'PNG';
    assert(good && file.length > 2_000, `no ${kind}: ${file.length} bytes`);
    if (kind === 'PNG') assert(file.length < 700_000, `a large picture: ${file.length} bytes`);
  }
});
