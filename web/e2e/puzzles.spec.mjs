// Puzzles: every way to solve them on a desktop and a phone, with the keyboard only, offline, and everything around
// them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { filesKept, test } from './fixtures.mjs';
import { clickTurn, stepsOf, typeTurn, wholeGame } from './games.mjs';
import { makeTurn } from './keyboard.mjs';
import { prover, until } from './place.mjs';
import { Hand, PHONE } from './touch.mjs';
import { isProver, total, weigh } from './weight.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const asked = ({ game, options, claim, position }) => JSON.stringify({ game, options, claim, position });

/** A puzzle of the server of a game and with a kind of claim. */
async function some(place, game, kind) {
  // The server's choice is random.
  for (let i = 0; i < 40; i += 1) {
    const all = await (await fetch(`${place.url}/api/puzzles/bundle?game=${game}&count=100`)).json();
    const found = all.find(({ claim }) => claim.startsWith(kind));
    if (found) return found;
  }
  throw new Error(`no ${kind} of ${game}`);
}
/** Matches a sentence with numbers, which are between directional marks. */
const says = (text) => new RegExp(text.replace(/\d+/g, '[\u2068]?$&[\u2069]?'));

/** A wrong turn, found with the pages' prover. */
async function wrongTurn(puzzle) {
  const { lay, puzzle_judge } = await prover();
  return lay(puzzle)
    .legal_turns()
    .find((turn) => JSON.parse(puzzle_judge(asked(puzzle), [], turn)).verdict === 'wrong');
}
const phase = (page, wanted) => page.locator(`[data-puzzle="${wanted}"]`).waitFor();

/** Solves a puzzle on a page with a given way to make turns. */
async function solve(page, puzzle, make) {
  const { lay, puzzle_judge, puzzle_solution } = await prover();
  const line = [];
  let game = lay(puzzle);
  for (;;) {
    await phase(page, 'asking');
    const [turn] = puzzle_solution(asked(puzzle), line);
    const verdict = JSON.parse(puzzle_judge(asked(puzzle), line, turn));
    const version = await page.locator('.table').getAttribute('data-turn');
    await make(page, game, turn);
    if (verdict.verdict === 'solved') return;
    line.push(turn, ...(verdict.reply ? [verdict.reply] : []));
    game.play(turn);
    if (verdict.reply) game.play(verdict.reply);
    else game = game.at_turn_of(JSON.parse(lay(puzzle).view()).to_move === 'A' ? 0 : 1) ?? game;
    const seen = async () => Number(await page.locator('.table').getAttribute('data-turn')) >= Number(version) + 2;
    await until(seen, 'the answer');
  }
}

