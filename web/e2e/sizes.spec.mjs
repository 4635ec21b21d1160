// Questions can be answered on phones and tablets. All situations and sizes: `node e2e/sizes.mjs`.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { at, findings, SIZES, Situations } from './situations.mjs';

const CHOSEN = ['768×1024', '390×664', '360×640', '844×390', '640×360'];

for (const name of [
  'invited, four seats',
  'waiting, two seats',
  'offered',
  'finished',
  'playing, four seats',
  'set-up',
  'consent',
]) {
  test(`${name}: all that must be pressed is found`, async ({ place }) => {
    const all = await Situations.make(place, 'en');
    const page = await all.open(name, true);
    for (const size of SIZES.filter((size) => size.touch && CHOSEN.includes(size.name))) {
      await at(page, size);
      const { faults } = await findings(page, all.musts(name), size);
      assert.deepEqual(faults, [], size.name);
    }
  });
}
