//! A game on this device: its turns, its players, and the thinking computer.

import type { Engine } from '../lib/engine.ts';
import { t } from '../lib/i18n.svelte.ts';
import { letters, type Game } from '../lib/rules.ts';
import { sound } from '../lib/sound.ts';
import { sayError } from '../lib/words.ts';
import { save, type Players } from './saved.ts';
import { namesOf } from './voice.ts';

/** The minimum time of a computer's turn, in milliseconds. */
const PAUSE = 350;

export class LocalGame {
  /** The key of the saved game. */
  key = $state('');
  game = $state.raw<Game | null>(null);
  players = $state.raw<Players>({});
  private seed = 0;
  /** Changes whenever the game is changed in place. */
  version = $state(0);
  /** The shown turn. The number of turns means the current position. */
  at = $state(0);
  thinking = $state(false);
  error = $state('');
  /** The number of undone turns that can be redone. */
  undone = $state(0);
  /** Incremented whenever the running search is no longer wanted. */
  round = 0;

  constructor(
    private readonly engine: Engine,
    /** Called when the game has been replaced. */
    private readonly onchange: () => void,
  ) {}

  readonly entries = $derived.by(() => {
    void this.version;
    return this.game?.shownEntries() ?? [];
  });
  readonly now = $derived(this.entries.length);
  /** The game after the shown turn. */
  readonly shown = $derived.by(() => {
    void this.version;
    if (!this.game || this.at >= this.now) return this.game;
    const past = this.game.copy();
    for (let i = this.now; i > this.at; i -= 1) past.undo();
    return past;
  });
  /** The letters of all seats. */
  readonly seats = $derived(this.game ? letters(this.game.id, this.game.seats) : []);
  /** The seat to move. */
  readonly letter = $derived.by(() => {
    void this.version;
    return this.game && !this.game.over ? this.seats[this.game.seat] : '';
  });

  /** The names of the players in turn order. */
  get names(): string[] {
    return namesOf(this.game?.id ?? '', this.players);
  }

  open(name: string, opened: Game, who: Players, seed: number): void {
    this.key = name;
    this.players = who;
    this.seed = seed;
    this.game = opened;
    this.changed();
    void this.think();
  }

  private changed(): void {
    this.version += 1;
    this.onchange();
    this.undone = 0;
    this.at = this.game?.entries().length ?? 0;
    if (this.game) save(this.key, this.game, this.players, this.seed, this.names);
  }

  turn(text: string): void {
    try {
      this.game?.play(text);
      sound(this.game?.over ? 'end' : 'move');
      this.changed();
      void this.think();
    } catch (why) {
      this.error = sayError(why, this.game?.id);
    }
  }

  /** Lets the computer make its turn, if it is to move. */
  async think(): Promise<void> {
    const own = ++this.round;
    const { game, letter, players, seed } = this;
    this.thinking = !!game && !game.over && !!players[letter];
    if (!game || !this.thinking) return;
    this.error = '';
    try {
      const begun = performance.now();
      const thought = await this.engine.think(game.record(), { level: players[letter], seed });
      // An instant answer is hard to follow.
      await new Promise((done) => setTimeout(done, Math.max(0, PAUSE - (performance.now() - begun))));
      if (own !== this.round) return;
      this.thinking = false;
      const found = thought?.lines[0]?.turns[0];
      if (found) this.turn(found);
      else this.error = t('play-engine-failed');
    } catch {
      if (own !== this.round) return;
      this.thinking = false;
      this.error = t('play-engine-failed');
    }
  }
  /** Discards the running search. */
  interrupt(): void {
    this.round += 1;
    this.thinking = false;
    this.engine.close();
  }

  /** Whether the computer is to move, with a person at the table. */
  private answered(people: boolean): boolean {
    return people && !!this.game && !!this.players[this.seats[this.game.seat]];
  }
  /** Undoes up to the last turn of a person. */
  undo(people: boolean): void {
    const { game, now } = this;
    if (!game) return;
    this.interrupt();
    if (!game.undo()) return;
    while (this.answered(people) && game.undo());
    const back = now - game.entries().length + this.undone;
    this.changed();
    this.undone = back;
  }
  redo(): void {
    const { game, now } = this;
    if (!game?.redo()) return;
    while (this.answered(true) && !game.over && game.redo());
    const left = this.undone - (game.entries().length - now);
    this.changed();
    this.undone = left;
    void this.think();
  }
  resign(): void {
    try {
      this.game?.resign(this.game.seat);
      sound('end');
      this.changed();
    } catch (why) {
      this.error = sayError(why, this.game?.id);
    }
  }
}
