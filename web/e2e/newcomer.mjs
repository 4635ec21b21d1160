// A newcomer who only knows the words on the screen: does what the instruction says with what is marked, or asks for a
// hint and follows it.

import assert from 'node:assert/strict';
import { until } from './place.mjs';

/** The action for each instruction of Skud Pai Sho and of Halma: the words to recognise, and what to press. */
export const READ = [
  [/^Choose 4 accent tiles/, 'hand'],
  [/^Take these 4 tiles/, 'finish'],
  [/^Choose a basic flower|^Your first flower is set/, 'hand'],
  [/^Plant the .* in the marked gate|^Choose a marked point to plant/, 'marked'],
  [/^Plant a flower from your reserve, or move|^Move one of your flowers|^Plant a flower from your reserve\.$/, 'turn'],
  [/^Choose where the .* goes|^Choose the marked point to which/, 'marked'],
  [/^A new harmony! /, 'bonus'],
  [/^Bonus: choose/, 'marked'],
  [/^You have no legal move/, 'pass'],
  [/^Choose one of your pieces: /, 'piece'],
  [/^Choose where it goes: one of the marked squares/, 'square'],
  [/^Jump on, or stop here/, 'finish'],
];

/** The text of a line beside the board, which may change at any moment. */
const line = (page, name) =>
  page.evaluate(
    (name) => (document.querySelector(`.say ${name}`)?.innerText ?? '').replace(/[\u2068\u2069]/g, ''),
    name,
  );

export class Newcomer {
  /** The counts of turns, of bonuses among them, and of presses. */
  made = 0;
  bonuses = 0;
  presses = 0;
  #seen = '';
  /** In a race: the corner to reach, and the target of the chosen piece. */
  #corner = null;
  #square = '';

  constructor(page) {
    this.page = page;
    this.table = page.locator('.table');
    this.hand = page.locator('.mine [data-reserve].can');
  }

  line(name) {
    return line(this.page, name);
  }
  async over() {
    return (await this.table.getAttribute('data-phase')) === 'over';
  }

  click(locator) {
    this.presses += 1;
    return locator.first().click({ force: true });
  }