/** Taps the places of a turn on a phone. */
const tapTurn = (page, game, text) => clickTurn(page, game, text);
/** The places on the screen of a moving piece: its origin, its path and its target. */
async function wayOf(page, hand, game, text) {
  const steps = stepsOf(game, text);
  assert(steps.length === 1 && steps[0].length === 2 && steps[0].every((place) => 'at' in place), text);
  await page.locator('[data-board]').scrollIntoViewIfNeeded();
  const [from, to] = [await hand.at(steps[0][0].at), await hand.at(steps[0][1].at)];
  const along = (share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  return [0, 0.25, 0.5, 0.75, 1].map(along);
}
/** Plays a turn by dragging with the mouse. */
async function dragTurn(page, game, text) {
  const [from, ...way] = await wayOf(page, await Hand.on(page), game, text);
  await page.mouse.move(...from);
  await page.mouse.down();
  for (const place of way) await page.mouse.move(...place);
  await page.mouse.up();
}
/** Plays a turn by dragging with a finger. */
async function slideTurn(page, game, text) {
  const hand = await Hand.on(page);
  const [from, ...way] = await wayOf(page, hand, game, text);
  await hand.down(from);
  for (const place of way) await hand.move(place);
  await hand.up();
}
const type = (page, game, turn) => typeTurn(page, turn);

const READER = { settings: { reader: true } };
const WAYS = [
  ['pressing', {}, clickTurn],
  ['dragging', {}, dragTurn],
  ['typing', READER, type],
  ['the keyboard alone', {}, makeTurn],
  ['tapping on a phone', PHONE, tapTurn],
  ['dragging on a phone', PHONE, slideTurn],
  ['typing on a phone', { ...PHONE, ...READER }, type],
];
for (const [way, device, make] of WAYS) {
  test(`a puzzle is solved by ${way}`, async ({ place }) => {
    const page = await place.somebody(device);
    const puzzle = await some(place, 'halma', 'win 2');
    await page.goto(`/puzzles/${puzzle.name}`);
    await solve(page, puzzle, make);
    await phase(page, 'solved');
    await page.getByText('Solved!').waitFor();
  });
}

for (const game of ['skud', 'street']) {
  test(`a puzzle of ${game} is solved by pressing, on a desktop and a phone`, async ({ place }) => {
    for (const device of [{}, PHONE]) {
      const page = await place.somebody(device);
      const puzzle = await some(place, game, 'win 1');
      await page.goto(`/puzzles/${puzzle.name}`);
      await solve(page, puzzle, clickTurn);
      await phase(page, 'solved');
    }
  });
}

test('a wrong turn is answered on the board, a hint points at a place, and the proof is shown with reasons', async ({
  place,
}) => {
  const page = await place.somebody();
  const puzzle = await some(place, 'halma', 'win 2');
  await page.goto(`/puzzles/${puzzle.name}`);
  await phase(page, 'asking');
  const { lay } = await prover();
  await clickTurn(page, lay(puzzle), await wrongTurn(puzzle));
  await phase(page, 'wrong');
  await page.getByText('after this answer you can no longer force the win').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('A right turn begins at the ringed place.').waitFor();
  await page.getByRole('button', { name: 'Show me' }).click();
  await phase(page, 'shown');
  await page.getByText(says('Turn 1 of 3')).waitFor();
  for (const n of [2, 3]) {
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByText(says(`Turn ${n} of 3`)).waitFor();
    assert.notEqual(await page.locator('.because').innerText(), '');
  }
  assert.equal(await page.locator('.table').getAttribute('data-phase'), 'over');
});

test('today’s puzzle stands on the start page, and its days are counted', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/');
  await page.getByRole('link', { name: 'Solve Puzzle of the day' }).click();
  await phase(page, 'asking');
  const { puzzle } = await (await fetch(`${place.url}/api/puzzles/days/today`)).json();
  await solve(page, puzzle, clickTurn);
  await page.getByText(says('1 day in a row')).waitFor();
  await page.getByRole('link', { name: 'Past days' }).click();
  await page.getByRole('heading', { name: 'Past days' }).waitFor();
  await page.locator('li .solved').waitFor();
  assert.equal(await page.locator('li .solved').count(), 1);
});

test('three mistakes end a run, and its best is kept', async ({ place }) => {
  const page = await place.somebody();
  await page.goto('/puzzles/run?game=halma');
  const { lay } = await prover();
  await phase(page, 'asking');
  // The page has stored the puzzles it was given.
  const all = await page.evaluate(() => JSON.parse(localStorage.getItem('teahouse-puzzles-pool')));
  await solve(page, all[0], clickTurn);
  for (const [i, puzzle] of all.slice(1, 4).entries()) {
    await page.getByText(says('Solved: 1')).waitFor();
    await page.getByRole('img', { name: says(`Mistakes: ${i}`) }).waitFor();
    await phase(page, 'asking');
    await clickTurn(page, lay(puzzle), await wrongTurn(puzzle));
    if (i < 2) await page.getByRole('img', { name: says(`Mistakes: ${i + 1}`) }).waitFor();
  }
  await page.getByText(says('1 puzzle solved')).waitFor();
  await page.getByText(says('Your best: 1')).waitFor();
});

test('training keeps to a game and a theme, what was missed comes back tomorrow, and themes are counted', async ({
  place,
}) => {
  const page = await place.somebody();
  await page.goto('/puzzles');
  await page.getByRole('radio', { name: 'Halma' }).check({ force: true });
  await until(async () => (await page.getByLabel('Theme').locator('option').count()) > 2, 'themes');
  await page.getByLabel('Theme').selectOption({ label: 'Jump' });
  await page.getByRole('button', { name: 'Start training' }).click();
  await page.getByRole('heading', { name: 'Halma · Jump' }).first().waitFor();
  await phase(page, 'asking');
  await page.getByRole('button', { name: 'Show me' }).click();
  await phase(page, 'shown');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await phase(page, 'asking');
  await page.goto('/puzzles/progress');
  await page.getByRole('row', { name: /Jump/ }).getByText(says('0 of 1 solved')).waitFor();
  await page.goto('/puzzles/again');
  await page.getByText('Nothing is due now.').waitFor();
  await page.evaluate(() => {
    const log = JSON.parse(localStorage.getItem('teahouse-puzzles-log'));
    for (const entry of log) entry.at -= 2 * 86_400_000;
    localStorage.setItem('teahouse-puzzles-log', JSON.stringify(log));
  });
  await page.goto('/puzzles');
  await page.getByRole('link', { name: says('1 puzzle is due') }).click();
  await phase(page, 'asking');
});

