// Checks in every situation and at every size that what must be pressed at a table and on the pages around it can be
// reached with a finger or a mouse, and prints the faults: `node e2e/sizes.mjs [en fa …]`. A cell shows the board's
// height relative to the window's height and to its own width, or without a table the width of the page relative to the
// window's. Faults are below the table. TEAHOUSE_SHOTS names a folder for screenshots, TEAHOUSE_ONLY a situation.

import { mkdirSync } from 'node:fs';
import { at, findings, SIZES, Situations } from './situations.mjs';
import { Place } from './place.mjs';

const LANGUAGES = process.argv.length > 2 ? process.argv.slice(2) : ['en', 'fa'];
const shots = process.env.TEAHOUSE_SHOTS;
if (shots) mkdirSync(shots, { recursive: true });
const only = process.env.TEAHOUSE_ONLY;

const place = await Place.open();
let wrong = 0;
for (const language of LANGUAGES) {
  const all = await Situations.make(place, language);
  const names = all.names().filter((name) => !only || name.includes(only));
  console.log(`\n${language}: board height over window height / over window width\n`);
  console.log(`| situation | ${SIZES.map((size) => size.name).join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(SIZES.length)}`);
  const told = [];
  for (const name of names) {
    const row = [];
    for (const touch of [false, true]) {
      const page = await all.open(name, touch);
      for (const size of SIZES.filter((size) => size.touch === touch)) {
        await at(page, size);
        const { board, faults } = await findings(page, all.musts(name), size);
        row[SIZES.indexOf(size)] = board + (faults.length ? ` **${faults.length}**` : '');
        told.push(...faults.map((fault) => `${name}, ${size.name}: ${fault}`));
        if (shots)
          await page.screenshot({ path: `${shots}/${name.replaceAll(' ', '-')}-${size.name}-${language}.png` });
      }
      await page.context().close();
    }
    console.log(`| ${name} | ${row.join(' | ')} |`);
  }
  for (const fault of told) console.log(fault);
  wrong += told.length;
  await place.leave();
}
console.log(`\n${wrong} findings`);
await place.close();
process.exitCode = wrong ? 1 : 0;
