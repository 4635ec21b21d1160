//! A visible part of a tournament: loaded when it is needed, and again after changes.

import { untrack } from 'svelte';
import { api } from '../lib/api.ts';

/** The server's answer for a path; reactive. It stays until the next answer arrives. */
export class Part<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);

  /** Must be created while a component initialises. `path` is what to load, or null, and `changes` tells when to load
   * again. */
  constructor(path: () => string | null, changes: () => number) {
    let asked = 0;
    let shown: string | null = null;
    $effect(() => {
      const wanted = path();
      void changes();
      untrack(() => {
        if (wanted !== shown) [this.value, this.error] = [null, null];
        shown = wanted;
        asked += 1;
        if (wanted === null) return;
        const own = asked;
        api.get<T>(wanted).then(
          (value) => {
            if (own === asked) [this.value, this.error] = [value, null];
          },
          (error: unknown) => {
            // If reloading fails, the old data stays.
            if (own === asked && this.value === null) this.error = error;
          },
        );
      });
    });
  }
}
