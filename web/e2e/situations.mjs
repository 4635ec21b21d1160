// The situations of a table and the pages around it, and what must be reachable with one press in each of them.

import { keep, kept, wholeGame } from './games.mjs';
import { Peopled } from './peopled.mjs';
import { rules, until } from './place.mjs';

/** The window sizes: desktops, desktops at 200 % zoom, tablets and phones. */
export const SIZES = [
  ...[
    [1920, 1080],
    [1440, 900],
    [1280, 720],
    [1200, 800],
    [1024, 768],
  ].map((size) => [size, false, '']),
  ...[
    [960, 540],
    [720, 450],
    [640, 360],
    [600, 400],
    [512, 384],
  ].map((size) => [size, false, ' (200 %)']),
  ...[
    [820, 1180],
    [768, 1024],
    [390, 844],
    [390, 664],
    [360, 640],
    [844, 390],
    [667, 375],
    [640, 360],
  ].map((size) => [size, true, '']),
].map(([[width, height], touch, note]) => ({ width, height, touch, name: `${width}×${height}${note}` }));

const MENU = ['menu', '.controls [popovertarget]'];
const BOARD = ['board', '[data-board]'];
const HAND = ['hand', '.mine'];
const HOME = ['way home', 'header .name, .controls [popovertarget]'];
const MUST = {
  playing: [BOARD, HAND, MENU, ['undo', '.controls button']],
  accents: [BOARD, HAND, MENU, ['a tile', '.mine button:not(:disabled)']],
  finished: [
    ['again', '.outcome .main'],
    ['other ways', '.outcome .row > :last-child'],
    ['put aside', '.sheet .fold'],
  ],
  waiting: [
    ['copy link', '.waiting .main'],
    ['leave', '.waiting > .row:last-child .button'],
  ],
  invited: [['join', '.waiting .main']],
  offered: [
    ['accept', '.offer .main'],
    ['decline', '.offer .row > :last-child'],
    ['put aside', '.sheet .fold'],
  ],
  analysis: [BOARD, HOME],
  review: [BOARD, HOME],
  lesson: [BOARD, HOME],
  setup: [
    ['start', '.start button[type=submit]'],
    ['way home', 'header .name'],
  ],
  page: [HOME],
};

/** A game against computers in which the person is to move. */
function against(board, you = '') {
  const { seats, to_move } = JSON.parse(board.view());
  const own = you || (to_move ?? seats[0].letter);
  return kept(board, Object.fromEntries(seats.map(({ letter }) => [letter, letter === own ? 0 : 3])));
}

async function post(page, path, body) {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json().catch(() => null);
    },
    [path, body],
  );
}

export class Situations {
  /** The situations by name: path, saved games, and the kind of elements that must be reachable. */
  #all = new Map();

  static async make(place, language) {
    const made = new Situations();
    Object.assign(made, { place, language });
    const { Game, Engine } = await rules();
    const played = (wanted, turns) => {
      const board = new Game(JSON.stringify(wanted));
      for (const turn of turns) board.play(turn);
      return board;
    };
    const middle = (seats, turns) => {
      const board = played({ game: 'skud', seats }, []);
      const engine = new Engine('skud', seats);
      for (let i = 0; i < turns; i += 1)
        board.play(JSON.parse(engine.think(board, JSON.stringify({ level: 2, seed: i }))).lines[0].turns[0]);
      return board;
    };
    const { turns } = await wholeGame({ game: 'skud' }, { level: 7, seed: 3 });
    const ended = played({ game: 'skud' }, turns);
    const [winner] = JSON.parse(ended.view()).outcome.winner;
    made.saved = {
      two: against(played({ game: 'skud' }, turns.slice(0, -6))),
      three: against(middle(3, 21)),
      four: against(middle(4, 28)),
      accents: against(played({ game: 'skud' }, [])),
      lost: against(ended, winner === 'H' ? 'G' : 'H'),
    };
    const add = (name, kind, path) => made.#all.set(name, { kind, path });
    for (const seats of ['two', 'three', 'four']) add(`playing, ${seats} seats`, 'playing', `/play?saved=${seats}`);
    add('accents', 'accents', '/play?saved=accents');
    add('finished', 'finished', '/play?saved=lost');
    for (const [n, seats] of [
      [2, 'two'],
      [3, 'three'],
      [4, 'four'],
    ]) {
      add(`waiting, ${seats} seats`, 'waiting', { seats: n, as: 'maker' });
      add(`invited, ${seats} seats`, 'invited', { seats: n, as: 'guest' });
    }
    add('offered', 'offered', { seats: 2, as: 'maker', offer: true });
    add('analysis', 'analysis', '/analysis?saved=two');
    add('review', 'review', '/analysis?saved=lost');
    add('lesson', 'lesson', '/learn/skud');
    add('set-up', 'setup', '/play');
    for (const name of Peopled.NAMES) add(name, 'page');
    return made;
  }

