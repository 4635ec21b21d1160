// A whole game of Skud Pai Sho with a screen reader: it announces what to do and what happened, and the keyboard is
// enough to play.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { stepsOf } from './games.mjs';
import { Listener } from './listener.mjs';
import { READ } from './newcomer.mjs';
import { rules, until } from './place.mjs';

/** A short game with every kind of turn, won by a ring. */
const TURNS =
  'B,K,R,W B,B,K,R R3(0,-8) R3(0,8) R3(8,0) (0,8)-(-1,8) W3(0,8) W4(-8,0) (0,8)-(-1,8) (-8,0)-(-7,0) (0,-8)-(1,-7) ' +
  '(-7,0)-(-6,-1) R4(0,8) (-6,-1)-(-6,0) (0,8)-(1,7)+L(0,-8) (-6,0)-(-4,2) (0,-8)-(-1,-7)+B(-4,2)-(-5,2) ' +
  '(-5,2)-(-3,3) R3(0,8) (-3,3)-(-1,5)+K(1,-6) (0,8)-(-2,7)+O(0,-8) R4(-8,0) (-1,-7)-(-2,-7)+B(1,-6)';
const NAMES = {
  ...{ R3: 'Rose', R4: 'Chrysanthemum', R5: 'Rhododendron', W3: 'Jasmine', W4: 'Lily', W5: 'White Jade' },
  ...{ L: 'White Lotus', O: 'Orchid', R: 'Rock', W: 'Wheel', K: 'Knotweed', B: 'Boat' },
};
/** The kinds of instructions that fit each kind of next place. */
const FITS = { tile: ['hand', 'turn', 'bonus'], at: ['marked', 'turn'], word: ['bonus', 'pass'] };

/** Makes the next step of a turn, if the announcement fits it. */
async function act(listener, who, place) {
  const [kind] = Object.keys(place);
  // An instruction that repeats is not announced again, but can be read on the page.
  const said = [...(await listener.said()), await listener.instruction()].join(' ');
  const known = READ.filter(([words]) => new RegExp(words.source.replaceAll('^', '\\b')).test(said));
  assert(
    known.some(([, what]) => FITS[kind].includes(what)),
    `“${said}” does not lead to ${JSON.stringify(place)}`,
  );
  if (kind === 'at') await listener.point(place.at);
  else if (kind === 'tile') await listener.press(new RegExp(`^${NAMES[place.tile]}, .*(left|can be chosen)`), who);
}

test('a whole game of Skud Pai Sho by ear', async ({ place }) => {
  const { Game } = await rules();
  const page = await place.somebody();
  await page.goto('/play?game=skud&start=together');
  await page.locator('[data-board]').waitFor();
  const listener = await Listener.on(page);
  assert.deepEqual(await listener.nameless(), []);
  const game = new Game(JSON.stringify({ game: 'skud' }));
  for (const [i, turn] of TURNS.split(' ').entries()) {
    const who = JSON.parse(game.board_view()).to_move === 'H' ? 'Host' : 'Guest';
    for (const path of stepsOf(game, turn)) {
      for (const place of path) await act(listener, who, place);
    }
    if (i < 2) await listener.press(/^Take these tiles$/);
    game.play(turn);
    // Each placed tile is named. A Boat that removes a tile is gone with it.
    const put =
      i < 2 ? turn.split(',').map((tile) => NAMES[tile]) : [/.*\(([^)]*)\)/.exec(turn.replace('+B(1,-6)', ''))[1]];
    await until(async () => {
      const said = await listener.said();
      return said.some((line) => line.startsWith(`${who}: `) && put.every((word) => line.includes(word)));
    }, `${turn} is said`);
  }
  assert.deepEqual(await listener.nameless(), []);
  // The live region of turns also announces the end.
  const [last] = await listener.said();
  assert.match(last, /^Guest: .* Guest won\. .*ring/);
});
