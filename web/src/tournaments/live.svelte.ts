//! A live tournament: loaded once, then followed by its stream, and loaded again after every interruption.

import { api, ApiError } from '../lib/api.ts';
import type { SeatResult } from '../protocol/SeatResult.ts';
import type { StandingLine } from '../protocol/StandingLine.ts';
import type { TournamentEntry } from '../protocol/TournamentEntry.ts';
import type { TournamentLine } from '../protocol/TournamentLine.ts';
import type { TournamentView } from '../protocol/TournamentView.ts';
import { lines } from './lines.ts';
import { entrantName } from './words.ts';

/** The stream sends something every seven seconds. After this silence, in milliseconds, it is dead. */
const SILENCE = 20_000;
/** How long to collect changes before everything is loaded again, in milliseconds. */
const GATHER = 400;
/** The maximum number of log entries to load, and the number in one answer. */
const LONGEST = 1_000;
const PAGE = 200;

export class LiveTournament {
  view = $state.raw<TournamentView | null>(null);
  /** The log, oldest first. A long log lacks its beginning. */
  log = $state.raw<TournamentEntry[]>([]);
  /** Incremented whenever standings, rounds and lists of games may have changed. */
  changes = $state(0);
  connected = $state(false);
  error = $state.raw<unknown>(null);
  #ended = false;
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #reading = Promise.resolve();

  /** The names of all known players, by number. */
  names = $state.raw(new Map<number, string>());

  constructor(readonly id: string) {}

  /** Adds the names of players that a part of the page has loaded. */
  meet(people: (StandingLine | SeatResult)[]): void {
    const fresh = people.filter((one) => this.names.get(one.number) !== entrantName(one));
    if (fresh.length)
      this.names = new Map([...this.names, ...fresh.map((one) => [one.number, entrantName(one)] as const)]);
  }

  /** The API path of a part of the tournament. */
  path(part: string): string {
    return `/api/tournaments/${encodeURIComponent(this.id)}${part}`;
  }

  /** Follows the tournament until the returned function is called. */
  start(): () => void {
    const again = () => {
      clearTimeout(this.#timer);
      this.#abort?.abort();
      if (!this.connected) void this.#listen();
    };
    addEventListener('online', again);
    void this.#listen();
    return () => {
      this.#ended = true;
      removeEventListener('online', again);
      clearTimeout(this.#timer);
      clearTimeout(this.#gathering);
      this.#abort?.abort();
    };
  }

  /** Takes over the answer to an action. */
  took(view: TournamentView): void {
    if (!this.view || view.version >= this.view.version) this.view = view;
    this.#changed();
  }

  /** Follows the stream. Reconnects with exponential backoff and jitter. */
  async #listen(tries = 0): Promise<void> {
    if (this.#ended) return;
    const abort = new AbortController();
    this.#abort = abort;
    let silence = setTimeout(() => abort.abort(), SILENCE);
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => abort.abort(), SILENCE);
    };
    try {
      for await (const line of lines(this.path('/stream'), abort.signal, heard)) {
        tries = 0;
        this.connected = true;
        this.#hear(JSON.parse(line) as TournamentLine);
      }
    } catch (error) {
      // A refused request would be refused again.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.error = error;
        this.#ended = true;
      }
    } finally {
      clearTimeout(silence);
      this.connected = false;
    }
    if (this.#ended) return;
    const wait = Math.min(10_000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6);
    this.#timer = setTimeout(() => void this.#listen(tries + 1), wait);
  }

  #hear(line: TournamentLine): void {
    if (line.type === 'tournament') {
      this.view = line.tournament;
      this.error = null;
      this.changes += 1;
      this.#readLog(line.tournament.version);
      return;
    }
    const { entries, version, status, next_at, game } = line;
    if (this.view) {
      const you = this.view.you && { ...this.view.you, game };
      this.view = { ...this.view, version: Math.max(version, this.view.version), status, next_at, you };
    }
    const last = this.log.at(-1)?.number ?? 0;
    // A line does not always contain all new entries.
    if ((entries[0]?.number ?? last + 1) > last + 1) this.#readLog(version);
    else this.#add(entries);
    this.#changed();
  }

  #add(entries: TournamentEntry[]): void {
    const last = this.log.at(-1)?.number ?? 0;
    const added = entries.filter(({ number }) => number > last);
    if (added.length) this.log = [...this.log, ...added];
  }

  /** Loads the missing log entries up to a version. */
  #readLog(version: number): void {
    this.#reading = this.#reading.then(async () => {
      try {
        let after = Math.max(this.log.at(-1)?.number ?? 0, version - LONGEST);
        while (after < version && !this.#ended) {
          const entries = await api.get<TournamentEntry[]>(this.path(`/log?after=${after}`));
          this.#add(entries);
          if (entries.length < PAGE) break;
          after = entries.at(-1)?.number ?? version;
        }
      } catch {
        // The next line of the stream will try again.
      }
    });
  }

  /** Schedules a reload of everything, one for many changes. */
  #changed(): void {
    if (this.#gathering) return;
    this.#gathering = setTimeout(
      () => {
        this.#gathering = undefined;
        void this.#refresh();
      },
      GATHER * (0.6 + Math.random() * 0.8),
    );
  }

  async #refresh(): Promise<void> {
    if (this.#ended) return;
    this.changes += 1;
    try {
      const view = await api.get<TournamentView>(this.path(''));
      if (!this.view || view.version >= this.view.version) this.view = view;
    } catch {
      // The stream reports when the server is back.
    }
  }
}