  names() {
    return [...this.#all.keys()];
  }
  musts(name) {
    return MUST[this.#all.get(name).kind];
  }

  /** Opens a page in a situation. */
  async open(name, touch) {
    const { kind, path } = this.#all.get(name);
    const how = { language: this.language, hasTouch: touch };
    if (kind === 'page') this.people ??= await Peopled.make(this.place);
    const page = kind === 'page' ? await this.people.open(name, how) : await this.#table(path, how);
    for (const [what, where] of this.musts(name)) {
      await until(() => page.locator(where).first().isVisible(), `${name} has “${what}”`);
    }
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.waitForTimeout(300);
    return page;
  }

  /** Opens a table, or the form for a new game. */
  async #table(path, how) {
    const page = await this.place.somebody(how);
    await keep(page, this.saved);
    await page.goto(typeof path === 'string' ? path : await this.#online(page, path));
    if (path !== '/play') await page.locator('[data-phase] [data-board]').waitFor();
    return page;
  }

  /** Creates a game on the server. Returns its address. */
  async #online(page, { seats, as, offer }) {
    const other = await this.place.somebody();
    const maker = as === 'maker' ? page : other;
    for (const who of [page, other]) {
      await who.goto('/online');
      await post(who, '/api/guest', {});
    }
    const { id } = await post(maker, '/api/games', {
      game: 'skud',
      time: { kind: 'clock', base: 10800, increment: 5 },
      seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'anyone' }))],
    });
    if (offer) {
      for (const action of ['join', 'draw']) await post(other, `/api/games/${id}/actions`, { action });
    }
    return `/game/${id}`;
  }
}

/** Resizes the window, and scrolls to the top. */
export async function at(page, { width, height }) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(150);
}

/** The board's share of the window, and all faults: what cannot be pressed without scrolling, what is too wide, and
 * controls too small for a finger. */
export async function findings(page, musts, { touch }) {
  return page.evaluate(
    ([musts, touch]) => {
      const faults = [];
      const named = (control) => (control.textContent.trim() || control.ariaLabel || control.id).slice(0, 40);
      const share = (part, whole) => `${Math.round((100 * part) / whole)} %`;
      for (const [what, where] of musts) {
        const found = [...document.querySelectorAll(where)].filter((element) => element.checkVisibility());
        const pressed = (element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          // A hand or a board must be reachable as a whole, a button only in its middle.
          const spots = element.matches('.mine, [data-board]')
            ? [
                [left + 2, top + 2],
                [left + width - 2, top + height - 2],
              ].map(([x, y]) => [x, y, true])
            : [[left + width / 2, top + height / 2, false]];
          return spots.every(([x, y, inside]) => {
            if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
            const hit = document.elementFromPoint(x, y);
            return inside || !!hit?.closest(where);
          });
        };
        if (!found.some(pressed)) faults.push(`${what} cannot be pressed`);
      }
      const over = document.documentElement.scrollWidth - innerWidth;
      if (over > 0) faults.push(`${over} px too wide`);
      // On pages without a table: check every control, each scrolled into view.
      const page = !document.querySelector('[data-phase]');
      const where = page ? 'main' : '[data-phase] :is(.bar, .sheet)';
      for (const control of document.querySelectorAll(`${where} :is(button, a, input, select, textarea, summary)`)) {
        if (!control.checkVisibility() || control.closest('[popover]')) continue;
        const label = control.matches('[type=checkbox], [type=radio]') && control.closest('label');
        const spot = label || control;
        if (page) {
          spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const [{ left, top, width, height }] = spot.getClientRects();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          if (!hit || !spot.contains(hit)) faults.push(`“${named(control)}” cannot be pressed`);
        }
        const { width, height } = spot.getBoundingClientRect();
        if (touch && !control.matches('a:not(.button)') && (width < 39.5 || height < 39.5))
          faults.push(`“${named(control)}” is ${Math.round(width)}×${Math.round(height)} px`);
      }
      if (page) scrollTo({ top: 0, behavior: 'instant' });
      const board = document.querySelector('[data-phase] [data-board]')?.getBoundingClientRect();
      const shown = board
        ? `${share(board.height, innerHeight)} / ${share(board.width, innerWidth)}`
        : share(document.documentElement.scrollWidth, innerWidth);
      return { board: shown, faults };
    },
    [musts, touch],
  );
}
