// Accounts: sign up, sign out, sign in, second factor, profile, following, leaderboards, leaving.

import assert from 'node:assert/strict';
import { code } from './code.mjs';
import { test } from './fixtures.mjs';
import { until } from './place.mjs';

/** A person with a new account. */
async function signUp(place, word, password) {
  const page = await place.somebody();
  const name = `${word}${Date.now() % 100_000}`;
  await page.goto('/sign-up');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await until(() => page.locator('header').getByText(name).isVisible(), 'signed in');
  return { page, name };
}

test('a second factor, and a recovery code for the day when it is lost', async ({ place }) => {
  const password = 'blind bandit of gaoling';
  const { page, name } = await signUp(place, 'Toph', password);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('img', { name: 'QR code with the setup key' }).waitFor();
  const secret = (await page.locator('main').innerText()).match(/(?:[A-Z2-7]{4} ?){8}/)[0].replaceAll(' ', '');
  const form = page.locator('form').filter({ has: page.getByLabel('Code', { exact: true }) });
  await form.getByLabel('Code', { exact: true }).fill(code(secret));
  await form
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await form.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  const codes = await page.locator('.codes li').allInnerTexts();
  assert(codes.length === 10, `${codes.length} codes`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await until(() => page.locator('header').getByText('Sign in').isVisible(), 'signed out');
  for (const used of [false, true]) {
    await page.goto('/sign-in');
    await page.getByLabel(/^Name/).first().fill(name);
    await page
      .getByLabel(/^Password/)
      .first()
      .fill(password);
    const submit = page.getByRole('main').locator('button[type=submit]').first();
    await submit.click();
    await page.getByLabel('Code').fill(codes[0]);
    await submit.click();
    if (used) await page.getByText('Wrong or already used code').first().waitFor();
    else {
      await until(() => page.locator('header').getByText(name).isVisible(), 'signed in with a recovery code');
      await page.context().clearCookies();
    }
  }
});

test('after signing up there is a word and a next step, and one press signs out everywhere', async ({ place }) => {
  const { page, name } = await signUp(place, 'Mai', 'a knife in the sleeve');
  await page.getByRole('heading', { name: new RegExp(`Welcome, .?${name}.?!`) }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Play online' }).waitFor();
  assert(!/[\u2066-\u2069]/.test(await page.title()), 'the title has no invisible signs');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('You are signed out on all devices.').waitFor();
  await until(() => page.locator('header').getByText('Sign in').isVisible(), 'signed out');
});

test('sign up, sign out, sign in, delete', async ({ place }) => {
  const password = 'the dragon of the west';
  const { page, name } = await signUp(place, 'Zuko', password);
  await page.goto(`/player/${name}`);
  await page.getByRole('heading', { name }).waitFor();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await until(() => page.locator('header').getByText('Sign in').isVisible(), 'signed out');
  await page.goto('/sign-in');
  await page.getByLabel(/^Name/).first().fill(name);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('wrong words');
  await page.getByRole('main').locator('button[type=submit]').first().click();
  await page.getByText('Wrong name or password.').waitFor();
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(password);
  await page.getByRole('main').locator('button[type=submit]').first().click();
  await until(() => page.locator('header').getByText(name).isVisible(), 'signed in again');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('heading', { name: 'Goodbye' }).waitFor();
  await page.getByText('Your account has been deleted.').first().waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Play now' }).waitFor();
  await until(() => page.locator('header').getByText('Sign in').isVisible(), 'signed out for good');
  await page.goto(`/player/${name}`);
  await page.getByText('There is no player with this name.').first().waitFor();
});

const send = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = body ? { 'content-type': 'application/json' } : {};
      const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
      const text = await answer.text();
      return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    },
    [method, path, body],
  );

test('players are followed, and lists of the best have somebody on them', async ({ place }) => {
  const [ana, ben] = [await signUp(place, 'Ana', 'a cup of jasmine'), await signUp(place, 'Ben', 'a cup of oolong')];
  await ana.page.goto('/leaderboard?pool=skud/rapid');
  await ana.page.getByText('Play five rated games, and first place is yours.').waitFor();
  const time = { kind: 'clock', base: 300, increment: 3 };
  let games = 0;
  while (!(await send(ana.page, 'GET', '/api/leaderboards')).length) {
    games += 1;
    assert(games < 55, 'nobody gets on a list');
    const { id } = await send(ana.page, 'POST', '/api/games', { game: 'halma', time, rated: true, public: true });
    await send(ben.page, 'POST', `/api/games/${id}/actions`, { action: 'join' });
    // A game counts only after both have made a turn.
    for (let turn = 0; turn < 2; turn += 1) {
      const [legal] = await send(ana.page, 'GET', `/api/games/${id}/legal`);
      const { position_version } = await send(ana.page, 'GET', `/api/games/${id}`);
      for (const { page } of [ana, ben])
        await send(page, 'POST', `/api/games/${id}/turns`, { turn: legal, position_version });
    }
    await send((games % 2 ? ana : ben).page, 'POST', `/api/games/${id}/actions`, { action: 'resign' });
  }
  // The default list is not empty, and only lists with players can be chosen.
  await ana.page.goto('/leaderboard');
  await ana.page.getByRole('row', { name: ana.name }).waitFor();
  assert((await ana.page.getByRole('radio').count()) === 0, 'there is nothing else to choose');

  await ana.page.goto(`/player/${ben.name}`);
  await ana.page.getByText(new RegExp(`^.?${games}.? games in the last six months`)).waitFor();
  await ana.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ana.page.getByRole('button', { name: 'Unfollow' }).waitFor();
  await ana.page.goto('/online');
  const item = ana.page.getByRole('listitem').filter({ hasText: ben.name });
  await item.getByText('Online', { exact: true }).waitFor();
  await item.getByRole('link', { name: 'Challenge' }).click();
  await until(() => ana.page.url().includes(`challenge=${ben.name}`), 'the challenge');
  await ana.page.goto(`/player/${ben.name}`);
  await ana.page.getByRole('button', { name: 'Unfollow' }).click();
  await ana.page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
});

test('time off: taken on the page of the account, seen at the seat, and ended early', async ({ place }) => {
  const one = await signUp(place, 'Suki', 'a fan of the island');
  const other = await signUp(place, 'Haru', 'earth under the ship');
  const seats = [{ kind: 'me' }, { kind: 'player', name: other.name }];
  const game = { game: 'halma', time: { kind: 'days', days: 3 }, seats };
  const { id } = await send(one.page, 'POST', '/api/games', game);
  const joined = await send(other.page, 'POST', `/api/games/${id}/actions`, { action: 'join' });
  assert.equal(joined.status, 'playing');
  await one.page.goto('/account');
  await one.page.getByRole('button', { name: 'Take time off' }).click();
  await one.page.getByText(/^You are away until/).waitFor();
  await other.page.goto(`/game/${id}`);
  await other.page
    .getByText(/away until/)
    .first()
    .waitFor();
  await one.page.getByRole('button', { name: 'End it now' }).click();
  await one.page.getByRole('button', { name: 'Take time off' }).waitFor();
  await until(async () => {
    await other.page.reload();
    return !(await other.page.getByText(/away until/).count());
  }, 'back at the seat');
});
