// Playing online: two browsers play each game to its end; a lost connection; a server that is killed and restarted.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { rules, until } from './place.mjs';
import { wholeGame } from './games.mjs';
import { underFinger } from './touch.mjs';

const READER = { settings: { reader: true } };
const api = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = body ? { 'content-type': 'application/json' } : {};
      const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
    },
    [method, path, body],
  );

/** Starts a game between two guests. The second joins by the link. */
async function pair(place, wanted) {
  const host = await place.somebody(READER);
  await host.goto('/online');
  await api(host, 'POST', '/api/guest');
  const made = await api(host, 'POST', '/api/games', { ...wanted, seats: [{ kind: 'me' }, { kind: 'anyone' }] });
  assert(made.status === 201, `the game was not made: ${JSON.stringify(made.body)}`);
  const { id } = made.body;
  await host.goto(`/game/${id}`);
  const guest = await place.somebody(READER);
  await guest.goto(`/game/${id}`);
  await guest.getByRole('button', { name: /^Join/ }).first().click();
  await until(async () => (await state(guest, id)).status === 'playing', 'the game begins');
  const { body } = await api(host, 'GET', `/api/games/${id}`);
  return {
    host,
    guest,
    id,
    setup: body.setup,
    pages: { [body.you]: host, [body.setup.letters.replace(body.you, '')]: guest },
  };
}

async function state(page, id) {
  return (await api(page, 'GET', `/api/games/${id}`)).body;
}

/** Plays a turn on the page whose turn it is, and waits until it is in the list. */
async function turn(page, text) {
  await until(
    () => page.locator('.say .status', { hasText: 'Your turn' }).isVisible(),
    `it is the turn of ${text}`,
    60_000,
  );
  const before = await page.locator('[data-at]').count();
  await page.getByLabel('Turn or question').fill(text);
  await page.getByLabel('Turn or question').press('Enter');
  await until(async () => (await page.locator('[data-at]').count()) > before, `the turn ${text}`);
}

async function whole(place, game) {
  const { host, guest, id, setup, pages } = await pair(place, { game });
  const first = setup.letters.indexOf(setup.first);
  const { turns } = await wholeGame({ game, first: game === 'halma' ? first : undefined });
  const { Game } = await rules();
  const board = new Game(JSON.stringify({ game, first: game === 'halma' ? first : undefined }));
  for (const text of turns) {
    const letter = JSON.parse(board.view()).to_move;
    await turn(pages[letter], text);
    board.play(text);
  }
  for (const page of [host, guest]) {
    await until(
      async () => (await page.locator('.table').getAttribute('data-phase')) === 'over',
      'the end is seen by both',
    );
  }
  assert((await state(host, id)).status === 'over', 'the server knows the end');
}

test('Skud Pai Sho between two browsers, to the end', ({ place }) => whole(place, 'skud'));
test('Street Pai Sho between two browsers, to the end', ({ place }) => whole(place, 'street'));
test('Halma between two browsers, to the end', ({ place }) => whole(place, 'halma'));
test('a dropped connection and a killed server lose nothing', async ({ place }) => {
  const { host, guest, id, setup, pages } = await pair(place, {
    game: 'halma',
    time: { kind: 'clock', base: 3600, increment: 5 },
  });
  const { turns } = await wholeGame({ game: 'halma', first: setup.letters.indexOf(setup.first) });
  const letters = setup.first === setup.letters[0] ? [...setup.letters] : [...setup.letters].reverse();
  const play = (n) => turn(pages[letters[n % 2]], turns[n]);
  await play(0);
  await play(1);
  // One player loses the connection, the other goes on, and both see the same afterwards.
  const [mover, other] = [pages[letters[0]], pages[letters[1]]];
  await other.context().setOffline(true);
  await play(2);
  await other.context().setOffline(false);
  await until(async () => (await other.locator('[data-at]').count()) === 3, 'what was missed comes', 60_000);
  await play(3);
  // The server is killed during the game, then restarted.
  await until(() => mover.locator('.say .status', { hasText: 'Your turn' }).isVisible(), 'it has heard the last turn');
  await place.killServer();
  // A turn made meanwhile is not shown as delivered.
  await turn(mover, turns[4]);
  await mover.locator('.say .do', { hasText: 'Not sent yet' }).waitFor();
  assert.equal(await mover.locator('.clock.broken').count(), 2, 'nobody here knows the time');
  await place.startServer();
  await mover.locator('.say .do', { hasText: 'Not sent yet' }).waitFor({ state: 'detached' });
  await until(
    () => other.locator('.say .status', { hasText: 'Your turn' }).isVisible(),
    'the page is there again',
    60_000,
  );
  await until(async () => (await other.locator('[data-at]').count()) === 5, 'the other sees it', 60_000);
  const { turns: kept } = await state(host, id);
  assert(kept.length === 5, `${kept.length} turns are kept`);
  void guest;
});