/** Creates an account on a page. */
async function signUp(page, name) {
  await page.goto('/sign-up');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('a long enough password');
  await page.getByRole('main').locator('button[type=submit]').click();
  await until(() => page.locator('header').getByText(name).isVisible(), 'signed in');
}

test('a day without a network is merged with the account, and nothing counts twice', async ({ place }) => {
  const page = await place.somebody({ serviceWorkers: 'allow' });
  await page.goto('/puzzles');
  await filesKept(page);
  await until(() => page.evaluate(() => !!localStorage.getItem('teahouse-puzzles-pool')), 'puzzles are kept');
  await page.reload();
  const { puzzle } = await (await fetch(`${place.url}/api/puzzles/days/today`)).json();
  const other = puzzle.game === 'halma' ? 'street' : 'halma';
  await page.context().setOffline(true);
  await page.goto('/puzzles/day/today');
  await solve(page, puzzle, clickTurn);
  await page.getByText(says('1 day in a row')).waitFor();
  await page.goto(`/puzzles/train?game=${other}`);
  await phase(page, 'asking');
  await page.getByRole('button', { name: 'Show me' }).click();
  await phase(page, 'shown');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await phase(page, 'asking');
  await page.goto('/puzzles/progress');
  await page.getByText(says('0 of 1 solved')).first().waitFor();
  await page.getByText(says('1 of 1 solved')).first().waitFor();
  await page.context().setOffline(false);
  await signUp(page, 'Puzzler');
  await page.goto('/puzzles/progress');
  const server = async () => {
    const { themes, streak } = await page.evaluate(async () => (await fetch('/api/puzzles/progress')).json());
    const of = (game) => themes.find((found) => found.game === game && found.theme === 'all');
    return [puzzle.game, other].map((game) => [of(game)?.solved, of(game)?.tried]).concat([[streak.days]]);
  };
  const counted = [[1, 1], [0, 1], [1]];
  await until(async () => (await server())[1][1] === 1, 'sent');
  assert.deepEqual(await server(), counted);
  await page.reload();
  await page.getByText(says('0 of 1 solved')).first().waitFor();
  await page.getByText(says('1 of 1 solved')).first().waitFor();
  await page.getByText(says('1 day in a row')).waitFor();
  // An attempt sent again with the same key does not count twice.
  await page.evaluate(() => {
    const log = JSON.parse(localStorage.getItem('teahouse-puzzles-log'));
    for (const entry of log) Object.assign(entry, { sent: undefined, turns: [] });
    localStorage.setItem('teahouse-puzzles-log', JSON.stringify(log));
  });
  await page.reload();
  await until(
    () => page.evaluate(() => JSON.parse(localStorage.getItem('teahouse-puzzles-log')).every(({ sent }) => sent)),
    'sent again',
  );
  assert.deepEqual(await server(), counted);
});

test('whoever has an account says whether a puzzle was worth solving, once it is solved', async ({ place }) => {
  const page = await place.somebody();
  await signUp(page, 'Voter');
  const puzzle = await some(place, 'halma', 'win 1');
  await page.goto(`/puzzles/${puzzle.name}`);
  await phase(page, 'asking');
  const votes = page.getByRole('group', { name: 'Was it worth solving?' });
  assert.equal(await votes.count(), 0);
  await solve(page, puzzle, clickTurn);
  for (const vote of ['It is dull', 'Yes']) {
    const kept = page.waitForResponse(/\/vote$/);
    await votes.getByRole('button', { name: vote }).click();
    assert.equal((await kept).status(), 204);
    await votes.getByRole('button', { name: vote, pressed: true }).waitFor();
    await votes.getByText('Thank you.').waitFor();
  }
});

const api = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = body ? { 'content-type': 'application/json' } : {};
      const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
      const text = await answer.text();
      return text ? JSON.parse(text) : null;
    },
    [method, path, body],
  );

