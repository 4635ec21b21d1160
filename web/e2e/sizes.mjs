// Prints how much of the window's height the board has, and whether the own hand is in view: `node e2e/sizes.mjs`.

import { Place } from './place.mjs';

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1200, 800],
  [768, 1024],
  [390, 844],
  [390, 664],
  [844, 390],
];

const place = await Place.open();
console.log('| window | board | of the height | of the width | own hand in view |');
console.log('|---|---|---|---|---|');
for (const [width, height] of SIZES) {
  const page = await place.somebody({ width, height });
  await page.goto(`${process.env.TEAHOUSE_PAGES ?? place.url}/play?game=skud&start=computer&level=1`);
  await page.locator('.accents').waitFor();
  const { board, hand } = await page.evaluate(() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const [board, hand] = [box('[data-board]'), box('.mine')];
    return { board: board.height, hand: hand.top >= 0 && hand.bottom <= innerHeight + 1 };
  });
  const share = (part, whole) => `${Math.round((100 * part) / whole)} %`;
  console.log(
    `| ${width}×${height} | ${Math.round(board)} | ${share(board, height)} | ${share(board, width)} | ${hand ? 'yes' : 'no'} |`,
  );
  await place.leave();
}
await place.close();
