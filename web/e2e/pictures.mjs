// The pictures of docs/pictures: the main pages in every language, small. `node e2e/pictures.mjs`

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Place, rules } from './place.mjs';
import { wholeGame } from './games.mjs';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });

/** A game in its middle, kept on the device as the pages keep it. */
async function middle(game, part) {
  const { Game } = await rules();
  const { turns } = await wholeGame({ game }, 7);
  const board = new Game(JSON.stringify({ game }));
  for (const turn of turns.slice(0, Math.floor(turns.length * part))) board.play(turn);
  const letters = JSON.parse(board.view()).seats.map((seat) => seat.letter);
  const players = { [letters[0]]: 0, [letters[1]]: 0 };
  return {
    at: Date.now(),
    game,
    turns: board.entries().length,
    over: false,
    record: board.record([], '2026-01-01'),
    players,
    seed: 1,
  };
}

const saved = {
  skud: await middle('skud', 0.8),
  street: await middle('street', 0.7),
  halma: await middle('halma', 0.5),
};
const place = await Place.open();
const PAGES = [
  ['home', '/', 4_500],
  ['skud', '/play?saved=skud', 900],
  ['street', '/play?saved=street', 900],
  ['halma', '/play?saved=halma', 900],
  ['online', '/online', 900],
  ['learn', '/learn/skud', 900],
  ['rules', '/rules/skud', 1_200],
  ['analysis', '/analysis?saved=skud', 1_500],
];
for (const language of ['en', 'fa', 'he', 'pl', 'pt']) {
  for (const [size, width, height] of [
    ['wide', 1280, 860],
    ['phone', 360, 720],
  ]) {
    const page = await place.somebody({
      language,
      width,
      height,
      deviceScaleFactor: size === 'wide' ? 0.6 : 1,
      reducedMotion: 'no-preference',
      settings: { animation: true },
    });
    await page.addInitScript((saved) => {
      for (const [key, game] of Object.entries(saved))
        localStorage.setItem(`teahouse-game-${key}`, JSON.stringify(game));
    }, saved);
    for (const [name, path, wait] of PAGES) {
      if (size === 'phone' && !['home', 'skud', 'online'].includes(name)) continue;
      await page.goto(path);
      await page.waitForTimeout(wait);
      await page.screenshot({
        path: `${folder}/${name}-${language}${size === 'phone' ? '-phone' : ''}.jpg`,
        type: 'jpeg',
        quality: 62,
      });
    }
    await page.context().close();
  }
}
await place.close();
