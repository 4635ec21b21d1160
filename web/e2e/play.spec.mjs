// Playing on one device: two people at one screen, and against the computer.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { clickTurn, keep, kept, typeTurn, wholeGame } from './games.mjs';
import { rules, until } from './place.mjs';
import { underFinger } from './touch.mjs';

/** The number of turns in the list. Setting up the board is not a turn. */
const turnsOf = (game) => JSON.parse(game.turns()).filter(({ parts }) => parts.length > 0).length;

const GAMES = [
  ['skud', 'Skud Pai Sho'],
  ['street', 'Street Pai Sho'],
  ['halma', 'Halma'],
];

async function together(place, id) {
  const { Game } = await rules();
  const page = await place.somebody({ settings: { reader: true } });
  await page.goto(`/play?game=${id}&start=together`);
  await page.locator('[data-board]').waitFor();
  // In games with a random first player the page has drawn one.
  const first =
    id === 'halma' ? ((await page.locator('.table').getAttribute('data-to-move')) === 'B' ? 1 : 0) : undefined;
  const wanted = { game: id, first };
  const { turns, outcome } = await wholeGame(wanted);
  const game = new Game(JSON.stringify(wanted));
  for (const [i, turn] of turns.entries()) {
    // Click the first turns, and type the rest. The game makes some entries itself.
    const before = game.copy();
    game.play(turn);
    if (i < 6) await clickTurn(page, before, turn);
    else await typeTurn(page, turn);
    const number = turnsOf(game);
    await until(async () => (await page.locator('[data-at]').count()) === number, `turn ${i + 1}: ${turn}`);
  }
  const status = await page.locator('.outcome .headline').textContent();
  assert(status && outcome, 'the game has no end');
  assert((await page.locator('.table').getAttribute('data-phase')) === 'over', `not over: ${status}`);
  // The game is saved: the page restores it after a reload.
  await page.reload();
  await until(async () => (await page.locator('[data-at]').count()) === turnsOf(game), 'the turns after a reload');
}

/** Plays against the computer: a game from the beginning, then one that was left shortly before its end. The person
 * plays the turns of a strong engine. */
async function computer(place, id) {
  const { Game, Engine } = await rules();
  const page = await place.somebody({ settings: { reader: true } });
  const engine = new Engine(id, 4);
  const record = () =>
    page.evaluate(() => {
      const key = new URLSearchParams(location.search).get('saved');
      return JSON.parse(localStorage.getItem(`teahouse-game-${key}`) ?? '{}');
    });
  /** Plays at most this many turns. Resolves to whether the game is over. */
  const play = async (most) => {
    for (let i = 0; ; i += 1) {
      const saved = await until(async () => {
        const saved = await record();
        if (saved.over) return saved;
        const game = saved.record && Game.read(saved.record);
        const letter = game && JSON.parse(game.view()).to_move;
        return game && saved.players[letter] === 0 ? saved : null;
      }, 'the turn of the person');
      if (saved.over || i === most) return saved.over;
      const thought = JSON.parse(engine.think(Game.read(saved.record), JSON.stringify({ level: 7, seed: 1 })));
      await typeTurn(page, thought.lines[0].turns[0]);
      await until(async () => (await record()).turns > saved.turns, 'the turn was made');
    }
  };
  await page.goto(`/play?game=${id}&start=computer&level=1`);
  assert(!(await play(3)), 'it goes on after three turns');
  const { turns } = await wholeGame({ game: id });
  const board = new Game(JSON.stringify({ game: id }));
  for (const turn of turns.slice(0, -4)) board.play(turn);
  const [first, second] = JSON.parse(board.view()).seats.map(({ letter }) => letter);
  await keep(page, { left: kept(board, { [first]: 0, [second]: 1 }) });
  await page.goto('/play?saved=left');
  assert(await play(60), 'it ends');
  await page.locator('.table[data-phase=over]').waitFor();
}

for (const [id, name] of GAMES) {
  test(`${name}, two at one screen, to the end`, ({ place }) => together(place, id));
  test(`${name} against the computer, from the beginning and to the end`, ({ place }) => computer(place, id));
}

test('a refused point says why, and a step can be taken back', { tag: '@firefox' }, async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/play?game=halma&start=together');
  await page.locator('[data-board]').waitFor();
  await page.locator('[data-board] [data-point="4,4"]').first().click({ force: true });
  await until(async () => (await page.locator('.refusal').count()) > 0, 'a reason');
  assert((await page.locator('.refusal').textContent()).length > 10, 'the reason has words');
});

test('four players at one screen, and computers among them', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/play?game=skud');
  await page.getByText(/^.?4.? players$/).click();
  const seats = page.getByRole('group', { name: 'At the table' }).getByRole('button');
  for (const i of [0, 1, 2, 3]) {
    await seats.nth(i).click();
    await page.locator('label', { hasText: 'Mint' }).click();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await until(async () => (await page.locator('[data-at]').count()) >= 12, 'twelve turns of the computers', 60_000);
});

test('a set-up is chosen, played and remembered', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/play');
  await page.locator('label', { hasText: 'Halma' }).click();
  await page.locator('label', { hasText: 'Ginger' }).click();
  await page.locator('label', { hasText: 'Player B' }).click();
  await page.locator('summary', { hasText: 'Rules' }).first().click();
  await page.locator('label', { hasText: 'Tournament' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-board]').waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('teahouse-setup')));
  assert.deepEqual(kept.games.halma.sitters.slice(0, 2), [0, 5]);
  await page.goto('/play');
  await page.locator('summary', { hasText: 'Tournament' }).click();
  for (const name of ['Halma', 'Ginger', 'Player B', 'Tournament']) {
    await page.locator('label', { hasText: name }).locator('input:checked').waitFor({ state: 'attached' });
  }
});

test('whoever sets a game up sees the button at every size', async ({ place }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 664],
    [360, 640],
    [667, 375],
  ]) {
    const page = await place.somebody({ width, height });
    await page.goto('/play');
    const start = page.getByRole('button', { name: 'Start the game' });
    for (const step of ['Game', 'Opponent', 'Rules']) {
      const summary = page.locator('summary', { hasText: step }).first();
      if (!(await summary.evaluate((node) => node.parentElement.open))) await summary.click();
      assert(await underFinger(start), `the button is in view at the step ${step} at ${width}×${height}`);
    }
    await page.context().close();
  }
});

test('a saved game shows its board and goes on; one without a turn is not kept', async ({ place }) => {
  const page = await place.somebody({ settings: { reader: true } });
  await page.goto('/play?game=skud&start=together');
  await page.locator('[data-board]').waitFor();
  await page.goto('/play');
  await page.getByText('on this device only').waitFor();
  await page.goto('/play?game=street&start=together');
  await page.locator('[data-board]').waitFor();
  const { turns } = await wholeGame({ game: 'street' });
  await typeTurn(page, turns[0]);
  const saved = page.url();
  await page.goto('/play');
  const row = page.locator('li', { hasText: 'Together on this device' });
  await row.locator('svg[data-board], svg').first().waitFor();
  await row.getByRole('button', { name: 'Continue' }).click();
  await until(() => page.url() === saved, 'the same game');
});
