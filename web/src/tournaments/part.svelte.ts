//! A part of a tournament that is shown: read when it is needed, and again after changes.

import { untrack } from 'svelte';
import { api } from '../lib/api.ts';

/** What the server answers for a path; reactive. While another answer is awaited the one before stays. */
export class Part<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);

  /** To be made while a component is: `path` says what to read, nothing for nothing, and `changes` when to read again. */
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
            // What is shown stays when it cannot be read again.
            if (own === asked && this.value === null) this.error = error;
          },
        );
      });
    });
  }
}
