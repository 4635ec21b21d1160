// The fixtures: a server for each worker, and new browsers for each test.

import { test as base } from '@playwright/test';
import { Place, until } from './place.mjs';

export const test = base.extend({
  site: [
    // Playwright reads the first parameter's names to find out what the fixture needs.
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

/** Waits until the service worker is active and has cached the offline files. */
export async function filesKept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return all.reduce((sum, n) => sum + n, 0);
  };
  await until(async () => (await page.evaluate(kept)) > 20, 'the files are kept');
}
