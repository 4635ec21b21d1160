// Notices: the bell and its list while others play, the page of notices, push notifications from the permission to the
// game, and the settings; on a desktop and on a phone.

import assert from 'node:assert/strict';
import { faultless } from './axe.mjs';
import { filesKept, test } from './fixtures.mjs';
import { Member } from './member.mjs';
import { until } from './place.mjs';

const PHONE = { width: 390, height: 844, hasTouch: true };
const SIZES = [
  ['a desktop', {}],
  ['a phone', PHONE],
];

/** A person who plays games by days. */
class Player extends Member {
  /** Challenges somebody to a game by days. */
  challenge(other) {
    const seats = [{ kind: 'me' }, { kind: 'player', name: other.name }];
    return this.json('POST', '/api/games', { game: 'halma', time: { kind: 'days', days: 3 }, seats });
  }
  /** Starts a game against somebody, who accepts. */
  async play(other) {
    const { id } = await this.challenge(other);
    await other.json('POST', `/api/games/${id}/actions`, { action: 'join' });
    return id;
  }
  /** Plays in a game until it is the opponent's turn. */
  async move(id) {
    const { position_version } = await this.json('GET', `/api/games/${id}`);
    const [turn] = await this.json('GET', `/api/games/${id}/legal`);
    return this.json('POST', `/api/games/${id}/turns`, { turn, position_version });
  }
}
/** The player to move, and the one who waits. */
async function sides(id, one, two) {
  const { seats, to_move } = await one.json('GET', `/api/games/${id}`);
  const mover = seats.find(({ seat }) => seat === to_move)?.player?.name;
  return mover === one.name ? [one, two] : [two, one];
}

const bell = (page) => page.locator('header button.bell');
const panel = (page) => page.getByRole('dialog', { name: 'Notifications' });
const unread = (page, n) =>
  until(
    async () => (await bell(page).getAttribute('aria-label')) === (n ? `Notifications, ${n} unread` : 'Notifications'),
    `${n} unread`,
  );

