// Prints how much of the window the board has, and whether your hand is in view, in the six situations of a table at
// seven sizes: `node e2e/sizes.mjs [en fa …]`. TEAHOUSE_SHOTS names a folder for the pictures.

import { mkdirSync } from 'node:fs';
import { wholeGame } from './games.mjs';
import { Place, rules, until } from './place.mjs';

const LANGUAGES = process.argv.length > 2 ? process.argv.slice(2) : ['en', 'fa'];
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1200, 800],
  [768, 1024],
  [390, 844],
  [390, 664],
  [844, 390],
];
const shots = process.env.TEAHOUSE_SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

const { Game, Engine } = await rules();

/** A game as the pages keep it: the person sits where it is the turn, computers elsewhere. */
function kept(board) {
  const { game, seats, to_move } = JSON.parse(board.view());
  const you = to_move ?? seats[0].letter;
  const players = Object.fromEntries(seats.map(({ letter }) => [letter, letter === you ? 0 : 3]));
  const record = board.record([], '2026-01-01');
  return { at: Date.now(), game, turns: board.entries().length, over: board.over(), record, players, seed: 1 };
}
function played(wanted, turns) {
  const board = new Game(JSON.stringify(wanted));
  for (const turn of turns) board.play(turn);
  return board;
}
const { turns } = await wholeGame({ game: 'skud' }, 7);
const four = played({ game: 'skud', seats: 4 }, []);
const engine = new Engine('skud', 4);
for (let i = 0; i < 28; i += 1)
  four.play(JSON.parse(engine.think(four, JSON.stringify({ level: 2, seed: i }))).lines[0].turns[0]);
const saved = {
  two: kept(played({ game: 'skud' }, turns.slice(0, -6))),
  four: kept(four),
  finished: kept(played({ game: 'skud' }, turns)),
};

const place = await Place.open();
const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json().catch(() => null);
    },
    [path, body],
  );
/** A game on the server with a clock, in which both have chosen their accent tiles; the address for the first one. */
async function online(page) {
  await page.goto('/online');
  await post(page, '/api/guest', {});
  const { id } = await post(page, '/api/games', {
    game: 'skud',
    time: { kind: 'clock', base: 10800, increment: 5 },
    seats: [{ kind: 'me' }, { kind: 'anyone' }],
  });
  const other = await place.somebody({ settings: { reader: true } });
  await other.goto(`/game/${id}`);
  await other.getByRole('button', { name: /^Join/ }).first().click();
  await other.locator('[data-board]').waitFor();
  return `/game/${id}`;
}

const share = (part, whole) => `${Math.round((100 * part) / whole)} %`;
async function measure(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(250);
  const { board, hand } = await page.evaluate(() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const [board, hand] = [box('.table [data-board]'), box('.mine')];
    return { board: board.height, hand: hand.top >= -1 && hand.bottom <= innerHeight + 1 };
  });
  return `${share(board, height)} / ${share(board, width)}${hand ? '' : ' **hand out of view**'}`;
}

const page = await place.somebody({ language: LANGUAGES[0] });
await page.addInitScript((saved) => {
  for (const [key, game] of Object.entries(saved))
    if (!localStorage.getItem(`teahouse-game-${key}`))
      localStorage.setItem(`teahouse-game-${key}`, JSON.stringify(game));
}, saved);
const SITUATIONS = [
  ['two seats', '/play?saved=two'],
  ['four seats', '/play?saved=four'],
  ['online', await online(page)],
  ['finished', '/play?saved=finished'],
  ['analysis', '/analysis?saved=two'],
  ['lesson', '/learn/skud'],
];
for (const language of LANGUAGES) {
  await page.evaluate((language) => {
    const settings = JSON.parse(localStorage.getItem('teahouse-settings'));
    localStorage.setItem('teahouse-settings', JSON.stringify({ ...settings, language }));
  }, language);
  console.log(`\n${language}: board height over window height / over window width\n`);
  console.log(`| situation | ${SIZES.map((size) => size.join('×')).join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(SIZES.length)}`);
  for (const [name, path] of SITUATIONS) {
    await page.goto(path);
    await page.locator('.table [data-board]').waitFor();
    await until(() => page.evaluate(() => document.fonts.ready.then(() => true)), 'the fonts');
    await page.waitForTimeout(800);
    const row = [];
    for (const size of SIZES) {
      row.push(await measure(page, size));
      if (shots)
        await page.screenshot({ path: `${shots}/${name.replace(' ', '-')}-${size.join('x')}-${language}.png` });
    }
    console.log(`| ${name} | ${row.join(' | ')} |`);
  }
}
await place.close();
