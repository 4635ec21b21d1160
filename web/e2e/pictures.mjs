// Makes the pictures of docs/pictures with the real program: `cargo xtask pictures`

import { rmSync, writeFileSync } from 'node:fs';
import { FOLDER, MADE, PICTURES, files, open, seen } from './pictured.mjs';
import { Place } from './place.mjs';

for (const name of files()) rmSync(FOLDER + name);
const place = await Place.open();
const made = {};
for (const picture of PICTURES) {
  const page = await open(place, picture);
  made[picture.name] = await seen(page);
  // Wait until nothing moves, and until the engine has a result on the page that uses it.
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: FOLDER + picture.name, type: 'jpeg', quality: 70 });
  await page.context().close();
}
writeFileSync(MADE, `${JSON.stringify(made, null, 1)}\n`);
await place.close();
