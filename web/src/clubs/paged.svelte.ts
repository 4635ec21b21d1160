//! A list that comes in pages: the first is read at once and again after changes, the others by a press.

import { untrack } from 'svelte';
import { api } from '../lib/api.ts';

/** What a page of the server's says about the one after it. */
type Page = { after?: string | null; before?: string | number | null };

/** The items of the pages that were read; reactive. */
export class Paged<P extends Page, T> {
  items = $state.raw<T[] | null>(null);
  error = $state.raw<unknown>(null);
  rest = $state<string | null>(null);
  readonly #path: () => string | null;
  readonly #items: (page: P) => T[];
  #asked = 0;

  /** To be made while a component is: `path` says what to read, nothing for nothing, and `changes` when to read again. */
  constructor(path: () => string | null, items: (page: P) => T[], changes: () => number = () => 0) {
    [this.#path, this.#items] = [path, items];
    $effect(() => {
      void path();
      void changes();
      untrack(() => void this.#read(null));
    });
  }

  /** Reads the page after those that are shown. */
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