for (const [where, device] of SIZES) {
  test(`the bell rings while another makes a turn, and leads to the game, on ${where}`, async ({ place }) => {
    const [ana, bo] = [await Player.of(place, 'Ana'), await Player.of(place, 'Bo')];
    const id = await ana.play(bo);
    const [mover, waiting] = await sides(id, ana, bo);
    // The opponent gets a notice about the new game, a little later.
    const told = async () => (await waiting.json('GET', '/api/notices')).notices.some(({ kind }) => kind === 'began');
    if (waiting === ana) await until(told, 'the game has begun');
    await waiting.json('POST', '/api/notices/read');
    const page = await waiting.open('/learn', device);
    await unread(page, 0);
    await mover.move(id);
    await unread(page, 1);
    await until(async () => (await page.title()).startsWith('(1) '), 'the title tells');
    await until(() => page.evaluate(() => /^blob:/.test(document.querySelector('link[rel=icon]').href)), 'the icon');
    // With the keyboard: open the panel, close it, open it again, follow a link.
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await panel(page).getByRole('link', { name: `against` }).waitFor();
    assert.equal(await bell(page).getAttribute('aria-expanded'), 'true');
    await faultless(page);
    await page.keyboard.press('Escape');
    assert.equal(await panel(page).count(), 0);
    assert(await bell(page).evaluate((button) => button === document.activeElement), 'the bell has the focus again');
    await bell(page).click();
    await panel(page)
      .getByRole('link', { name: new RegExp(`against .?${mover.name}`) })
      .click();
    await page.locator('[data-board]').waitFor();
    assert.equal(new URL(page.url()).pathname, `/game/${id}`);
    await unread(page, 0);
    // After the turn the game no longer waits.
    await waiting.move(id);
    await until(async () => !/^\(/.test(await page.title()), 'the title is as before');
    assert.match(await page.evaluate(() => document.querySelector('link[rel=icon]').href), /icon\.svg$/);
  });

  test(`what was not read is marked one by one or all at once, and older ones come on demand, on ${where}`, async ({
    place,
  }) => {
    const [ana, bo] = [await Player.of(place, 'Ana'), await Player.of(place, 'Bo')];
    const { id } = await ana.challenge(bo);
    for (let i = 0; i < 3; i += 1) await ana.challenge(bo);
    const page = await bo.open('/notices', device);
    await unread(page, 4);
    // Opening what a notice is about marks it as read, however the person got there.
    await page.goto(`/game/${id}`);
    await unread(page, 3);
    await page.goto('/notices');
    await unread(page, 3);
    const marks = page.getByRole('button', { name: /^Mark as read/ });
    await until(async () => (await marks.count()) === 3, 'three marks');
    await faultless(page);
    await marks.first().click();
    await unread(page, 2);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await unread(page, 0);
    await until(async () => !(await marks.count()), 'no marks');
    await page.reload();
    await unread(page, 0);
  });

  test(`settings are kept on ${where}`, async ({ place }) => {
    const ana = await Player.of(place, 'Ana');
    const page = await ana.open('/account/notices', device);
    const kind = (name) => page.getByRole('group', { name, exact: true });
    await kind('Messages').waitFor();
    await faultless(page);
    const before = await kind('Messages').getByLabel('List').isChecked();
    await kind('Messages').getByLabel('List').click();
    await page.getByLabel('Time zone').selectOption('Asia/Tehran');
    await page.getByRole('switch', { name: /^Quiet hours/ }).check();
    await page.getByLabel('From', { exact: true }).fill('21:30');
    await page.getByLabel('Until', { exact: true }).fill('06:15');
    await page.getByLabel('Emails', { exact: true }).selectOption('3');
    for (const hour of ['19:00', '08:00']) await page.getByRole('main').getByText(hour, { exact: true }).click();
    await page.getByText('Saved.').waitFor();
    await faultless(page);
    const kept = await until(async () => {
      const settings = await ana.json('GET', '/api/notices/settings');
      return settings.digest.hours.join() === '19' && settings;
    }, 'kept');
    assert.deepEqual([kept.quiet, kept.time_zone, kept.digest.days], [{ from: 1290, until: 375 }, 'Asia/Tehran', 3]);
    await page.reload();
    await kind('Messages').waitFor();
    assert.equal(await kind('Messages').getByLabel('List').isChecked(), !before);
    assert.equal(await page.getByLabel('From', { exact: true }).inputValue(), '21:30');
    assert.equal(await page.getByLabel('Time zone').inputValue(), 'Asia/Tehran');
    assert(await page.getByRole('checkbox', { name: '19:00' }).isChecked());
  });

  test(`a device is signed up after an explanation, receives, and opens the game, on ${where}`, async ({ place }) => {
    const [ana, bo] = [await Player.of(place, 'Ana'), await Player.of(place, 'Bo')];
    const id = await ana.play(bo);
    const page = await ana.open('/account/notices', { ...device, serviceWorkers: 'allow' }, async (page) => {
      await page.context().grantPermissions(['notifications'], { origin: place.url });
      // No push service can be reached from here, so mock the browser's part of the subscription.
      await page.addInitScript(pushService);
      await page.addInitScript(asksOnce);
    });
    await filesKept(page);
    assert.equal(await page.evaluate(() => window.asked), 0, 'nobody is asked unprompted');
    await page.getByRole('button', { name: 'Notify this device' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications on this device' });
    await dialog.getByText(/Your browser will now ask/).waitFor();
    await faultless(page);
    assert.equal(await page.evaluate(() => window.asked), 0);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('This device', { exact: true }).waitFor();
    assert.equal(await page.evaluate(() => window.asked), 1);
    assert.equal((await ana.json('GET', '/api/notices/push')).length, 1);

    const message = {
      ...{ id: 'n1', kind: 'turn', game: id, at: Date.now(), path: `/game/${id}` },
      ...{ title: 'نوبت شماست', body: 'هالما با بهار', open: 'باز کردن', later: 'حالا نه', language: 'fa' },
    };
    const worker = await deliver(page, [message, { ...message, id: 'n2', body: 'هالما با نسیم' }]);
    const shown = await until(async () => {
      const all = await notifications(page);
      return all[0]?.body === 'هالما با نسیم' && all;
    }, 'it is shown');
    // One notification for each game, with the text of the message.
    assert.deepEqual(shown, [
      { title: 'نوبت شماست', body: 'هالما با نسیم', tag: `/game/${id}`, lang: 'fa', actions: ['باز کردن', 'حالا نه'] },
    ]);
    // A click opens the game, or focuses a window that already shows it. “Not now” does neither.
    assert.deepEqual(await worker.press('open'), [`opens /game/${id}`]);
    assert.deepEqual(await notifications(page), []);
    await worker.send(message);
    await until(async () => (await notifications(page)).length, 'it is shown again');
    assert.deepEqual(await worker.press('later'), []);
    assert.deepEqual(await notifications(page), []);
    await worker.send(message);
    await until(async () => (await notifications(page)).length, 'it is shown once more');
    const there = await page.context().newPage();
    await there.goto(`/game/${id}`);
    await until(async () => !(await notifications(page)).length, 'whoever looks at the game needs no notification');
    await worker.send(message);
    await until(async () => (await notifications(page)).length, 'and another');
    assert.deepEqual(await worker.press(''), [`focuses /game/${id}`]);
    await there.close();
    await page.getByRole('button', { name: /^Remove: / }).click();
    await page.getByRole('button', { name: 'Notify this device' }).waitFor();
    assert.deepEqual(await ana.json('GET', '/api/notices/push'), []);
  });
}

/** A mock of the push service, as seen by a page. */
function pushService() {
  const state = { now: null };
  PushManager.prototype.getSubscription = async () => state.now;
  PushManager.prototype.subscribe = async (options) => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const text = (bytes) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const keys = { p256dh: text(raw), auth: text(crypto.getRandomValues(new Uint8Array(16))) };
    const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
    const toJSON = () => ({ endpoint, keys });
    state.now = { endpoint, options, toJSON, unsubscribe: async () => (state.now = null) };
    return state.now;
  };
}
/** A mock of the browser's permission question, which the test's permission answers. */
function asksOnce() {
  window.asked = 0;
  const given = Notification.requestPermission;
  Object.defineProperty(Notification, 'permission', { get: () => (window.asked ? 'granted' : 'default') });
  Notification.requestPermission = () => {
    window.asked += 1;
    return given.call(Notification);
  };
}
/** The notifications that the browser shows. */
const notifications = (page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag, lang, actions }) => ({
      title,
      body,
      tag,
      lang,
      actions: (actions ?? []).map(({ title }) => title),
    }));
  });
