// External apps: registering, granting access, listing and revoking, on a desktop and on a phone. The app is a page of
// the test's own server, which exchanges codes for tokens as any app does.

import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { faultless } from './axe.mjs';
import { test } from './fixtures.mjs';
import { Member } from './member.mjs';
import { until } from './place.mjs';

const SIZES = [
  ['a desktop', {}],
  ['a phone', { width: 390, height: 844, hasTouch: true }],
];

/** An app with a page: `/` sends people to the server, `/cb` receives them back. */
class Board {
  #verifier = randomBytes(33).toString('base64url');
  state = randomBytes(12).toString('hex');
  came = [];

  static async open(place) {
    const board = new Board();
    board.place = place;
    board.server = createServer((request, response) => board.#answer(request, response));
    await new Promise((done) => board.server.listen(0, '127.0.0.1', done));
    board.url = `http://127.0.0.1:${board.server.address().port}`;
    return board;
  }
  #answer(request, response) {
    const url = new URL(request.url, this.url);
    if (url.pathname === '/cb') this.came.push(Object.fromEntries(url.searchParams));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url.pathname === '/') return response.writeHead(302, { location: this.page() }).end();
    response.end('<!doctype html><html lang=en><title>Board</title><link rel=icon href="data:,"><p>Back at the board');
  }
  get redirect() {
    return `${this.url}/cb`;
  }
  page(otherwise = {}) {
    const asked = {
      response_type: 'code',
      client_id: this.id,
      redirect_uri: this.redirect,
      scope: 'read play',
      state: this.state,
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...otherwise,
    };
    return `${this.place.url}/oauth/authorize?${new URLSearchParams(asked)}`;
  }
  async tokens(code) {
    const form = { client_id: this.id, redirect_uri: this.redirect, code_verifier: this.#verifier };
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, ...form });
    const answer = await fetch(`${this.place.url}/oauth/token`, { method: 'POST', body });
    assert.equal(answer.status, 200);
    return answer.json();
  }
  close() {
    this.server.close();
    // Ignore complaints on the app's own pages.
    const complaints = this.place.complaints().filter((text) => !text.includes(this.url));
    assert.deepEqual(complaints, []);
  }
}

/** Registers an app with the form. */
async function register(page, board, name) {
  await page.goto('/account/apps');
  await page.getByText('No app may use your account.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Home page').fill('https://board.example/');
  await page.getByLabel('Addresses to come back to').fill('http://board.example/cb');
  await page.getByRole('switch', { name: /^Play/ }).check();
  await page.getByRole('button', { name: 'Register the app' }).click();
  await page.getByRole('alert').filter({ hasText: 'cannot be an address to come back to' }).waitFor();
  await page.getByLabel('Addresses to come back to').fill('http://127.0.0.1/cb\ncom.example.board:/cb');
  await page.getByRole('button', { name: 'Register the app' }).click();
  board.id = await page.getByLabel('Client ID').innerText();
  assert.match(board.id, /^\w{10}$/);
}

for (const [where, device] of SIZES) {
  test(`an app is registered, let in, and sent away, on ${where}`, async ({ place }) => {
    const board = await Board.open(place);
    try {
      const [maker, ana] = [await Member.of(place, 'Maker'), await Member.of(place, 'Ana')];
      const made = await maker.open('/account', device);
      await made.getByRole('link', { name: 'Show apps' }).click();
      await register(made, board, 'Tea Board');
      await faultless(made);

      // A person who is not signed in comes from the app, signs in, and is asked for consent.
      const page = await place.somebody(device);
      await page.goto(board.url);
      await page.getByLabel(/^Name/).first().fill(ana.name);
      await page.getByLabel('Password', { exact: true }).fill('a pot of jasmine tea');
      await page.getByRole('main').locator('button[type=submit]').first().click();
      await page.getByRole('heading', { name: 'Let an app in?' }).waitFor();
      await page.getByRole('button', { name: 'Allow' }).waitFor();
      const said = (await page.getByRole('main').innerText()).replace(/[\u2066-\u2069]/g, '');
      for (const part of [
        '“Tea Board”',
        ana.name,
        'board.example',
        'Create games',
        'See what you see',
        'this computer',
      ])
        assert(said.includes(part), `${part}: ${said}`);
      assert(!said.includes('Write messages'), said);
      await faultless(page);
      assert.equal(new URL(page.url()).search, new URL(board.page()).search, 'the whole request is still there');
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.getByText('Back at the board').waitFor();
      const [{ code, state, iss }] = board.came;
      assert.deepEqual([state, iss], [board.state, place.url]);
      const { access_token } = await board.tokens(code);
      const ask = () => fetch(`${place.url}/api/account`, { headers: { authorization: `Bearer ${access_token}` } });
      assert.equal((await (await ask()).json()).name, ana.name);

      await page.goto(`${place.url}/account/apps`);
      await page.getByText('Tea Board').waitFor();
      await page.getByText(/^Since .*last used/).waitFor();
      await faultless(page);
      await page.getByRole('button', { name: /^Take access away: .?Tea Board/ }).click();
      await page.getByText('No app may use your account.').waitFor();
      assert.equal((await ask()).status, 401);
    } finally {
      board.close();
    }
  });
}

