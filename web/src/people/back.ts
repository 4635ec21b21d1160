//! The way back after signing in.

import { query } from '../lib/router.svelte.ts';

/** The path in `?to=` if it is on this site, or else the home page. */
export function back(): string {
  const to = query().get('to') ?? '';
  const ours = /^\/(?![/\\])/.test(to) && new URL(to, location.href).origin === location.origin;
  return ours ? to : '/';
}

/** The path with the current `?to=` added. */
export function keeping(path: string): string {
  const to = query().get('to');
  return to ? `${path}?to=${encodeURIComponent(to)}` : path;
}

/** The sign-in page that returns to this path. */
export function signIn(to: string): string {
  return `/sign-in?to=${encodeURIComponent(to)}`;
}

export function playerPath(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}
