// The pictures of docs/pictures, and the state of a page that must not differ from when its picture was made.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keep, kept, wholeGame } from './games.mjs';
import { LANGUAGES, rules } from './place.mjs';

export const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
/** The recorded state of the pages when the pictures were made. */
export const MADE = `${FOLDER}made.json`;

const PATHS = {
  skud: '/play?saved=skud',
  street: '/play?saved=street',
  halma: '/play?saved=halma',
  learn: '/learn/skud',
  analysis: '/analysis?saved=skud',
};
const SIZE = { width: 1280, height: 860 };
export const SCALE = 0.75;

/** All pictures: each page in English, and the table in every other language. */
export const PICTURES = [
  ...Object.keys(PATHS).map((page) => ({ page, language: 'en' })),
  ...LANGUAGES.filter((language) => language !== 'en').map((language) => ({ page: 'skud', language })),
].map(({ page, language }) => ({ name: `${page}-${language}.jpg`, path: PATHS[page], language }));

/** A half-played game, stored on the device in the pages' format. */
async function middle(game, part) {
  const { Game } = await rules();
  const { turns } = await wholeGame({ game }, { level: 7, seed: 3 });
  const board = new Game(JSON.stringify({ game }));
  for (const turn of turns.slice(0, Math.floor(turns.length * part))) board.play(turn);
  return kept(board);
}

let saved;

/** Opens the page of a picture, as seen by somebody who returns to a game. */
export async function open(place, { path, language }) {
  const page = await place.somebody({ language, ...SIZE, deviceScaleFactor: SCALE });
  saved ??= {
    skud: await middle('skud', 0.8),
    street: await middle('street', 0.7),
    halma: await middle('halma', 0.5),
  };
  await keep(page, saved);
  await page.goto(path);
  await page.locator('.board').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The state of a picture: the place of the board, and the texts of headings, buttons and links above the footer. */
export function seen(page) {
  return page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    const words = [...document.querySelectorAll('h1, h2, h3, button, a, label')]
      .filter((part) => part.checkVisibility() && part.innerText && !part.closest('footer'))
      .map((part) => part.innerText.replace(/\s+/g, ' ').trim());
    return { board: [x, y, width, height].map(Math.round), words };
  });
}

/** The width and height of a JPEG file, from the frame that begins with C0 or C2. */
export function size(name) {
  const bytes = readFileSync(FOLDER + name);
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1];
    if (marker === 0xc0 || marker === 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error(`${name} is no JPEG`);
}

/** The expected size of a picture. */
export const WANTED = [SIZE.width * SCALE, SIZE.height * SCALE];

/** The existing JPEG files. */
export const files = () => readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));
