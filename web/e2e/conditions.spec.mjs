// Conditional turns: set on the board, played by the server, dropped after another turn, and taken over from the
// analysis page.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { until } from './place.mjs';

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
/** Independent first turns of A and B, their second turns, and alternatives to those. */
const FIRST = ['c2-c3', 'f7-f6'];
const OTHER = ['b3-c3', 'g6-f6'];
const NEXT = ['c3-c4', 'f6-f5'];
const UNEXPECTED = ['a4-a5', 'h5-h4'];

const api = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = body ? { 'content-type': 'application/json' } : {};
      const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
      return JSON.parse((await answer.text()) || 'null');
    },
    [method, path, body],
  );

/** Starts a game by days of two guests. Returns who is to move, who waits, and which letters of the lists above they
 * have. */
async function pair(place, size) {
  const [host, guest] = [await place.somebody({ ...size, settings: { reader: true } }), await place.somebody(size)];
  for (const page of [host, guest]) {
    await page.goto('/online');
    await api(page, 'POST', '/api/guest');
  }
  const wanted = { game: 'halma', time: { kind: 'days', days: 2 }, seats: [{ kind: 'me' }, { kind: 'anyone' }] };
  // Repeat until the host waits, because the first player is drawn at random.
  for (;;) {
    const { id } = await api(host, 'POST', '/api/games', wanted);
    await api(guest, 'POST', `/api/games/${id}/actions`, { action: 'join' });
    const state = await api(host, 'GET', `/api/games/${id}`);
    const first = state.setup.letters.indexOf(state.to_move);
    if (state.to_move !== state.you) return { id, waiter: host, mover: guest, first };
    await api(host, 'POST', `/api/games/${id}/actions`, { action: 'abort' });
  }
}

async function play(page, id, turn) {
  const { position_version } = await api(page, 'GET', `/api/games/${id}`);
  const answer = await api(page, 'POST', `/api/games/${id}/turns`, { turn, position_version });
  assert(answer.number, JSON.stringify(answer));
}
const turns = async (page, id) => (await api(page, 'GET', `/api/games/${id}`)).turns.length;

/** Plays a turn in notation on the shown board. */
async function type(page, turn) {
  await page.getByLabel('Turn or question').fill(turn);
  await page.getByLabel('Turn or question').press('Enter');
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`what is expected is answered, and what is not drops it (${name})`, async ({ place }) => {
    const { id, waiter, mover, first } = await pair(place, size);
    const [theirs, own] = [first, 1 - first];
    await waiter.goto(`/game/${id}`);
    const part = waiter.getByRole('region', { name: 'If… then…' });
    const set = async (lines) => {
      await part.getByRole('button', { name: 'Set conditional turns' }).click();
      for (const line of lines) {
        for (const turn of line) {
          const before = await part.locator('.turn-link').count();
          await type(waiter, turn);
          await until(async () => (await part.locator('.turn-link').count()) > before, `${turn} is in the list`);
        }
        for (let n = 0; n < line.length; n += 1) await part.getByRole('button', { name: 'Back one turn' }).click();
      }
    };
    await set([
      [FIRST[theirs], FIRST[own]],
      [OTHER[theirs], OTHER[own]],
    ]);
    await until(async () => (await part.getByRole('listitem').count()) === 2, 'two lines');
    await part.getByRole('button', { name: 'Remove line 2' }).click();
    await until(async () => (await part.getByRole('listitem').count()) === 1, 'one line is left');
    await part.getByRole('button', { name: 'Save' }).click();
    await part.getByRole('button', { name: 'Change them' }).waitFor();
    // The owner sees them after a reload, and nobody else does.
    await waiter.reload();
    await part.getByRole('button', { name: 'Change them' }).waitFor();
    assert.equal((await api(mover, 'GET', `/api/games/${id}/conditions`)).branches.length, 0);
    await play(mover, id, FIRST[theirs]);
    await until(async () => (await turns(mover, id)) === 2, 'the answer is there');
    await until(async () => (await waiter.locator('[data-at]').count()) >= 2, 'its owner sees it');
    // Play a turn that was not expected.
    await set([[NEXT[theirs], NEXT[own]]]);
    await part.getByRole('button', { name: 'Save' }).click();
    await part.getByRole('button', { name: 'Change them' }).waitFor();
    await play(mover, id, UNEXPECTED[theirs]);
    await part.getByText('so your conditional turns were dropped').waitFor();
    assert.equal(await turns(mover, id), 3);
  });
}

test('lines of the analysis become conditional turns, and no engine helps', async ({ place }) => {
  const { id, waiter, mover, first } = await pair(place, SIZES.desktop);
  await play(mover, id, FIRST[first]);
  await play(waiter, id, FIRST[1 - first]);
  await waiter.goto(`/game/${id}`);
  await waiter.getByRole('link', { name: 'Analyse' }).click();
  await waiter.getByText('there is no engine here').waitFor();
  assert.equal(await waiter.getByRole('tab', { name: 'Engine' }).count(), 0);
  for (const turn of [NEXT[first], NEXT[1 - first]]) await type(waiter, turn);
  await waiter.getByRole('button', { name: 'Set as conditional turns' }).click();
  await waiter.getByRole('region', { name: 'If… then…' }).getByRole('button', { name: 'Change them' }).waitFor();
  await play(mover, id, NEXT[first]);
  await until(async () => (await turns(mover, id)) === 4, 'the answer is there');
});
