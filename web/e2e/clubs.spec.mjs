// Clubs: from the founding to a match of two clubs, on a desktop and on a phone; admission and notices.

import assert from 'node:assert/strict';
import { faultless, SPOKEN } from './axe.mjs';
import { test } from './fixtures.mjs';
import { Member } from './member.mjs';
import { until } from './place.mjs';

const PHONE = { width: 320, height: 640, hasTouch: true };
const button = (page, name) => page.getByRole('button', { name, exact: true });
/** A button whose label contains a name between directional marks. */
const named = (page, words, name) => page.getByRole('button', { name: new RegExp(`${words}.*${name}`) });
const tab = (page, name) => page.getByRole('tab', { name }).click();
const WORDS = ['Red', 'Jade', 'Amber', 'Coral'];
let count = 0;
/** A unique name for a club. */
const called = (word) => `${word} ${Date.now() % 1_000_000} ${WORDS[(count += 1) % WORDS.length]}`;

/** Founds a club with the form. */
async function found(page, name, entry) {
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Clubs', exact: true }).click();
  await page.getByRole('link', { name: 'Found a club' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Tea and tiles every evening.');
  if (entry) await page.getByText(entry, { exact: true }).click();
  await faultless(page);
  await button(page, 'Found the club').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname.split('/').pop();
}

const club = (id, rest = '') => `/api/clubs/${id}${rest}`;
const founded = (one, name) => one.json('POST', '/api/clubs', { name, entry: 'open', public: true });

test('a club from founding to its news, on a desktop and on a phone', async ({ place }) => {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((word) => Member.of(place, word)));
  const page = await ana.open('/');
  const name = called('Lotus');
  const id = await found(page, name, 'People ask to join');
  // Another person finds it by its name, and asks to join.
  const phone = await bo.open('/clubs', PHONE);
  await phone.getByLabel('Search by name').fill(name);
  await button(phone, 'Search').click();
  await phone.getByRole('link', { name: new RegExp(name) }).click();
  await phone.getByLabel('A message to the club').fill('May I?');
  await button(phone, 'Ask to join').click();
  await phone.getByText('You have asked to join.').waitFor();
  await faultless(phone);
  await page.reload();
  await tab(page, /^Manage .*1/);
  await page.getByText('May I?').waitFor();
  await faultless(page);
  await named(page, 'Accept', bo.name).click();
  await page.getByText(new RegExp(`${ana.name}.* accepted .*${bo.name}`)).waitFor();
  await tab(page, 'News');
  await page.getByLabel('News for the members').fill('Tea at five');
  await button(page, 'Publish').click();
  await page.locator('article').getByText('Tea at five').waitFor();
  await phone.reload();
  await phone.locator('article').getByText('Tea at five').waitFor();
  await faultless(phone);
  await tab(phone, 'Members');
  await phone.getByText('Owner', { exact: false }).first().waitFor();
  await faultless(phone);
  // The bell shows both notices, and links to the club.
  await until(async () => (await bo.json('GET', '/api/notices')).notices.length === 2, 'both notices');
  await phone.goto('/notices');
  await phone.getByRole('link', { name: new RegExp(`The club .*${name}.* has news`) }).click();
  await phone.getByRole('heading', { level: 1, name }).waitFor();
  // The owner makes them a helper, then hands the club over.
  await tab(page, 'Members');
  await named(page, 'Actions for', bo.name).click();
  await faultless(page);
  await button(page, 'Confirm').click();
  await page.getByText('Helper', { exact: false }).first().waitFor();
  await named(page, 'Actions for', bo.name).click();
  await page.getByRole('dialog').getByLabel('Action', { exact: true }).selectOption('hand-over');
  await button(page, 'Confirm').click();
  await until(async () => (await ana.json('GET', club(id))).owner.name === bo.name, 'the club has another owner');
  await button(page, 'Leave the club').click();
  await page.getByText('To come back, you have to join again').waitFor();
  await faultless(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the club' }).click();
  await button(page, 'Ask to join').waitFor();
});

test('a link lets somebody into a club that they do not see', async ({ place }) => {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((word) => Member.of(place, word)));
  const { id } = await ana.json('POST', '/api/clubs', { name: called('Hidden'), entry: 'invitation', public: false });
  const page = await ana.open(`/clubs/${id}`);
  await tab(page, 'Manage');
  await button(page, 'Create a new link').click();
  const link = await page.locator('code').textContent();
  await faultless(page);
  const stranger = await bo.open(`/clubs/${id}`, PHONE);
  await stranger.getByText('There is no such club, or you cannot see it.').waitFor();
  await faultless(stranger);
  await stranger.goto('/clubs');
  await stranger.goto(link);
  await button(stranger, 'Join the club').click();
  await button(stranger, 'Leave the club').waitFor();
});

test('a link still lets somebody in after they have signed in', async ({ place }) => {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((word) => Member.of(place, word)));
  const { id } = await ana.json('POST', '/api/clubs', { name: called('Shown'), entry: 'invitation', public: true });
  const { secret } = await ana.json('POST', club(id, '/link'));
  const page = await place.somebody(PHONE);
  await page.goto(`/clubs/${id}#join=${secret}`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel(/^Name/).first().fill(bo.name);
  await page.getByLabel('Password', { exact: true }).fill('a pot of jasmine tea');
  await page.getByRole('main').locator('button[type=submit]').first().click();
  await button(page, 'Join the club').click();
  await button(page, 'Leave the club').waitFor();
});

test('two clubs play a match, and both show the score', async ({ place }) => {
  const people = await Promise.all(['Ana', 'Bo', 'Cyra', 'Dov'].map((word) => Member.of(place, word)));
  const [ana, bo, cyra, dov] = people;
  const [home, away] = [await founded(ana, called('White')), await founded(bo, called('Black'))];
  await cyra.json('POST', club(home.id, '/join'), {});
  await dov.json('POST', club(away.id, '/join'), {});
  const page = await ana.open(`/clubs/${home.id}`);
  await tab(page, 'Matches');
  await button(page, 'Challenge another club').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the other club').fill(away.name);
  await dialog.getByLabel('Game', { exact: true }).selectOption('halma');
  await faultless(page);
  await button(page, 'Send the challenge').click();
  await page.getByText('Waiting for an answer').waitFor();
  const phone = await bo.open(`/clubs/${away.id}`, PHONE);
  await tab(phone, 'Matches');
  await faultless(phone);
  await button(phone, 'Accept the match').click();
  await phone.getByText(/Signed up: .*0.* and .*0/).waitFor();
  await phone.getByRole('link', { name: 'Open the match' }).click();
  await button(phone, 'Join').click();
  await phone.getByText('You are in.').waitFor();
  await faultless(phone);
  const id = new URL(phone.url()).pathname.split('/').pop();
  for (const one of [ana, cyra, dov]) await one.json('POST', `/api/tournaments/${id}/join`, {});
  await ana.json('POST', `/api/tournaments/${id}/acts`, { kind: 'start' });
  await until(async () => {
    const tables = await ana.json('GET', `/api/tournaments/${id}/playing`);
    for (const { game, seats } of tables) {
      // The players of the other club resign.
      const loser = people.find(
        ({ name }) => seats.some((seat) => seat.name === name) && [bo.name, dov.name].includes(name),
      );
      await loser.ask('POST', `/api/games/${game}/actions`, { action: 'resign' });
    }
    return (await ana.json('GET', `/api/tournaments/${id}`)).status === 'over';
  }, 'the match is over');
  for (const [one, to] of [
    [page, home],
    [phone, away],
  ]) {
    await one.goto(`/clubs/${to.id}`);
    await tab(one, 'Matches');
    await one.locator('article .score').waitFor();
    assert.equal(await one.locator('article .score').textContent(), '2 : 0');
    await faultless(one);
  }
});

test('a tournament of a club is for its members, by the form', async ({ place }) => {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((word) => Member.of(place, word)));
  const { id, name } = await founded(ana, called('Cup'));
  const page = await ana.open(`/clubs/${id}`);
  await tab(page, 'Tournaments');
  await page.getByRole('link', { name: 'Create a club tournament' }).click();
  await page.getByLabel('Only club members can take part').waitFor();
  await button(page, 'Create the tournament').click();
  await page.getByRole('link', { name, exact: true }).waitFor();
  const stranger = await bo.open(new URL(page.url()).pathname, PHONE);
  await stranger.getByText('This is for members of the club only.').waitFor();
  await faultless(stranger);
});

test('clubs in other languages on a phone', async ({ place }) => {
  const [ana, bo, cyra] = await Promise.all(['Ana', 'Bo', 'Cyra'].map((word) => Member.of(place, word)));
  const { id } = await ana.json('POST', '/api/clubs', { name: called('باشگاه'), entry: 'request', public: true });
  for (const one of [bo, cyra]) await one.json('POST', club(id, '/join'), {});
  await ana.json('POST', club(id, '/acts'), { kind: 'accept', name: bo.name });
  await ana.json('POST', club(id, '/acts'), { kind: 'helper', name: bo.name, helps: true });
  await bo.json('POST', club(id, '/posts'), { text: 'Tea at five' });
  for (const language of ['fa', 'he', 'pl', 'pt']) {
    const page = await ana.open(`/clubs/${id}`, { ...PHONE, language });
    await page.locator('article').waitFor();
    for (let i = 0; i < 5; i += 1) {
      await page.getByRole('tab').nth(i).click();
      await until(() => page.evaluate(() => !document.querySelector('main [aria-busy=true]')), 'the tab');
      await faultless(page, SPOKEN);
    }
    await page.goto('/clubs');
    await page.getByRole('search').waitFor();
    await faultless(page, SPOKEN);
    await page.context().close();
  }
});
