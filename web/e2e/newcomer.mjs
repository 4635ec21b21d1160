// Somebody who knows nothing but the screen's words: does what the instruction says, with what is marked.

import assert from 'node:assert/strict';
import { until } from './place.mjs';

/** What each instruction of Skud Pai Sho leads to: the words that tell it, and what is pressed then. */
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
];

export class Newcomer {
  /** Turns made so far, and bonuses among them. */
  made = 0;
  bonuses = 0;
  #seen = '';

  constructor(page) {
    this.page = page;
    this.table = page.locator('.table');
    this.hand = page.locator('.mine [data-reserve].can');
  }

  /** The text of a line beside the board; it may change at any moment. */
  line(name) {
    return this.page.evaluate(
      (name) => (document.querySelector(`.say ${name}`)?.innerText ?? '').replace(/[\u2068\u2069]/g, ''),
      name,
    );
  }
  async over() {
    return (await this.table.getAttribute('data-phase')) === 'over';
  }

  /** Plants while there is a free gate; else moves, first what stands in a gate. */
  async turn() {
    const flowers = await this.hand.count();
    if (flowers > 0) return this.hand.nth(this.made % flowers).click();
    const grown = this.page.locator('[data-board] g.grab[data-point][aria-label*=gate]');
    const own = (await grown.count()) > 0 ? grown : this.page.locator('[data-board] g.grab[data-point]');
    return own.nth(this.made % (await own.count())).click({ force: true });
  }
  /** A point that is marked; one with the sign for a harmony if there is such a point. */
  async marked() {
    const marked = this.page.locator('[data-board] g.can[data-point]:not([aria-label*=selected])');
    const best = this.page.locator(
      '[data-board] g.can[data-point]:is([aria-label*="makes a harmony"], [aria-label*=ring])',
    );
    await this.page.waitForTimeout(150);
    const from = (await best.count()) > 0 ? best : marked;
    return from.nth(this.made % (await from.count())).click({ force: true });
  }
  async bonus() {
    if ((await this.hand.count()) === 0) return this.page.locator('[data-word=decline]').click();
    this.bonuses += 1;
    return this.hand.first().click();
  }
  async press(what) {
    if (what === 'hand') await this.hand.first().click();
    else if (what === 'finish') await this.page.locator('[data-finish]').click();
    else if (what === 'pass') await this.page.locator('[data-word=pass]').click();
    else await this[what]();
  }

  /** Reads what to do and does it; false when the game is over. */
  async step() {
    const text = await until(async () => {
      if (await this.over()) return 'over';
      // The coach asks; whoever knows nothing goes on.
      const sure = this.page.getByRole('button', { name: 'Play it anyway' });
      if (await sure.isVisible()) await sure.click();
      const said = (await this.line('.status')) === 'Your turn' && (await this.line('.do'));
      // What the computer thinks about, or the coach asks, is no instruction.
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
