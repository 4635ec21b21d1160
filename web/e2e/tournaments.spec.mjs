// Tournaments: each format from creation to trophy, on a desktop and on a phone; the organiser's tools; a server that
// is killed.

import assert from 'node:assert/strict';
import { faultless } from './axe.mjs';
import { test } from './fixtures.mjs';
import { Member } from './member.mjs';
import { until } from './place.mjs';

const PHONE = { width: 320, height: 640, hasTouch: true };

const WORDS = ['Ana', 'Bo', 'Cyra', 'Dov', 'Eli', 'Fay'];
const members = (place, n) => Promise.all(WORDS.slice(0, n).map((word) => Member.of(place, word)));
const button = (page, name) => page.getByRole('button', { name, exact: true });
const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click();

/** Creates a tournament with the form, as the first member. */
async function make(page, name, fill) {
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Create a tournament' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('More options').click();
  // Rounds follow without a pause.
  const pause = page.getByLabel('Pause between rounds, in seconds');
  await fill(page);
  if (await pause.count()) await pause.fill('0');
  await button(page, 'Create the tournament').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname.split('/').pop();
}

/** In all running games everybody but the best player of the table resigns, until the tournament is over. */
async function play(people, id, longest = 240_000) {
  const end = Date.now() + longest;
  for (;;) {
    const views = await Promise.all(people.map((one) => one.json('GET', `/api/tournaments/${id}`)));
    if (views[0].status === 'over') return;
    assert(Date.now() < end, 'the tournament does not end');
    const games = new Map();
    views.forEach(({ you }, i) => you?.game && games.set(you.game, [...(games.get(you.game) ?? []), people[i]]));
    for (const [game, sitting] of games)
      for (const one of sitting.slice(1)) await one.ask('POST', `/api/games/${game}/actions`, { action: 'resign' });
    // A game of three or four ends with the last player's next turn.
    for (const [game, sitting] of games) if (sitting.length > 2) await move(sitting[0], game);
    await new Promise((done) => setTimeout(done, 300));
  }
}

/** Plays any turn, if it is the person's turn. */
async function move(one, game) {
  const { status, position_version } = await one.json('GET', `/api/games/${game}`);
  if (status !== 'playing') return;
  const [turn] = await one.json('GET', `/api/games/${game}/legal`);
  await one.ask('POST', `/api/games/${game}/turns`, { turn, position_version });
}

/** A tournament from the form to the trophy. The organiser plays on a desktop, another player follows on a phone. */
async function whole(place, { players = 4, fill, join = () => ({}), longest, check }) {
  const people = await members(place, players);
  const page = await people[0].open('/');
  const name = `Club ${people[0].name}`;
  const id = await make(page, name, fill);
  const phone = await people[1].open(`/tournament/${id}`, PHONE);
  await button(phone, 'Join').waitFor();
  await faultless(phone);
  for (const [i, one] of people.entries()) await one.json('POST', `/api/tournaments/${id}/join`, join(i));
  await page.getByRole('row', { name: people.at(-1).name }).waitFor();
  await phone.getByText('You are in.').waitFor();
  await button(page, 'Start now').click();
  // One click leads to the game without a reload, and another one back.
  await phone.getByRole('link', { name: 'Play your game' }).click();
  await phone.locator('[data-board]').waitFor();
  await phone.goBack();
  await page.getByRole('link', { name: 'Play your game' }).click();
  await page.getByRole('link', { name: 'To the tournament' }).click();
  await play(people, id, longest);
  for (const one of [page, phone]) {
    const trophy = one.getByRole('region', { name: 'The winners' });
    await trophy.waitFor();
    await trophy.getByText(people[0].name).waitFor();
    await faultless(one);
  }
  await check?.(page, phone, people, id);
  await page.goto('/tournaments');
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText(new RegExp(`Winner: .?${people[0].name}`))
    .first()
    .waitFor();
}

