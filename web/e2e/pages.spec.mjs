// Every page in every language: it loads, nothing overflows, nothing is untranslated, and axe finds no faults.

import assert from 'node:assert/strict';
import { faultsOf, SPOKEN, WCAG } from './axe.mjs';
import { filesKept, test } from './fixtures.mjs';
import { LANGUAGES, until } from './place.mjs';

const PAGES = [
  '/',
  '/play',
  '/play?game=skud&start=together',
  '/play?game=street&start=together',
  '/play?game=halma&start=together',
  '/online',
  '/analysis',
  '/puzzles',
  '/puzzles/days',
  '/puzzles/progress',
  '/learn',
  '/learn/skud',
  '/learn/street',
  '/learn/halma',
  '/learn/skud/accents',
  '/learn/skud/special',
  '/learn/skud/oasis',
  '/learn/skud/many',
  '/learn/street/more',
  '/learn/halma/race',
  // With a fragment all sections are laid out, so that the test covers them all.
  '/rules/skud#all',
  '/rules/street#all',
  '/rules/halma#all',
  '/thanks',
  '/sign-in',
  '/sign-up',
  '/confirm',
  '/reset',
  '/account',
  '/account/notices',
  '/account/apps',
  '/oauth/authorize',
  '/notices',
  '/tournaments',
  '/tournaments/new',
  '/tournament/none',
  '/clubs',
  '/clubs/new',
  '/clubs/none',
  '/leaderboard',
  '/settings',
  '/admin',
  '/bench',
  '/player/nobody-here',
  '/nowhere',
];
// The smallest is a desktop window of 1280 pixels at 400 % zoom.
const WIDTHS = [320, 360, 768, 1440];

/** Waits until a page has stopped changing. */
async function settled(page) {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await until(
    () => page.evaluate(() => !document.querySelector('main[aria-busy=true], main [aria-busy=true]')),
    'the page',
  );
  // Let the server's answers arrive and be rendered.
  await page.waitForTimeout(150);
}

async function look(page, path) {
  const found = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    // `t` shows an unknown identifier as it is.
    const ids =
      document.body.innerText.match(
        /\b(web|table|play|home|reader|board|online|puzzles?|people|settings|moderation|analysis|learn|rules|says|problem|reason|task|word|figure|game|seat|tile|option|value|preset|bench|tournament|bell)-[a-z0-9-]+\b/gi,
      ) ?? [];
    return { wide, ids };
  });
  assert(found.wide <= 0, `${path} is ${found.wide} px too wide at ${page.viewportSize().width}`);
  const untranslated = found.ids.filter((id) => !/^game-over$/i.test(id));
  assert(!untranslated.length, `${path} shows ${untranslated.slice(0, 5).join(', ')}`);
}

/** Every page in a language at each width. axe checks it on a desktop, or with touch on a phone. */
const every =
  (language, hasTouch) =>
  async ({ place }) => {
    const page = await place.somebody({ language, hasTouch });
    const size = hasTouch ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    for (const path of PAGES) {
      await page.setViewportSize(size);
      // Navigate within the site, as a link does. The home page and games start with a full load.
      if (path === '/' || path.startsWith('/play')) await page.goto(path);
      else {
        await page.evaluate((path) => {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
      }
      await settled(page);
      const dir = await page.evaluate(() => document.documentElement.dir);
      assert(dir === (['fa', 'he'].includes(language) ? 'rtl' : 'ltr'), `${path} runs ${dir}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await look(page, path);
      }
      await page.setViewportSize(size);
      const faults = await faultsOf(page, WCAG, SPOKEN);
      assert(!faults.length, `${path} in ${language}:\n${faults.join('\n')}`);
    }
  };

LANGUAGES.forEach((language, i) => test(`every page in ${language}`, every(language, i % 2 === 1)));

test('dark pages have enough contrast', async ({ place }) => {
  const page = await place.somebody({ settings: { theme: 'dark' } });
  for (const path of ['/', '/play?game=skud&start=together', '/settings', '/online', '/rules/halma#all']) {
    await page.goto(path);
    await settled(page);
    const faults = await faultsOf(page, ['color-contrast']);
    assert(!faults.length, `${path}:\n${faults.join('\n')}`);
  }
});

test('the rules lead to the section that one wants', async ({ place }) => {
  const page = await place.somebody({ settings: { animation: true }, reducedMotion: 'no-preference' });
  const seen = (id) =>
    page.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      return top >= 0 && top < 100;
    }, id);
  await page.goto('/rules/skud');
  await settled(page);
  const far = page.locator('aside ol a').nth(-3);
  const id = (await far.getAttribute('href')).slice(1);
  await far.click();
  await until(() => seen(id), 'the section, from the contents');
  await page.goto('/');
  await page.goto(`/rules/skud#${id}`);
  await settled(page);
  await until(() => seen(id), 'the section, by its address');
});

test('the language changes without a reload', { tag: '@firefox' }, async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/settings');
  await settled(page);
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  await page.locator('header select').selectOption('fa');
  await until(() => page.evaluate(() => document.documentElement.dir === 'rtl'), 'right to left');
  assert(await page.evaluate(() => window.sameDocument), 'the page was loaded again');
});

test('the start page stands without the files of its later parts', async ({ place }) => {
  const page = await place.somebody();
  // A part may be split into several files.
  const missed = new Set();
  await page.route(/\/assets\/(Soon|Today)-/, (route) => {
    missed.add(/(Soon|Today)-/.exec(route.request().url())[1]);
    return route.abort();
  });
  await page.goto('/');
  await until(() => missed.size === 2, 'both are asked for');
  await settled(page);
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
});

test('offline after the first visit', async ({ place }) => {
  const page = await place.somebody({ serviceWorkers: 'allow' });
  await page.goto('/');
  await filesKept(page);
  await page.reload();
  await page.context().setOffline(true);
  await page.goto('/play?game=halma&start=computer&level=1');
  await page.locator('[data-board]').waitFor();
  await page.goto('/learn/halma');
  await page.locator('main h1').waitFor();
  await page.goto('/');
  await page.locator('main h1').waitFor();
  // A page that needs the server says so, the menu works, and the page loads when the network is back.
  await page.locator('nav').getByRole('link', { name: 'Leaderboard' }).click();
  for (const path of ['/leaderboard', '/online', '/player/Iroh', '/game/none', '/sign-in']) {
    if (path !== '/leaderboard') await page.goto(path);
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    assert(!(await page.getByRole('alert').count()), `${path} shows an error`);
  }
  await page.locator('nav').getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('heading', { name: 'Learn to play' }).waitFor();
  await page.locator('nav').getByRole('link', { name: 'Leaderboard' }).click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Leaderboard' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('heading', { name: 'Leaderboard' }).waitFor();
});