test('a turn chosen in advance is made after the opponent’s, also by another server', async ({ place }) => {
  const { host, id, setup, pages } = await pair(place, { game: 'halma' });
  const first = setup.letters.indexOf(setup.first);
  const { turns } = await wholeGame({ game: 'halma', first });
  const letters = first === 0 ? [...setup.letters] : [...setup.letters].reverse();
  const [mover, other] = letters.map((letter) => pages[letter]);
  const { Game } = await rules();
  const { points } = JSON.parse(new Game(JSON.stringify({ game: 'halma' })).view());
  /** Clicks the squares of a turn. */
  const point = async (page, turn) => {
    for (const name of turn.split('-')) {
      const { at } = points.find((point) => point.name === name);
      await page.locator(`[data-point="${at.x},${at.y}"]`).click();
    }
  };
  const planned = other.getByText('Chosen in advance:');
  await point(other, turns[1]);
  await planned.waitFor();
  await other.reload();
  await planned.waitFor();
  await other.getByRole('button', { name: 'Cancel it' }).click();
  await planned.waitFor({ state: 'detached' });
  await point(other, turns[1]);
  await planned.waitFor();
  assert((await state(host, id)).turns.length === 0, 'nobody has moved yet');
  await turn(mover, turns[0]);
  await until(async () => (await state(host, id)).turns.length === 2, 'it is made at once');
  await planned.waitFor({ state: 'detached' });
  // The server with the premove is killed, and the page sends the premove to the next one.
  await point(other, turns[3]);
  await planned.waitFor();
  await place.killServer();
  await place.startServer();
  await turn(mover, turns[2]);
  await until(async () => (await state(host, id)).turns.length === 4, 'it is made all the same', 60_000);
});

test('the start page leads to the game where it is one’s turn', async ({ place }) => {
  const { host, guest, id, setup, pages } = await pair(place, { game: 'halma' });
  const mover = pages[setup.first];
  await mover.goto('/');
  const row = mover.getByRole('listitem').filter({ hasText: /Halma.* with .*Visitor/ });
  await row.getByText('It is your turn.').first().waitFor();
  await row.getByRole('link', { name: 'Continue' }).click();
  await until(() => mover.url().endsWith(`/game/${id}`), 'the game itself');
  void [host, guest];
});

test('the start page and the lobby say who waits, while they are there', async ({ place }) => {
  const [one, two] = [await place.somebody(), await place.somebody()];
  await one.goto('/online');
  await api(one, 'POST', '/api/guest');
  await one.reload();
  const time = { kind: 'clock', base: 300, increment: 3 };
  const { body } = await api(one, 'POST', '/api/games', { game: 'halma', time, public: true });
  await two.goto('/');
  const row = two.getByRole('listitem').filter({ hasText: /Visitor.*is waiting/ });
  await row
    .getByText(/Halma.*5.* min/)
    .first()
    .waitFor();
  await two.goto('/online');
  const button = two.getByRole('button', { name: /Halma.*5.? min.*is waiting/ });
  await button.waitFor();
  // A player who closes the page is away a minute later, and quick pairing no longer leads to their game.
  await one.context().close();
  await until(async () => (await button.count()) === 0, 'the button says so', 90_000);
  await two.getByText('Not here right now').waitFor();
  await two.goto('/');
  await two.getByText('Learn it in five minutes').first().waitFor();
  assert(!(await row.count()), 'nobody waits on the start page');
  assert((await state(two, body.id)).status === 'open', 'the game is still there');
});

