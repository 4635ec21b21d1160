//! The variations of studies, stored in the browser for the next visit to the same address.

import type { Tree } from './study.svelte.ts';

const KEY = 'teahouse-studies';
const MOST = 20;
const LARGEST = 100_000;

type Kept = [address: string, tree: Tree][];

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

/** The stored tree of an address. */
export function keptTree(address: string): Tree | undefined {
  return all().find(([other]) => other === address)?.[1];
}

/** Stores or deletes a tree. The oldest one is dropped when there are too many. */
export function keepTree(address: string, tree: Tree | null): void {
  const rest = all().filter(([other]) => other !== address);
  const kept: Kept =
    tree && JSON.stringify(tree).length < LARGEST ? ([[address, tree], ...rest].slice(0, MOST) as Kept) : rest;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the analysis still works.
  }
}
