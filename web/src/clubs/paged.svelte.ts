//! A paged list: the first page is loaded at once and again after changes, the others on demand.

import { untrack } from 'svelte';
import { api } from '../lib/api.ts';

/** A page from the server, with a cursor to the next one. */
type Page = { after?: string | null; before?: string | number | null };

/** The items of all loaded pages; reactive. */
export class Paged<P extends Page, T> {
  items = $state.raw<T[] | null>(null);
  error = $state.raw<unknown>(null);
  rest = $state<string | null>(null);
  readonly #path: () => string | null;
  readonly #items: (page: P) => T[];
  #asked = 0;

  /** Must be called while a component initialises. `path` is what to load, or null, and `changes` tells when to load
   * again. */
  constructor(path: () => string | null, items: (page: P) => T[], changes: () => number = () => 0) {
    [this.#path, this.#items] = [path, items];
    $effect(() => {
      void path();
      void changes();
      untrack(() => void this.#read(null));
    });
  }

  /** Loads the next page. */
  more(): Promise<void> {
    return this.#read(this.rest);
  }

  async #read(from: string | null) {
    const wanted = this.#path();
    this.#asked += 1;
    const own = this.#asked;
    if (wanted === null) {
      [this.items, this.rest] = [null, null];
      return;
    }
    const url = new URL(wanted, location.origin);
    if (from !== null) for (const name of ['after', 'before']) url.searchParams.set(name, from);
    try {
      const page = await api.get<P>(url.pathname + url.search);
      if (own !== this.#asked) return;
      const found = this.#items(page);
      this.items = from === null ? found : [...(this.items ?? []), ...found];
      const rest = page.after ?? page.before;
      [this.rest, this.error] = [rest === null || rest === undefined ? null : String(rest), null];
    } catch (error) {
      if (own === this.#asked) this.error = error;
    }
  }
}
