// Makes the screenshots for the browser's install dialog: `node e2e/installed.mjs`.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Newcomer } from './newcomer.mjs';
import { Place } from './place.mjs';

const folder = fileURLToPath(new URL('../public/installed', import.meta.url));
mkdirSync(folder, { recursive: true });
const place = await Place.open();
for (const [name, size] of [
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 390, height: 844, deviceScaleFactor: 2 }],
]) {
  const page = await place.somebody(size);
  await page.goto('/play?game=skud&start=computer&level=1');
  await page.locator('[data-board]').waitFor();
  const newcomer = new Newcomer(page);
  while (newcomer.made < 9 && (await newcomer.step()));
  await page.waitForTimeout(1_000);
  await page.mouse.move(1, 1);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 80 });
}
await place.close();