/** Pushes messages to the service worker, and presses the actions of what it shows. */
async function deliver(page, messages) {
  const session = await page.context().newCDPSession(page);
  const registrations = new Promise((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && done(first)),
  );
  await session.send('ServiceWorker.enable');
  const { registrationId } = await registrations;
  const origin = new URL(page.url()).origin;
  const send = (message) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  for (const message of messages) await send(message);
  const [worker] = page.context().serviceWorkers();
  /** The effect of a click on a notification. It is simulated, because browsers open and focus windows only for real
   * clicks. */
  const press = (action) =>
    worker.evaluate(async (action) => {
      const done = [];
      self.clients.openWindow = async (path) => done.push(`opens ${path}`);
      self.WindowClient.prototype.focus = async function () {
        done.push(`focuses ${new URL(this.url).pathname}`);
      };
      const [notification] = await self.registration.getNotifications();
      const event = new self.NotificationEvent('notificationclick', { notification, action });
      self.dispatchEvent(event);
      await new Promise((later) => setTimeout(later, 500));
      return done;
    }, action);
  return { send, press };
}

test('older notices come on demand, and stay while new ones come', async ({ place }) => {
  const [ana, bo, cyra] = await Promise.all(['Ana', 'Bo', 'Cyra'].map((word) => Player.of(place, word)));
  const challenge = (one) => one.challenge(bo);
  for (let i = 0; i < 16; i += 1) await Promise.all([challenge(ana), challenge(cyra)]);
  const page = await bo.open('/notices');
  await unread(page, 32);
  const lines = page.getByRole('main').getByRole('listitem');
  await until(async () => (await lines.count()) === 30, 'a page of them');
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await until(async () => (await lines.count()) === 32, 'all of them');
  await challenge(ana);
  await until(async () => (await lines.count()) === 33, 'and the new one');
});

test('who is not signed in has no bell, and is told why on its pages', async ({ place }) => {
  const page = await place.somebody();
  for (const path of ['/notices', '/account/notices']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor();
    assert.equal(await bell(page).count(), 0);
  }
});

test('a browser that was told no says what to do about it', async ({ place }) => {
  const ana = await Player.of(place, 'Ana');
  const page = await ana.open('/account/notices', {}, (page) =>
    page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' })),
  );
  await page.getByText('This browser blocks notifications from Teahouse.').waitFor();
  await page.getByText(/Press the sign beside the address/).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Notify this device' }).count(), 0);
  await faultless(page);
});