test('the moment that decided a lost game is a puzzle of one’s own, which is solved on the board and counts for nothing', async ({
  place,
}) => {
  const [host, guest] = [await place.somebody(), await place.somebody()];
  for (const page of [host, guest]) {
    await page.goto('/puzzles/days');
    await api(page, 'POST', '/api/guest');
  }
  const seats = [{ kind: 'me' }, { kind: 'anyone' }];
  // The first player is drawn at random. If it is B, A misses a defence.
  let [id, you, first] = ['', '', ''];
  while (first !== 'B') {
    ({ id } = await api(host, 'POST', '/api/games', { game: 'halma', seats }));
    await api(guest, 'POST', `/api/games/${id}/actions`, { action: 'join' });
    const { you: letter, setup } = await api(host, 'GET', `/api/games/${id}`);
    [you, first] = [letter, setup.first];
  }
  const { turns, outcome } = await wholeGame({ game: 'halma', first: 1 });
  for (const turn of turns) {
    const { to_move, position_version } = await api(host, 'GET', `/api/games/${id}`);
    await api(to_move === you ? host : guest, 'POST', `/api/games/${id}/turns`, { turn, position_version });
  }
  const [page, winner] = outcome.winner === you ? [guest, host] : [host, guest];
  await winner.goto(`/game/${id}`);
  await winner.getByText('You won', { exact: true }).waitFor();
  assert.equal(await winner.getByRole('link', { name: 'The moment that decided' }).count(), 0);
  await page.goto(`/game/${id}`);
  await page.getByRole('link', { name: 'The moment that decided' }).click();
  await phase(page, 'asking');
  const moment = await api(page, 'POST', `/api/games/${id}/moment`);
  await page.locator('.mono', { hasText: moment.played }).waitFor();
  await solve(page, moment.puzzle, clickTurn);
  await phase(page, 'solved');
  assert.equal(await page.getByText('/puzzles/').count(), 0);
  assert.equal(await page.evaluate(() => localStorage.getItem('teahouse-puzzles-log')), null);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('link', { name: 'The moment that decided' }).waitFor();

  // The same game, stored as if it had been lost to the computer on this device.
  const record = await page.evaluate(async (path) => (await fetch(path)).text(), `/api/games/${id}/record`);
  const lost = outcome.winner === 'A' ? 'B' : 'A';
  // 0 is a person, 1 is level 1 of the computer.
  const players = { A: Number(lost !== 'A'), B: Number(lost !== 'B') };
  const saved = { at: Date.now(), game: 'halma', turns: turns.length, over: true, record, players, seed: 1 };
  await page.evaluate((kept) => localStorage.setItem('teahouse-game-lost', kept), JSON.stringify(saved));
  await page.goto('/play?saved=lost');
  await page.getByRole('link', { name: 'The moment that decided' }).click();
  await phase(page, 'asking');
  await page.locator('.mono', { hasText: moment.played }).waitFor();
  await solve(page, moment.puzzle, clickTurn);
  await phase(page, 'solved');
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('link', { name: 'The moment that decided' }).waitFor();
});

test('what a page loads for a puzzle is under 20 kB beyond the table, and the prover comes with the first question', async ({
  place,
}) => {
  const { table, puzzle, asked } = await weigh(place);
  const prover = [...asked].filter(([path]) => isProver(path));
  for (const [path, size] of [...puzzle, ...prover]) console.log(`  ${(size / 1000).toFixed(1)} kB ${path}`);
  assert(![...table.keys(), ...puzzle.keys()].some(isProver), 'the prover came before it was asked');
  assert(total(puzzle) < 20_000, `${total(puzzle)} bytes`);
  assert.equal(prover.length, 1);
  assert(total(asked) < 200_000, `${total(asked)} bytes`);
});

for (const [where, device] of [
  ['a desktop', {}],
  ['a phone', PHONE],
]) {
  test(`axe finds no fault while a puzzle is solved on ${where}`, async ({ place }) => {
    const page = await place.somebody(device);
    const look = async (what) => {
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
      const faults = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
      });
      assert.deepEqual(
        faults.filter((fault) => !/^(region|landmark|heading-order|page-has-heading-one)/.test(fault)),
        [],
        what,
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert(wide <= 0, `${what} is ${wide} px too wide`);
    };
    const puzzle = await some(place, 'skud', 'win');
    await page.goto(`/puzzles/${puzzle.name}`);
    await phase(page, 'asking');
    await look('asking');
    await page.getByRole('button', { name: 'Show me' }).click();
    await phase(page, 'shown');
    await look('shown');
    await page.goto('/puzzles/run');
    await phase(page, 'asking');
    await look('a run');
    await page.goto('/puzzles/progress');
    await page.getByRole('row').first().waitFor();
    await look('progress');
    await page.goto('/puzzles/days');
    await page.locator('li a').first().waitFor();
    await look('days');
  });
}