  /** The visible places of points with given marks. */
  points(marks) {
    return this.page.evaluate((marks) => {
      const middle = (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      return [...document.querySelectorAll(`[data-board] ${marks}`)].map((part) => [part.dataset.point, middle(part)]);
    }, marks);
  }
  /** In a race: chooses the rearmost piece that can get nearer to the opposite corner, and its target. */
  async piece() {
    const pieces = await this.points('g.grab[data-point]');
    const mean = (i) => pieces.reduce((sum, [, at]) => sum + at[i], 0) / pieces.length;
    if (!this.#corner) {
      const all = await this.points('g[data-point]');
      const end = (i) => {
        const [low, high] = [Math.min(...all.map(([, at]) => at[i])), Math.max(...all.map(([, at]) => at[i]))];
        return mean(i) - low < high - mean(i) ? high : low;
      };
      this.#corner = [end(0), end(1)];
    }
    const far = ([, [x, y]]) => Math.hypot(x - this.#corner[0], y - this.#corner[1]);
    for (const piece of pieces.sort((one, other) => far(other) - far(one))) {
      await this.click(this.page.locator(`[data-board] [data-point="${piece[0]}"]`));
      const marked = 'g.can[data-point]:not([aria-label*=selected])';
      await until(async () => (await this.points(marked)).length, 'squares that are marked');
      const squares = (await this.points(marked)).sort((one, other) => far(one) - far(other));
      if (far(squares[0]) >= far(piece) - 1) continue;
      [this.#square] = squares[0];
      return;
    }
    // If nothing gets nearer, take any marked point.
    [[this.#square]] = await this.points('g.can[data-point]:not([aria-label*=selected])');
  }
  square() {
    return this.click(this.page.locator(`[data-board] [data-point="${this.#square}"]`));
  }

  /** Plants while there is a free gate. Otherwise moves, first the tiles in gates. */
  async turn() {
    const flowers = await this.hand.count();
    if (flowers > 0) return this.click(this.hand.nth(this.made % flowers));
    const grown = this.page.locator('[data-board] g.grab[data-point][aria-label*=gate]');
    const own = (await grown.count()) > 0 ? grown : this.page.locator('[data-board] g.grab[data-point]');
    return this.click(own.nth(this.made % (await own.count())));
  }
  /** A marked point, preferably with the sign of a harmony. */
  async marked() {
    const marked = this.page.locator('[data-board] g.can[data-point]:not([aria-label*=selected])');
    const best = this.page.locator(
      '[data-board] g.can[data-point]:is([aria-label*="makes a harmony"], [aria-label*=ring])',
    );
    await this.page.waitForTimeout(150);
    const from = (await best.count()) > 0 ? best : marked;
    return this.click(from.nth(this.made % (await from.count())));
  }
  async bonus() {
    if ((await this.hand.count()) === 0) return this.click(this.page.locator('[data-word=decline]'));
    this.bonuses += 1;
    return this.click(this.hand);
  }
  async press(what) {
    if (what === 'hand') await this.click(this.hand);
    else if (what === 'finish') await this.click(this.page.locator('[data-finish]'));
    else if (what === 'pass') await this.click(this.page.locator('[data-word=pass]'));
    else await this[what]();
  }

  /** Reads the instruction and follows it. False when the game is over. */
  async step() {
    const text = await until(async () => {
      if (await this.over()) return 'over';
      // If the coach asks, the newcomer plays the turn anyway.
      const sure = this.page.getByRole('button', { name: 'Play it anyway' });
      if (await sure.isVisible()) await this.click(sure);
      const said = (await this.line('.status')) === 'Your turn' && (await this.line('.do'));
      // The texts of a thinking computer and of the coach's question are not instructions.
      return said && !/thinking|Are you sure/.test(said) && said;
    }, 'your turn');
    if (text === 'over') return false;
    const known = READ.find(([words]) => words.test(text));
    assert(known, `an instruction that leads nowhere: ${text}`);
    const state = async () => [await this.table.getAttribute('data-turn'), await this.line('.do')];
    const before = await state();
    if (this.#seen && this.#seen !== before[0]) this.made += 1;
    [this.#seen] = before;
    await this.press(known[1]);
    assert((await this.line('.refusal')) === '', `“${text}” led to: ${await this.line('.refusal')}`);
    await until(async () => (await state()).join() !== before.join(), text);
    return true;
  }
}

/** Asks for a hint before each step and follows it. Counts presses, and records where the page was ambiguous. */
export class Follower {
  presses = 0;
  turns = 0;
  doubts = [];

  constructor(page) {
    this.page = page;
    this.table = page.locator('.table');
  }
  async over() {
    return (await this.table.getAttribute('data-phase')) === 'over';
  }
  line(name) {
    return line(this.page, name);
  }
  async press(locator) {
    this.presses += 1;
    await locator.first().click({ force: true });
  }

  /** The points marked by the hint, in the order of its arrows. */
  shown() {
    return this.page.evaluate(() => {
      const board = document.querySelector('[data-board]');
      const points = [...board.querySelectorAll('[data-point]')].map((point) => {
        const { x, y, width, height } = point.getBoundingClientRect();
        return [point.dataset.point, x + width / 2, y + height / 2];
      });
      const nearest = (x, y) => {
        const far = ([, px, py]) => Math.hypot(px - x, py - y);
        return points.reduce((best, point) => (far(point) < far(best) ? point : best))[0];
      };
      const begin = (path) => {
        const { x, y } = path.getPointAtLength(0).matrixTransform(path.getScreenCTM());
        return nearest(x, y);
      };
      const rings = [...board.querySelectorAll('circle.mark.engine')].map((ring) => {
        const { x, y, width, height } = ring.getBoundingClientRect();
        return nearest(x + width / 2, y + height / 2);
      });
      const arrows = [...board.querySelectorAll('.mark.engine')].filter((mark) => mark.querySelector('.head'));
      const [first] = arrows;
      return [
        ...rings,
        ...(first ? [begin(first.querySelector('.line'))] : []),
        ...arrows.map((arrow) => begin(arrow.querySelector('.head'))),
      ];
    });
  }

  /** Makes one step. False when the game is over. */
  async step() {
    const { page } = this;
    const usual = page.locator('[data-usual]');
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    // At the end of the game the button may disappear at any moment.
    const ready = () => hint.isEnabled({ timeout: 1_000 }).catch(() => false);
    await until(async () => (await this.over()) || (await usual.isVisible()) || (await ready()), 'a turn');
    if (await this.over()) return false;
    if (await usual.isVisible()) {
      await this.press(usual);
      return true;
    }
    const turn = await this.table.getAttribute('data-turn');
    await this.press(hint);
    await until(async () => /^Hint:/.test(await this.line('.hint')) || (await this.over()), 'a hint');
    const text = await this.line('.hint');
    const word = page.locator('.acts [data-lit]');
    const tile = page.locator('.mine [data-reserve].lit');
    const points = await this.shown();
    if (await word.count()) await this.press(word);
    else {
      if (await tile.count()) await this.press(tile);
      if (!points.length) this.doubts.push(`nothing is shown for “${text}”`);
      for (const point of points) await this.press(page.locator(`[data-board] [data-point="${point}"]`));
      const finish = page.locator('[data-finish]');
      if (await finish.isVisible()) await this.press(finish);
    }
    const refused = await this.line('.refusal');
    if (refused) this.doubts.push(`“${text}” led to: ${refused}`);
    // If the coach questions its own hint, that counts as ambiguous.
    const sure = page.getByRole('button', { name: 'Play it anyway' });
    const goesOn = async () => (await sure.isVisible()) || (await this.line('.hint')) !== text || this.over();
    await until(goesOn, `what follows “${text}”`);
    if (await sure.isVisible()) {
      this.doubts.push(`the coach doubts “${text}”`);
      await this.press(sure);
    }
    if ((await this.table.getAttribute('data-turn')) !== turn) this.turns += 1;
    return true;
  }
}
