// How the browser tests run: `npm run e2e`, with words to choose tests: `npm run e2e -- online -g rematch`.
//
// TEAHOUSE_SERVER: the program (default target/debug/teahouse), TEAHOUSE_BROWSER: the browser, TEAHOUSE_FIREFOX: Firefox.
// Tests with the tag @firefox also run there; without a Firefox they are left out.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER, FLAGS } from './e2e/place.mjs';

const firefox = {
  name: 'firefox',
  grep: /@firefox/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: fileURLToPath(new URL('e2e/firefox.mjs', import.meta.url)) },
  },
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.mjs',
  outputDir: '../target/e2e',
  // A browser waits more than it works: two tests at a time.
  workers: 2,
  fullyParallel: true,
  // A busy machine takes minutes for a page in every width; a test that hangs ends at last.
  timeout: 600_000,
  // A second try tells a flake from a fault. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    {
      name: 'chromium',
      use: { browserName: 'chromium', launchOptions: { executablePath: BROWSER, args: FLAGS } },
    },
    ...(existsSync(process.env.TEAHOUSE_FIREFOX ?? '/usr/bin/firefox-esr') ? [firefox] : []),
  ],
  use: {
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
