// Plays turns with an imprecise thumb on a phone, and prints the rate of misses: another place was chosen, or the press
// was refused. `node e2e/thumb.mjs [turns [way]]`; the thumb is off by 6 pixels (normal distribution with a fixed
// seed).
//
//   off    taps, without help
//   slide  presses, slides until the loupe shows the place, lifts (and slips one pixel while doing so)
//   tap    taps, and taps again in the loupe if it stays open

import { stepsOf } from './games.mjs';
import { Place, rules, until } from './place.mjs';
import { Hand, PHONE } from './touch.mjs';

const TURNS = Number(process.argv[2] ?? 100);
const ERROR = 6;
const GAMES = [{ game: 'skud' }, { game: 'street' }, { game: 'halma', options: { board: '16x16' } }];
const KEY = 'thumb';

/** A generator of numbers from 0 to 1 with a fixed seed. */
function random(seed) {
  let state = seed * 1_000_003;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
/** The error of the thumb. */
function error(next, deviation) {
  const length = deviation * Math.sqrt(-2 * Math.log(next()));
  const angle = 2 * Math.PI * next();
  return [length * Math.cos(angle), length * Math.sin(angle)];
}
const plus = ([a, b], [c, d]) => [a + c, b + d];

const { Game } = await rules();
/** A game after some random turns. */
function inProgress(wanted, next) {
  const game = new Game(JSON.stringify({ ...wanted, first: 0 }));
  for (let i = 0; i < 14; i += 1) game.play(turnOf(game, next));
  return game;
}
function turnOf(game, next) {
  const turns = game.legal_turns();
  return turns[Math.floor(next() * turns.length)];
}
/** Whether the last place of each step ends it, because no longer step begins the same way. */
function ends(game, steps) {
  const at = game.copy();
  return steps.every((path) => {
    const text = JSON.stringify(path).slice(0, -1);
    const all = JSON.parse(at.view()).origins.flatMap((origin) => origin.steps);
    at.step(JSON.stringify(path));
    return !all.some((step) => step.path.length > path.length && JSON.stringify(step.path).startsWith(`${text},`));
  });
}

class Thumb {
  constructor(page, hand, mode, next) {
    Object.assign(this, { page, hand, mode, next });
  }
  /** Where the thumb lands when it aims at a place on the screen. */
  near(spot) {
    return plus(spot, error(this.next, ERROR));
  }
  async point(at) {
    const meant = await this.hand.at(at);
    const finger = this.near(meant);
    if (this.mode === 'slide') return this.slide(at, meant, finger);
    await this.hand.tap(finger);
    if (this.mode === 'tap' && (await this.hand.loupe()) !== null) await this.again(meant, finger);
  }
  async slide(at, meant, start) {
    let finger = start;
    await this.hand.down(finger);
    // Beside a sensible place the loupe opens a moment later.
    await this.page
      .locator('[data-loupe]')
      .waitFor({ timeout: 1_000 })
      .catch(() => undefined);
    for (let i = 0; i < 20 && (await this.hand.loupe()) !== `${at.x},${at.y}`; i += 1) {
      const way = [(meant[0] - finger[0]) * 0.4, (meant[1] - finger[1]) * 0.4];
      finger = plus(plus(finger, way), error(this.next, 0.7));
      await this.page.waitForTimeout(30);
      await this.hand.move(finger);
    }
    await this.page.waitForTimeout(220);
    await this.hand.move(plus(finger, error(this.next, 1)));
    await this.hand.up();
  }
  /** Taps a second time, in the loupe. */
  async again(meant, finger) {
    const box = await this.page.locator('[data-loupe]').boundingBox();
    const grown = Number(await this.page.locator('[data-loupe]').getAttribute('data-grown'));
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const way = [(meant[0] - finger[0]) * grown, (meant[1] - finger[1]) * grown];
    await this.hand.tap(this.near(plus(middle, way)));
  }
  async tile(kind) {
    const tile = this.page.locator(`[data-reserve="${kind}"]:is(.can, .picked)`).first();
    // After a miss the tile may not be available.
    if (!(await tile.count())) return;
    // The opponent's tiles are collapsed until a tap.
    if (!(await tile.isVisible())) {
      const hand = this.page.locator('.hand', { has: this.page.locator('[data-reserve].can') });
      await hand.locator('[aria-expanded="false"]').first().tap();
    }
    const box = await tile.boundingBox();
    await this.hand.tap(this.near([box.x + box.width / 2, box.y + box.height / 2]));
  }
  async make(steps) {
    for (const path of steps) {
      for (const place of path) {
        if ('at' in place) await this.point(place.at);
        else if ('tile' in place) await this.tile(place.tile);
        else {
          const word = this.page.locator(`[data-word="${place.word}"]`);
          if (await word.isVisible()) await word.tap();
        }
      }
    }
  }
}

/** Opens a game on the page, as if it had been left there. */
async function lay(page, game) {
  const view = JSON.parse(game.board_view());
  const saved = {
    key: KEY,
    at: Date.now(),
    game: view.game,
    turns: game.turn(),
    over: false,
    record: game.record([], '2026-11-16'),
    players: Object.fromEntries(view.seats.map((seat) => [seat.letter, 0])),
    seed: 1,
  };
  await page.goto('/settings');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(`teahouse-game-${key}`, text),
    [KEY, JSON.stringify(saved)],
  );
  await page.goto(`/play?saved=${KEY}`);
  await page.locator('[data-board] [data-point]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
}
async function position(page) {
  const record = await page.evaluate((key) => JSON.parse(localStorage.getItem(`teahouse-game-${key}`)).record, KEY);
  return Game.read(record).position();
}

async function measure(place, wanted, mode) {
  const page = await place.somebody({ ...PHONE, settings: { aim: mode === 'off' ? 'off' : 'auto' } });
  const hand = await Hand.on(page);
  const [games, thumbs] = [random(11), random(77)];
  const thumb = new Thumb(page, hand, mode, thumbs);
  let missed = 0;
  let game = null;
  for (let made = 0; made < TURNS;) {
    if (!game || game.over() || game.turn() > 60) {
      game = inProgress(wanted, games);
      await lay(page, game);
    }
    const turn = turnOf(game, games);
    const before = game.copy();
    game.play(turn);
    // Skip resignations, claims and other words, which need no aim.
    const steps = /^[a-z]+$/.test(turn) ? null : stepsOf(before, turn);
    if (!steps || !ends(before, steps)) {
      await lay(page, game);
      continue;
    }
    await thumb.make(steps);
    made += 1;
    const right = await until(async () => (await position(page)) === game.position(), turn, 1_500).then(
      () => true,
      () => false,
    );
    if (!right) {
      missed += 1;
      if (process.env.THUMB_VERBOSE) console.log(`  ${mode}: ${turn}`);
      await lay(page, game);
    }
  }
  await page.context().close();
  return missed;
}

const place = await Place.open();
for (const wanted of GAMES) {
  for (const mode of ['off', 'slide', 'tap']) {
    if (process.argv[3] && process.argv[3] !== mode) continue;
    const missed = await measure(place, wanted, mode);
    console.log(
      `${wanted.game}, ${mode}: ${missed} of ${TURNS} turns missed (${((100 * missed) / TURNS).toFixed(1)} %)`,
    );
  }
}
await place.close();
