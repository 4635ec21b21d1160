// Simulates fingers on a touch screen.

/** The context options of a phone. */
export const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };

/** Whether a finger hits the middle of an element without scrolling, that is, nothing covers it. */
export const underFinger = (locator) =>
  locator.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

export class Hand {
  #session;
  #fingers = [];

  static async on(page) {
    const hand = new Hand();
    hand.page = page;
    hand.#session = await page.context().newCDPSession(page);
    return hand;
  }
  async #send(type, timestamp = Date.now() / 1000) {
    const touchPoints = this.#fingers.map(([x, y], id) => ({ x, y, id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  }
  /** Puts all fingers down at once. */
  async down(...fingers) {
    for (const finger of fingers) {
      this.#fingers.push(finger);
      await this.#send('touchStart');
    }
  }
  /** Moves all fingers to new places. */
  async move(...fingers) {
    this.#fingers = fingers;
    await this.#send('touchMove');
  }
  /** Lifts all fingers. */
  async up() {
    this.#fingers = [];
    await this.#send('touchEnd');
  }
  /** Taps briefly, even on a slow machine. */
  async tap(finger) {
    const now = Date.now() / 1000;
    this.#fingers = [finger];
    await this.#send('touchStart', now);
    this.#fingers = [];
    await this.#send('touchEnd', now + 0.08);
  }

  /** The place of a point on the screen. */
  async at({ x, y }) {
    const box = await this.page.locator(`[data-board] [data-point="${x},${y}"]`).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  /** The point that the loupe shows, as `x,y`; null without a loupe. */
  async loupe() {
    const loupe = this.page.locator('[data-loupe]');
    return (await loupe.count()) ? loupe.getAttribute('data-loupe') : null;
  }
}