for (const [name, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
]) {
  test(`the lobby does not jump on ${name}, nor when somebody comes`, async ({ place }) => {
    const other = await place.somebody();
    await other.goto('/online');
    const { body } = await api(other, 'POST', '/api/guest');
    const create = (game) =>
      api(other, 'POST', '/api/games', { game, time: { kind: 'clock', base: 300, increment: 3 }, public: true });
    await create('halma');
    await other.reload();
    const page = await place.somebody(size);
    await page.addInitScript(() => {
      window.shift = 0;
      window.shifted = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.hadRecentInput) continue;
          window.shift += entry.value;
          window.shifted.push(...entry.sources.map(({ node }) => node?.parentElement?.outerHTML?.slice(0, 90)));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Games of other tests may be waiting, too.
    const waiting = (game) =>
      page.getByRole('button', { name: game }).and(page.locator(`[title*="${body.name.split('-')[1]}"]`));
    await page.goto('/online');
    await waiting('Halma').waitFor();
    await page.waitForTimeout(1_500);
    await create('street');
    await waiting('Street').waitFor();
    await page.waitForTimeout(500);
    const { shift, shifted } = await page.evaluate(() => ({ shift: window.shift, shifted: window.shifted }));
    console.log(`layout shift of the lobby on ${name}: ${shift.toFixed(4)}`);
    assert(shift < 0.05, `layout shift ${shift.toFixed(4)}: ${[...new Set(shifted)].join(', ')}`);
  });
}

test('a challenge from a profile is in view on a small phone', async ({ place }) => {
  const page = await place.somebody({ width: 360, height: 640, hasTouch: true });
  await page.goto('/online?challenge=Iroh');
  const button = page.getByRole('dialog').getByRole('button', { name: 'Send the challenge' });
  await button.waitFor();
  assert(await underFinger(button), 'the button is under a finger');
});

test('talk, offers, giving up and a rematch', async ({ place }) => {
  const { host, guest, id, setup, pages } = await pair(place, { game: 'halma' });
  await host.getByLabel('Say something').fill('Good luck <b>!</b>');
  await host.locator('.chat').getByRole('button', { name: 'Send', exact: true }).click();
  await until(() => guest.getByText('Good luck <b>!</b>').first().isVisible(), 'the other reads it');
  await host.getByRole('button', { name: 'Good luck!', exact: true }).click();
  await until(() => guest.locator('.chat li', { hasText: /Good luck!$/ }).isVisible(), 'the phrase is read');
  const { turns } = await wholeGame({ game: 'halma', first: setup.letters.indexOf(setup.first) });
  const letters = setup.first === setup.letters[0] ? [...setup.letters] : [...setup.letters].reverse();
  for (const n of [0, 1, 2]) await turn(pages[letters[n % 2]], turns[n]);
  await host.getByRole('button', { name: 'More' }).click();
  await host.getByRole('button', { name: 'Offer a draw' }).click();
  await guest.getByRole('button', { name: 'Decline' }).click();
  await host.getByText('Your offer of a draw was declined.').waitFor();
  await until(async () => !(await state(host, id)).offers.draw, 'the offer is gone');
  await guest.getByRole('button', { name: 'More' }).click();
  await guest.getByRole('button', { name: 'Resign' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await until(async () => (await state(host, id)).status === 'over', 'the game is over');
  await host.getByRole('button', { name: 'Play again' }).click();
  await until(() => /\/game\/(?!$)/.test(host.url()) && !host.url().endsWith(id), 'the next game');
});

test('against the computer of the server', async ({ place }) => {
  const page = await place.somebody(READER);
  await page.goto('/online');
  await api(page, 'POST', '/api/guest');
  const made = await api(page, 'POST', '/api/games', {
    game: 'street',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
  });
  await page.goto(`/game/${made.body.id}`);
  const { Game, Engine } = await rules();
  const engine = new Engine('street', 4);
  // The page shows a turn before the server has it, so wait until the server's state has more turns than before.
  let known = -1;
  for (let i = 0; i < 300; i += 1) {
    const now = await until(
      async () => {
        const now = await state(page, made.body.id);
        return now.status === 'over' || (now.to_move === now.you && now.turns.length > known) ? now : null;
      },
      'the turn of the person',
      60_000,
    );
    if (now.status === 'over') break;
    const game = new Game(JSON.stringify({ game: 'street' }));
    for (const { entry } of now.turns) game.play(entry);
    known = now.turns.length;
    const thought = JSON.parse(engine.think(game, JSON.stringify({ level: 7, seed: 1 })));
    await turn(page, thought.lines[0].turns[0]);
  }
  await until(async () => (await page.locator('.table').getAttribute('data-phase')) === 'over', 'the end');
});

test('quick pairing shows who waits and brings two together', async ({ place }) => {
  const [one, two] = [await place.somebody(), await place.somebody()];
  const button = (page) => page.getByRole('button', { name: /5.? min/ }).first();
  for (const page of [one, two]) {
    await page.goto('/online');
    await button(page).waitFor();
  }
  await button(one).click();
  await two.getByRole('button', { name: /5.? min.*1 person is waiting/ }).waitFor();
  // The count stays right when a player leaves the page, or comes back later.
  await one.goto('/rules/skud');
  await two.getByText('1 person is waiting').waitFor({ state: 'detached' });
  await one.goto('/online');
  await button(one).click();
  await two.reload();
  await two.getByRole('button', { name: /5.? min.*1 person is waiting/ }).click();
  for (const page of [one, two]) await until(() => page.url().includes('/game/'), 'the game');
  assert(new URL(one.url()).pathname === new URL(two.url()).pathname, 'the same game');
});

test('a challenge stays until it is answered, and whoever asked is told', async ({ place }) => {
  const [ana, ben] = [await place.somebody(), await place.somebody()];
  for (const page of [ana, ben]) {
    await page.goto('/online');
    await api(page, 'POST', '/api/guest');
  }
  const { name } = (await api(ben, 'GET', '/api/account')).body;
  await ben.clock.install();
  await ben.goto('/rules/halma');
  const challenge = async () => {
    const seats = [{ kind: 'me' }, { kind: 'player', name }];
    const { body } = await api(ana, 'POST', '/api/games', { game: 'halma', seats });
    await ana.goto(`/game/${body.id}`);
    await ana.getByLabel('Link to this game').waitFor();
  };
  const notice = ben.locator('.notices', { hasText: /Visitor.*challenges you: .?Halma/ });
  await ben.getByRole('heading', { name: 'Halma', level: 1 }).waitFor();
  await challenge();
  await notice.waitFor();
  // It stays longer than other messages, and on other pages.
  await ben.clock.fastForward(9_000);
  assert(await notice.isVisible(), 'the challenge is still there');
  await ben.goto('/learn');
  await notice.getByRole('link', { name: 'Open' }).click();
  await ben.getByRole('button', { name: 'Decline' }).click();
  await ana.getByText(/declined the game/).waitFor();
  assert(!(await notice.count()), 'the challenge is answered');
  // A person who is on another page meanwhile gets the message there.
  await challenge();
  await ana.goto('/online');
  await ben.getByRole('link', { name: 'Open' }).click();
  await ben.getByRole('button', { name: 'Decline' }).click();
  await ana.getByText(/challenge was declined or withdrawn/).waitFor();
});

test('the title of the window says whose turn it is', { tag: '@firefox' }, async ({ place }) => {
  const { setup, pages } = await pair(place, { game: 'halma' });
  const [mover, other] = [setup.first, setup.letters.replace(setup.first, '')].map((letter) => pages[letter]);
  await until(async () => /^(\(1\) )?Your turn · Halma/.test(await mover.title()), 'the title of who is to move');
  await until(async () => /^.+ to move · Halma/.test(await other.title()), 'the title of the other');
});

test('an invitation has a link and a code for cameras', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/online');
  await api(page, 'POST', '/api/guest');
  const { body } = await api(page, 'POST', '/api/games', { game: 'halma' });
  await page.goto(`/game/${body.id}`);
  assert((await page.getByLabel('Link to this game').inputValue()) === page.url(), 'the link');
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('img', { name: 'QR code with the link to this game' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
});

test('other sites show the board of a game that is linked to', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/online');
  await api(page, 'POST', '/api/guest');
  const { body } = await api(page, 'POST', '/api/games', { game: 'halma' });
  const html = (await api(page, 'GET', `/game/${body.id}`)).body;
  assert(html.includes('property="og:title" content="Halma"'), 'the title');
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const width = await page.evaluate(async (picture) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    return image.naturalWidth;
  }, picture);
  assert(width === 1200, `a picture of ${width} pixels`);
  assert(!(await api(page, 'GET', '/online')).body.includes('og:image'), 'only games have a picture');
});
