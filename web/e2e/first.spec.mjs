// First games against the computer, played by a newcomer who only knows the words on the screen, or the hints.

import assert from 'node:assert/strict';
import { test } from './fixtures.mjs';
import { Follower, Newcomer } from './newcomer.mjs';
import { PHONE } from './touch.mjs';

for (const [game, name] of [
  ['skud', 'Skud Pai Sho'],
  ['halma', 'Halma'],
])
  test(`somebody who knows only the words on the screen plays a first game of ${name} to its end`, async ({
    place,
  }) => {
    const page = await place.somebody();
    await page.goto(`/play?game=${game}&start=computer&level=1`);
    await page.locator('[data-board]').waitFor();
    const [newcomer, begun] = [new Newcomer(page), Date.now()];
    for (let i = 0; i < 600 && (await newcomer.step()); i += 1);
    const { made, presses, bonuses } = newcomer;
    console.log(`${name} by its words: ${made} turns, ${presses} presses, ${(Date.now() - begun) / 1_000} s`);
    assert(await newcomer.over(), `the game is not over after ${made} turns`);
    if (game === 'skud') assert(bonuses > 0, 'no bonus was taken');
    assert((await page.locator('.outcome .headline').innerText()).length > 0, 'the end is told');
  });

for (const [game, name] of [
  ['street', 'Street Pai Sho'],
  ['halma', 'Halma'],
])
  test(`whoever does what the hints show wins a first game of ${name}`, async ({ place }) => {
    const page = await place.somebody({ settings: { coach: true } });
    await page.goto(`/play?game=${game}&start=computer&level=1`);
    await page.locator('[data-board]').waitFor();
    const [follower, begun] = [new Follower(page), Date.now()];
    for (let i = 0; i < 400 && (await follower.step()); i += 1);
    const { turns, presses } = follower;
    console.log(`${name} by its hints: ${turns} turns, ${presses} presses, ${(Date.now() - begun) / 1_000} s`);
    assert.match(await page.locator('.outcome .headline').innerText(), /You won/);
    assert.deepEqual(follower.doubts, []);
  });

/** Sums up all layout shifts, including those right after a press. */
async function watchShifts(page) {
  await page.evaluate(() => {
    window.shift = 0;
    window.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift += entry.value;
        window.shifted.push(
          ...entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName}.${node?.className} ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
          ),
        );
      }
    }).observe({ type: 'layout-shift' });
  });
}

const WINDOWS = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', PHONE],
  ['a phone that lies', { ...PHONE, width: PHONE.height, height: PHONE.width }],
];
for (const [name, size] of WINDOWS)
  test(`nothing jumps during ten turns on ${name}`, async ({ place }) => {
    const page = await place.somebody({ ...size, settings: { coach: true, animation: true } });
    await page.goto('/play?game=skud&start=computer&level=1');
    await page.locator('[data-board]').waitFor();
    const newcomer = new Newcomer(page);
    // The choice of accent tiles is a separate step.
    while (newcomer.made < 1 && (await newcomer.step()));
    await watchShifts(page);
    while (newcomer.made < 11 && (await newcomer.step()));
    assert(newcomer.made === 11, 'the game ended before the tenth turn');
    const { shift, shifted } = await page.evaluate(() => ({ shift: window.shift, shifted: window.shifted }));
    console.log(`layout shift during ten turns on ${name}: ${shift.toFixed(4)}`);
    assert(shift < 0.02, `layout shift ${shift.toFixed(4)}: ${[...new Set(shifted)].join(', ')}`);
  });
