// Plays on the pages in a real browser, against a server of its own. `node e2e/run.mjs [name…]` runs the tests whose
// names contain one of the words; without words, all of them.
//
// TEAHOUSE_SERVER: the program (default target/debug/teahouse), TEAHOUSE_BROWSER: the browser.

import { readdirSync } from 'node:fs';
import { Place } from './place.mjs';

const words = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.mjs'));
const tests = [];
for (const file of files.sort()) {
  const module = await import(`./${file}`);
  for (const [name, run] of Object.entries(module.default)) tests.push({ name: `${file.split('.')[0]}: ${name}`, run });
}
const wanted = tests.filter(({ name }) => !words.length || words.some((word) => name.includes(word)));
if (!wanted.length) {
  console.error('no such test');
  process.exit(2);
}

let failed = 0;
const LONGEST = 240_000;

/** Runs tests one after the other, with a server and a browser of their own. */
async function lane(tests) {
  if (!tests.length) return;
  const place = await Place.open();
  for (const { name, run } of tests) {
    // A slow machine may spoil a test once; that is said, and it gets a second try.
    for (const last of [false, true]) {
      const begun = performance.now();
      const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
      let timer;
      try {
        const late = new Promise((_, fail) => {
          timer = setTimeout(() => fail(new Error('took too long')), LONGEST);
        });
        await Promise.race([run(place), late]);
        place.expectQuiet();
        console.log(`  ok    ${name} (${seconds()} s)`);
        break;
      } catch (error) {
        if (last) failed += 1;
        console.log(`  ${last ? 'FAILED' : 'FAILED once'} ${name} (${seconds()} s)\n${error.stack ?? error}`);
        await place.picture(name);
      } finally {
        clearTimeout(timer);
        await place.leave();
      }
    }
  }
  await place.close();
}

// A browser waits more than it works: the pages are looked at while games are played.
const looking = ({ name }) => name.startsWith('pages: every');
await Promise.all([lane(wanted.filter(looking)), lane(wanted.filter((test) => !looking(test)))]);
console.log(`${wanted.length - failed} of ${wanted.length} browser tests passed`);
process.exit(failed ? 1 : 0);
