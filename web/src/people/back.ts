//! Where somebody came from who was asked to sign in.

import { query } from '../lib/router.svelte.ts';

/** The path in `?to=`, if it is one of ours; else the start page. */
export function back(): string {
  const to = query().get('to') ?? '';
  const ours = /^\/(?![/\\])/.test(to) && new URL(to, location.href).origin === location.origin;
  return ours ? to : '/';
}

/** The same page with the way back kept. */
export function keeping(path: string): string {
  const to = query().get('to');
  return to ? `${path}?to=${encodeURIComponent(to)}` : path;
}

/** The page to sign in that leads back to this path. */
export function signIn(to: string): string {
  return `/sign-in?to=${encodeURIComponent(to)}`;
}

export function playerPath(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}
