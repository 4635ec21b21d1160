// The tests' own server and browsers: a server for each worker, new browsers for each test.

import { test as base } from '@playwright/test';
import { Place } from './place.mjs';

export const test = base.extend({
  site: [
    // Playwright reads from the first parameter what the fixture needs.
    async ({ browser }, use) => {
      const site = await Place.open(browser);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  place: async ({ site }, use) => {
    await use(site);
    const complaints = site.complaints();
    await site.leave();
    base.expect(complaints, 'no page complains').toEqual([]);
  },
});