test('who refuses goes back with that, and a request that is wrong goes nowhere', async ({ place }) => {
  const board = await Board.open(place);
  try {
    const ana = await Member.of(place, 'Ana');
    const page = await ana.open('/');
    await register(page, board, 'Tea Board');
    await page.goto(board.page());
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Back at the board').waitFor();
    assert.deepEqual(board.came.splice(0), [{ error: 'access_denied', state: board.state, iss: place.url }]);
    // The app asks for an invalid scope: the person can return to the app with the error, but is not redirected without
    // a click.
    await page.goto(board.page({ scope: 'chat' }));
    await page.getByRole('heading', { name: 'This app cannot be let in' }).waitFor();
    await faultless(page);
    assert.deepEqual(board.came, []);
    await page.getByRole('button', { name: /^Back to / }).click();
    await page.getByText('Back at the board').waitFor();
    assert.deepEqual(board.came.splice(0), [{ error: 'invalid_scope', state: board.state, iss: place.url }]);
    for (const wrong of [{ client_id: 'nobody' }, { redirect_uri: `${board.url}/elsewhere` }]) {
      await page.goto(board.page(wrong));
      await page.getByRole('heading', { name: 'This app cannot be let in' }).waitFor();
      await faultless(page);
      assert.equal(await page.getByRole('button', { name: 'Allow' }).count(), 0);
    }
    // With a custom URL scheme the page stays open.
    await page.goto(board.page({ redirect_uri: 'com.example.board:/cb' }));
    await page.getByText('com.example.board').waitFor();
    assert.deepEqual(board.came, []);
    const frame = await page.goto(board.page());
    const headers = frame.headers();
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.match(headers['content-security-policy'], /frame-ancestors 'none'/);
  } finally {
    board.close();
  }
});

test('a guest is told what is missing, and an app is renamed and deleted', async ({ place }) => {
  const board = await Board.open(place);
  try {
    const ana = await Member.of(place, 'Ana');
    const page = await ana.open('/');
    await register(page, board, 'Tea Board');
    await page.getByRole('button', { name: /^Rename app/ }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Jasmine Board');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByText('Jasmine Board').waitFor();
    await faultless(page);

    const other = await place.somebody();
    await other.goto('/');
    await other.evaluate(() => fetch('/api/guest', { method: 'POST' }));
    await other.goto(board.page());
    await other.getByText('An app needs an account with a password.').waitFor();
    await faultless(other);
    await other
      .getByRole('link', { name: 'Create an account' })
      .or(other.getByRole('link', { name: 'Sign up' }))
      .first()
      .click();
    const name = `Bo${Date.now() % 100_000}`;
    await other.getByLabel('Name', { exact: true }).fill(name);
    await other
      .getByLabel(/^Password/)
      .first()
      .fill('blind bandit of gaoling');
    await other.getByRole('main').locator('button[type=submit]').click();
    await other.getByText('Jasmine Board').waitFor();

    await page.getByRole('button', { name: /^Delete app/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await until(async () => !(await page.getByText('Jasmine Board').count()), 'it is gone');
    await other.getByRole('button', { name: 'Allow' }).click();
    await other.getByText('There is no such app here.').waitFor();
  } finally {
    board.close();
  }
});
