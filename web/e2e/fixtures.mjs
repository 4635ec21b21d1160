// The tests' own server and browsers: a server for each worker, new browsers for each test.

import { test as base } from '@playwright/test';
import { Place } from './place.mjs';

export const test = base.extend({
  house: [
    // Playwright reads from the first parameter what the fixture needs.
    async ({ browser }, use) => {
      const house = await Place.open(browser);
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  place: async ({ house }, use) => {
    await use(house);
    const complaints = house.complaints();
    await house.leave();
    base.expect(complaints, 'no page complains').toEqual([]);
  },
});