/** Names in sentences are between directional marks. */
const says = (text) => new RegExp(`^${text.replace(': ', ': .?')}.?$`);
const format = (page, name) => page.getByLabel('Format', { exact: true }).selectOption({ label: name });

test('a Swiss tournament, a medley, from making to trophy', ({ place }) =>
  whole(place, {
    fill: async (page) => {
      await page.getByLabel('Rounds', { exact: true }).fill('2');
      await button(page, 'Add a game').click();
      await page.getByLabel('With equal points').selectOption({ label: 'An order of your own' });
      for (const name of ['Buchholz', 'Sonneborn–Berger', 'direct encounter'])
        await page.getByRole('button', { name: says(`Remove: ${name}`) }).click();
      await page.getByRole('button', { name: says('Earlier: number of wins') }).click();
      await button(page, 'progressive score').click();
      await faultless(page);
    },
    check: async (page, phone, people, id) => {
      const { tie_breaks } = await people[0].json('GET', `/api/tournaments/${id}`);
      assert.deepEqual(tie_breaks, ['wins', 'buchholz-cut-1', 'progressive']);
      const first = page.getByRole('row', { name: people[0].name });
      assert.match(await first.innerText(), /^1\s/);
      for (const one of [page, phone]) {
        await tab(one, 'Rounds');
        await button(one, 'Previous round').click();
        await one
          .getByRole('link', { name: /^Look at it/ })
          .first()
          .waitFor();
        await faultless(one);
      }
    },
  }));

test('everybody against everybody, with its cross table', ({ place }) =>
  whole(place, {
    fill: (page) => format(page, 'Round robin'),
    check: async (page, phone, people) => {
      for (const one of [page, phone]) {
        await tab(one, 'Cross table');
        await one.getByRole('rowheader', { name: people[3].name }).waitFor();
        await faultless(one);
      }
    },
  }));

for (const [name, double] of [
  ['a knock-out', false],
  ['a double knock-out', true],
])
  test(`${name}, with its bracket on a desktop and on a phone`, ({ place }) =>
    whole(place, {
      fill: async (page) => {
        await format(page, 'Knock-out');
        if (double) await page.getByRole('switch', { name: /Two losses/ }).check();
      },
      check: async (page, phone, people) => {
        await tab(page, 'Bracket');
        await page.getByRole('region', { name: double ? 'Upper bracket' : 'Bracket' }).waitFor();
        await tab(phone, 'Bracket');
        await phone.locator('summary', { hasText: /^Final$/ }).waitFor();
        for (const one of [page, phone]) {
          const won = one.locator('.side.won', { hasText: people[0].name });
          await until(async () => (await won.count()) >= 2, 'the winner is in the bracket');
          await faultless(one);
        }
      },
    }));

test('groups, and the best of each in a knock-out', ({ place }) =>
  whole(place, {
    fill: async (page) => {
      await format(page, 'Groups, then knock-out');
      await page.getByLabel('Groups', { exact: true }).fill('2');
      await page.getByLabel('How many of each group go on').fill('1');
    },
    check: async (page, phone, people) => {
      await tab(phone, 'Bracket');
      await phone.locator('.side.won', { hasText: people[0].name }).first().waitFor();
    },
  }));

test('tables of three', ({ place }) =>
  whole(place, {
    players: 3,
    fill: async (page) => {
      await format(page, 'Tables of three or four');
      await page.getByLabel('Rounds', { exact: true }).fill('1');
    },
  }));

test('teams with boards', ({ place }) =>
  whole(place, {
    fill: async (page) => {
      await page.getByLabel('Rounds', { exact: true }).fill('1');
      await page.getByLabel('Boards of a team match').fill('2');
    },
    join: (i) => ({ team: i % 2 ? 'Lotus' : 'Jasmine' }),
    check: async (page) => {
      await page.getByRole('table', { name: 'Teams' }).getByText('Jasmine').waitFor();
    },
  }));

