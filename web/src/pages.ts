//! Every page by its path, loaded when somebody goes there.

import type { Component } from 'svelte';
import Home from './pages/Home.svelte';
import { entryOf, GAMES } from './lib/games.ts';
import { match } from './lib/router.svelte.ts';

type Loaded = { default: Component<Record<string, string>> };
/** The lessons come with the page that lists them. */
async function learn(): Promise<Loaded> {
  const page = import('./pages/Learn.svelte') as Promise<Loaded>;
  await Promise.all(GAMES.map((id) => entryOf(id)?.lessons())).catch(() => undefined);
  return page;
}

/** The start page is there already, and is drawn after what stands around it: two short pieces of work, between which
 * the browser may do its own. */
const pages: [string, () => Promise<Loaded>][] = [
  ['/', () => new Promise((done) => setTimeout(() => done({ default: Home as Loaded['default'] })))],
  ['/play', () => import('./pages/Play.svelte') as Promise<Loaded>],
  ['/online', () => import('./pages/Online.svelte') as Promise<Loaded>],
  ['/game/:id', () => import('./pages/Game.svelte') as Promise<Loaded>],
  ['/analysis', () => import('./pages/Analysis.svelte') as Promise<Loaded>],
  ['/learn', learn],
  ['/learn/:game', () => import('./pages/Lesson.svelte') as Promise<Loaded>],
  ['/learn/:game/:lesson', () => import('./pages/Lesson.svelte') as Promise<Loaded>],
  ['/rules/:game', () => import('./pages/Rules.svelte') as Promise<Loaded>],
  ['/thanks', () => import('./pages/Thanks.svelte') as Promise<Loaded>],
  ['/sign-in', () => import('./pages/SignIn.svelte') as Promise<Loaded>],
  ['/sign-up', () => import('./pages/SignUp.svelte') as Promise<Loaded>],
  ['/confirm', () => import('./pages/Confirm.svelte') as Promise<Loaded>],
  ['/reset', () => import('./pages/Reset.svelte') as Promise<Loaded>],
  ['/account', () => import('./pages/Account.svelte') as Promise<Loaded>],
  ['/player/:name', () => import('./pages/Player.svelte') as Promise<Loaded>],
  ['/leaderboard', () => import('./pages/Leaderboard.svelte') as Promise<Loaded>],
  ['/settings', () => import('./pages/Settings.svelte') as Promise<Loaded>],
  ['/admin', () => import('./pages/Admin.svelte') as Promise<Loaded>],
  ['/bench', () => import('./pages/Bench.svelte') as Promise<Loaded>],
];

type Page = {
  load: () => Promise<Loaded>;
  /** What the path names. */
  args: Record<string, string>;
  /** Whether it needs the long texts. */
  lore: boolean;
};
/** The page of the address, or nothing; reactive. */
export function page(): Page | null {
  for (const [pattern, load] of pages) {
    const args = match(pattern);
    if (args) return { load, args, lore: /^\/(learn|rules)\b/.test(pattern) };
  }
  return null;
}
