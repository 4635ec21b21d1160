// A first game of each kind, played by somebody who asks for a hint at each step and does what it shows; prints how many
// presses and how long that took, and where the page left a doubt: `node e2e/firsts.mjs`.

import { Follower } from './newcomer.mjs';
import { Place } from './place.mjs';

const place = await Place.open();
for (const game of ['skud', 'street', 'halma']) {
  const page = await place.somebody({ settings: { coach: true, animation: true } });
  const begun = Date.now();
  await page.goto(`/play?game=${game}&start=computer`);
  await page.locator('[data-board]').waitFor();
  const follower = new Follower(page);
  let firstTurn = 0;
  while (await follower.step()) if (!firstTurn && follower.turns) firstTurn = follower.presses;
  const told = [
    await page.locator('.outcome .headline').innerText(),
    await page.locator('.outcome .quiet').innerText(),
  ];
  console.log(
    `${game}: ${follower.turns} turns, ${follower.presses} presses (${firstTurn} to the first turn), ` +
      `${Math.round((Date.now() - begun) / 1000)} s. ${told.join(' ')}`,
  );
  for (const doubt of follower.doubts) console.log(`  ${doubt}`);
  await page.context().close();
}
await place.close();