test('an arena until its time is up', ({ place }) =>
  whole(place, {
    fill: async (page) => {
      await format(page, 'Arena');
      await page.getByLabel('Length in minutes').fill('1');
    },
    longest: 180_000,
  }));

test('what organisers do is seen at once, with its reason, also after the server has died', async ({ place }) => {
  const people = await members(place, 4);
  const page = await people[0].open('/');
  const id = await make(page, `Tools ${people[0].name}`, (page) => page.getByLabel('Computers may play').check());
  for (const one of people) await one.json('POST', `/api/tournaments/${id}/join`, {});
  const guest = await place.somebody();
  await guest.goto(`/tournament/${id}`);
  await button(page, 'Announce').click();
  await page.getByLabel('What you want to say').fill('Tea <b>first</b>');
  await page.getByRole('dialog').getByRole('button', { name: 'Announce' }).click();
  await guest
    .getByText(/^Announced: .?Tea <b>first<\/b>/)
    .first()
    .waitFor();
  await button(page, 'Add a computer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a computer' }).click();
  await guest.getByRole('row', { name: /Computer, level/ }).waitFor();
  await button(page, 'Start now').click();
  await guest.getByText(/Round .?1.? of/).waitFor();
  await tab(page, 'Rounds');
  await page
    .getByRole('button', { name: /^Set the result/ })
    .first()
    .click();
  // Without a reason the result is not set, and the dialog says why.
  await page.getByRole('dialog').getByRole('button', { name: 'Set the result' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await faultless(page);
  await page.getByLabel('Reason').fill('The tea was spilt');
  await page.getByRole('dialog').getByRole('button', { name: 'Set the result' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tab(guest, 'Log');
  await guest
    .getByText(/The tea was spilt/)
    .first()
    .waitFor();
  await place.killServer();
  await guest.getByText('Reconnecting…').waitFor();
  await place.startServer();
  await guest.getByText('Reconnecting…').waitFor({ state: 'detached', timeout: 60_000 });
  await button(page, 'Cancel the tournament').click();
  await page.getByLabel('Reason').fill('No tea is left');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the tournament' }).click();
  await guest.getByText('No tea is left').first().waitFor();
});

test('the form says what is wrong, and where', async ({ place }) => {
  const [one] = await members(place, 1);
  const page = await one.open('/tournaments/new', { width: 390, height: 844, hasTouch: true });
  await page.getByLabel('Name', { exact: true }).fill('ab');
  await button(page, 'Create the tournament').click();
  await page.getByText('Choose a name of 3 to 60 characters.').first().waitFor();
  assert.equal(await page.getByLabel('Name', { exact: true }).getAttribute('aria-invalid'), 'true');
  await page.getByLabel('Name', { exact: true }).fill('A good name');
  await page.getByText('More options').click();
  await page.getByLabel('Pause between rounds, in seconds').fill('soon');
  await button(page, 'Create the tournament').click();
  await page
    .getByText(/^A pause lasts at most/)
    .first()
    .waitFor();
  await faultless(page);
});

test('a tournament with a password lets those in who know it', async ({ place }) => {
  const [one, two] = await members(place, 2);
  const page = await one.open('/');
  const id = await make(page, `Secret ${one.name}`, async (page) => {
    await page.getByText('With a password', { exact: true }).click();
    await page.getByLabel('Password of the tournament').fill('white lotus');
  });
  const phone = await two.open(`/tournament/${id}`, PHONE);
  await phone.getByLabel('Password of the tournament').fill('black lotus');
  await button(phone, 'Join').click();
  await phone.getByRole('alert').waitFor();
  await phone.getByLabel('Password of the tournament').fill('white lotus');
  await button(phone, 'Join').click();
  await phone.getByText('You are in.').waitFor();
  await phone.goto('/');
  await phone
    .getByText(/Next tournament:/)
    .first()
    .waitFor();
});
