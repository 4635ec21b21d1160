// Whole games for the tests, and how to play their turns on a page.

import assert from 'node:assert/strict';
import { rules } from './place.mjs';

/** The level of the first player, and the seed, of games that end early. */
const SHORT = { skud: { level: 7, seed: 4 }, street: { level: 7, seed: 4 }, halma: { level: 5, seed: 5 } };
const played = new Map();
/** The turns of a whole game, played quickly by the engine. Each game is played only once. */
export function wholeGame(wanted, by = SHORT[wanted.game]) {
  const key = JSON.stringify([wanted, by]);
  if (!played.has(key)) played.set(key, play(wanted, by));
  return played.get(key);
}
async function play(wanted, { level, seed }) {
  const { Game, Engine } = await rules();
  const game = new Game(JSON.stringify(wanted));
  const engine = new Engine(wanted.game, 4);
  const turns = [];
  while (!game.over() && turns.length < 400) {
    const thought = JSON.parse(engine.think(game, JSON.stringify({ level: turns.length % 2 ? 1 : level, seed })));
    turns.push(thought.lines[0].turns[0]);
    game.play(turns.at(-1));
  }
  assert(game.over(), `${wanted.game} did not end`);
  return { turns, outcome: JSON.parse(game.view()).outcome };
}

/** A game in the form in which the pages store it. Seats without a level in `levels` are people. */
export function kept(board, levels = {}) {
  const { game, seats } = JSON.parse(board.view());
  const players = Object.fromEntries(seats.map(({ letter }) => [letter, levels[letter] ?? 0]));
  const record = board.record([], '2026-01-01');
  return { at: Date.now(), game, turns: board.entries().length, over: board.over(), record, players, seed: 1 };
}
/** Stores games on the device of a page, under the names that `/play?saved=` takes. */
export function keep(page, games) {
  return page.addInitScript((games) => {
    for (const [key, game] of Object.entries(games)) {
      if (!localStorage.getItem(`teahouse-game-${key}`))
        localStorage.setItem(`teahouse-game-${key}`, JSON.stringify(game));
    }
  }, games);
}

/** The steps of a turn, each as the places to press. Found by trying the legal steps until the position is that after
 * the turn. */
export function stepsOf(game, text) {
  const after = game.copy();
  after.play(text);
  const target = after.position();
  const search = (at, steps) => {
    for (const { steps: list } of JSON.parse(at.view()).origins) {
      for (const step of list) {
        const next = at.copy();
        next.step(JSON.stringify(step.path));
        if (!next.pending() && next.position() === target) return [...steps, step.path];
        if (next.pending() && steps.length < 3) {
          const found = search(next, [...steps, step.path]);
          if (found) return found;
        }
        next.free();
      }
    }
    return null;
  };
  const steps = search(game, []);
  assert(steps, `no steps for ${text}`);
  return steps;
}

/** Clicks through the steps of a turn, as a person does. */
export async function clickTurn(page, game, text) {
  const steps = stepsOf(game, text);
  for (const path of steps) {
    for (const place of path) {
      if ('at' in place)
        await page.locator(`[data-board] [data-point="${place.at.x},${place.at.y}"]`).first().click({ force: true });
      else if ('tile' in place) await page.locator(`[data-reserve="${place.tile}"].can`).first().click();
      else {
        // The page declines a bonus by itself if it cannot be used.
        const word = page.locator(`[data-word="${place.word}"]`);
        if (await word.isVisible()) await word.click();
      }
    }
    // A set of accent tiles needs a confirmation.
    const taken = page.locator('[data-finish]');
    if (path.every((place) => 'tile' in place) && (await taken.isVisible())) await taken.click();
  }
}

/** Types a turn into the command line. */
export async function typeTurn(page, text) {
  await page.getByLabel('Turn or question').fill(text);
  await page.getByLabel('Turn or question').press('Enter');
}
