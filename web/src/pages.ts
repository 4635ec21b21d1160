//! The routes: every page by its path, loaded on the first visit.

import type { Component } from 'svelte';
import Home from './pages/Home.svelte';
import { entryOf, GAMES } from './games/index.ts';
import { type More, readMore } from './lib/i18n.svelte.ts';
import { match } from './lib/router.svelte.ts';

type Loaded = { default: Component<Record<string, string>> };
/** Requests what a page will ask for, in parallel to its code. If that fails, the page reports it. */
const lessons = () =>
  GAMES.map((id) =>
    entryOf(id)
      ?.lessons()
      .catch(() => undefined),
  );
const rules = ({ game }: Record<string, string>) =>
  entryOf(game)
    ?.rules()
    .catch(() => undefined);

/** The home page is in the main bundle. It is rendered after the frame around it, in a second short task, so that the
 * browser can react in between. */
const pages: [path: string, load: () => Promise<Loaded>, also?: (args: Record<string, string>) => unknown][] = [
  ['/', () => new Promise((done) => setTimeout(() => done({ default: Home as Loaded['default'] })))],
  ['/play', () => import('./pages/Play.svelte') as Promise<Loaded>],
  ['/online', () => import('./pages/Online.svelte') as Promise<Loaded>],
  ['/game/:id', () => import('./pages/Game.svelte') as Promise<Loaded>],
  ['/analysis', () => import('./pages/Analysis.svelte') as Promise<Loaded>],
  ['/puzzles', () => import('./pages/Puzzles.svelte') as Promise<Loaded>],
  ['/puzzles/days', () => import('./pages/PuzzleDays.svelte') as Promise<Loaded>],
  ['/puzzles/day/:day', () => import('./pages/PuzzleDay.svelte') as Promise<Loaded>],
  ['/puzzles/train', () => import('./pages/PuzzleTrain.svelte') as Promise<Loaded>],
  ['/puzzles/run', () => import('./pages/PuzzleRun.svelte') as Promise<Loaded>],
  ['/puzzles/again', () => import('./pages/PuzzleAgain.svelte') as Promise<Loaded>],
  ['/puzzles/progress', () => import('./pages/PuzzleProgress.svelte') as Promise<Loaded>],
  ['/puzzles/moment', () => import('./pages/PuzzleMoment.svelte') as Promise<Loaded>],
  ['/puzzles/moment/:game', () => import('./pages/PuzzleMoment.svelte') as Promise<Loaded>],
  ['/puzzles/:name', () => import('./pages/Puzzle.svelte') as Promise<Loaded>],
  ['/learn', () => import('./pages/Learn.svelte') as Promise<Loaded>, lessons],
  ['/learn/:game', () => import('./pages/Lesson.svelte') as Promise<Loaded>],
  ['/learn/:game/:lesson', () => import('./pages/Lesson.svelte') as Promise<Loaded>],
  ['/rules/:game', () => import('./pages/Rules.svelte') as Promise<Loaded>, rules],
  ['/thanks', () => import('./pages/Thanks.svelte') as Promise<Loaded>],
  ['/sign-in', () => import('./pages/SignIn.svelte') as Promise<Loaded>],
  ['/sign-up', () => import('./pages/SignUp.svelte') as Promise<Loaded>],
  ['/confirm', () => import('./pages/Confirm.svelte') as Promise<Loaded>],
  ['/reset', () => import('./pages/Reset.svelte') as Promise<Loaded>],
  ['/account', () => import('./pages/Account.svelte') as Promise<Loaded>],
  ['/account/apps', () => import('./pages/Apps.svelte') as Promise<Loaded>],
  ['/oauth/authorize', () => import('./pages/Authorize.svelte') as Promise<Loaded>],
  ['/account/notices', () => import('./pages/NoticeSettings.svelte') as Promise<Loaded>],
  ['/notices', () => import('./pages/Notices.svelte') as Promise<Loaded>],
  ['/player/:name', () => import('./pages/Player.svelte') as Promise<Loaded>],
  ['/tournaments', () => import('./pages/Tournaments.svelte') as Promise<Loaded>],
  ['/tournaments/new', () => import('./pages/TournamentNew.svelte') as Promise<Loaded>],
  ['/tournament/:id', () => import('./pages/Tournament.svelte') as Promise<Loaded>],
  ['/clubs', () => import('./pages/Clubs.svelte') as Promise<Loaded>],
  ['/clubs/new', () => import('./pages/ClubNew.svelte') as Promise<Loaded>],
  ['/clubs/:id', () => import('./pages/Club.svelte') as Promise<Loaded>],
  ['/leaderboard', () => import('./pages/Leaderboard.svelte') as Promise<Loaded>],
  ['/settings', () => import('./pages/Settings.svelte') as Promise<Loaded>],
  ['/admin', () => import('./pages/Admin.svelte') as Promise<Loaded>],
  ['/bench', () => import('./pages/Bench.svelte') as Promise<Loaded>],
];

const MORE: [RegExp, More][] = [
  [/^\/(learn|rules)\b/, 'lore'],
  [/^\/(tournaments?|clubs)\b/, 'clubs'],
  [/^(\/account)?\/notices\b/, 'notices'],
  [/^\/(account\/apps|oauth)\b/, 'apps'],
];

type Page = {
  load: () => Promise<Loaded>;
  /** The parameters of the path. */
  args: Record<string, string>;
  /** The group of texts that only this page needs. */
  more?: More;
};
/** The page of the current address, or null; reactive. */
export function page(): Page | null {
  for (const [pattern, load, also] of pages) {
    const args = match(pattern);
    if (!args) continue;
    const both = () => {
      also?.(args);
      return load();
    };
    return { load: both, args, more: MORE.find(([start]) => start.test(pattern))?.[1] };
  }
  return null;
}

/** Loads a page and its texts. Rules and lessons load their own texts. */
export async function arrive({ load, more }: Page): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), more && more !== 'lore' ? readMore(more) : undefined]);
  return loaded;
}
