// Pages with content from other people, as seen with an account: clubs, a tournament, notices, an app that asks for
// access.

import { createHash } from 'node:crypto';
import { Member } from './member.mjs';

const DAY = 86_400_000;
/** The authorization request of an external app, as query parameters. */
const ASKED = {
  response_type: 'code',
  redirect_uri: 'https://board.example/back',
  scope: 'read play',
  state: 'teapot',
  code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
  code_challenge_method: 'S256',
};
const CLUB = {
  description: 'Tea and tiles every evening. Beginners are welcome, and so is everybody who comes back after years.',
  languages: ['en', 'fa', 'pl'],
  entry: 'request',
  public: true,
};

/** The pages by name: who opens it, its path, and the open tab. */
const PAGES = {
  'start page': { who: 'ana', path: () => '/' },
  clubs: { who: 'ana', path: () => '/clubs' },
  'club, news': { who: 'ana', path: ({ club }) => club },
  'club, members': { who: 'ana', path: ({ club }) => club, tab: 1 },
  'club, matches': { who: 'ana', path: ({ club }) => club, tab: 3 },
  'club, manage': { who: 'ana', path: ({ club }) => club, tab: 4 },
  'club, a visitor': { who: 'dov', path: ({ club }) => club },
  'new club': { who: 'ana', path: () => '/clubs/new' },
  notices: { who: 'ana', path: () => '/notices' },
  'notice settings': { who: 'ana', path: () => '/account/notices' },
  apps: { who: 'ana', path: () => '/account/apps' },
  consent: { who: 'bo', path: ({ consent }) => consent },
  tournaments: { who: 'ana', path: () => '/tournaments' },
  tournament: { who: 'ana', path: ({ tournament }) => tournament },
  'new tournament': { who: 'ana', path: () => '/tournaments/new' },
  puzzles: { who: 'ana', path: () => '/puzzles' },
  puzzle: { who: 'ana', path: () => '/puzzles/day/today' },
};

export class Peopled {
  static NAMES = Object.keys(PAGES);

  static async make(place) {
    const made = new Peopled();
    const [ana, bo, cyra, dov] = await Promise.all(['Ana', 'Bo', 'Cyra', 'Dov'].map((word) => Member.of(place, word)));
    const end = ana.name.replace(/\D/g, '');
    const club = await ana.json('POST', '/api/clubs', { name: `White Lotus ${end}`, ...CLUB });
    const path = (rest = '') => `/api/clubs/${club.id}${rest}`;
    const act = (act) => ana.json('POST', path('/acts'), act);
    for (const one of [bo, cyra]) {
      await one.json('POST', path('/join'), { text: 'May I?' });
      if (one === bo) await act({ kind: 'accept', name: bo.name });
    }
    await act({ kind: 'helper', name: bo.name, helps: true });
    await act({ kind: 'invite', name: dov.name });
    for (const text of ['Welcome to the new club.', 'Tea at five:\nbring a friend who has never played.'])
      await ana.json('POST', path('/posts'), { text });
    const other = await dov.json('POST', '/api/clubs', { name: `Jade Garden ${end}`, ...CLUB, entry: 'invitation' });
    const match = { pick: { game: 'skud' }, time: { kind: 'clock', base: 600, increment: 5 }, boards: 2 };
    const challenge = (from, by, against) =>
      by.json('POST', `/api/clubs/${from.id}/matches`, { ...match, against: against.id, starts_at: Date.now() + DAY });
    await challenge(club, ana, other);
    await challenge(other, dov, club);

    const format = { kind: 'dutch', rounds: 2 };
    const time = { kind: 'clock', base: 600, increment: 5 };
    const cup = { name: `Spring Cup ${end}`, picks: [{ game: 'skud' }], time, format };
    const { id: tournament } = await ana.json('POST', '/api/tournaments', cup);
    for (const one of [ana, bo, cyra, dov]) await one.json('POST', `/api/tournaments/${tournament}/join`, {});
    await ana.json('POST', `/api/tournaments/${tournament}/acts`, { kind: 'start' });

    for (const [one, game] of [
      [bo, 'halma'],
      [cyra, 'street'],
    ])
      await one.json('POST', '/api/games', {
        game,
        time: { kind: 'days', days: 3 },
        seats: [{ kind: 'me' }, { kind: 'player', name: ana.name }],
      });

    const app = { name: 'Tea Board', url: 'https://board.example/', redirects: [ASKED.redirect_uri] };
    const { id: client_id } = await ana.json('POST', '/api/apps', { ...app, scopes: ['read', 'play'] });
    const query = `${new URLSearchParams({ ...ASKED, client_id })}`;
    await ana.json('POST', '/api/consent', { query, allow: true });

    made.people = { ana, bo, dov };
    made.paths = {
      club: `/clubs/${club.id}`,
      tournament: `/tournament/${tournament}`,
      consent: `/oauth/authorize?${query}`,
    };
    return made;
  }

  /** Opens a page and waits until it is complete. */
  async open(name, how) {
    const { who, path, tab } = PAGES[name];
    const page = await this.people[who].open(path(this.paths), how);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    if (tab) await page.getByRole('tab').nth(tab).click();
    await page.waitForFunction(() => !document.querySelector('main[aria-busy=true], main [aria-busy=true]'));
    return page;
  }
}
