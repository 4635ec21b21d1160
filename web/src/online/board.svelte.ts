//! A game on the server as a player sees it: the board, the clocks, and what may be done now.

import type { GameState } from '../protocol/GameState.ts';
import type { Problem } from '../protocol/Problem.ts';
import type { Room } from '../protocol/Room.ts';
import type { SeatView } from '../protocol/SeatView.ts';
import { Game } from '../lib/rules.ts';
import { sound } from '../lib/sound.ts';
import { heard, IDLE, part, type Delivery, type News } from '../play/turn.ts';

/** The start of a game on the server. */
export function opened(setup: GameState['setup'], position?: string): Game {
  const { game, preset, options, letters, first } = setup;
  return Game.start({ game, preset, options, seats: letters.length, first: letters.indexOf(first), position });
}

/** How many points of the board are taken; fewer after a turn means that something was captured. */
export function taken(game: Game): number {
  return game.boardView().points.filter((point) => point.stack.length > 0).length;
}

/** What is known of a game on the server, and what one may do in it. */
export class LiveBoard {
  /** The game as the server says; nothing before it was heard. */
  state = $state.raw<GameState | null>(null);
  /** The game as it is shown: the server's, and a turn of ours that is on its way. */
  shown = $state.raw<Game | null>(null);
  /** Changes whenever the board that is shown does. */
  changes = $state(0);
  /** Where our turn is on its way. */
  protected delivery = $state.raw<Delivery>(IDLE);
  /** The turn that was sent and is not acknowledged. */
  readonly pending = $derived(this.delivery.at === 'sent' ? this.delivery.parcel : null);
  /** The turn that is made after the opponent's. */
  readonly premove = $derived(this.delivery.at === 'planned' ? this.delivery.parcel : null);
  /** What was refused last, until something else is done. */
  problem = $state.raw<Problem | null>(null);
  protected account = $state<string | undefined>();
  /** The game as the server has it. */
  protected game: Game | null = null;
  /** The version of the position in `game`. */
  protected position = -1;

  /** A game with this identifier; one that is only looked at in passing makes no sound. */
  constructor(
    readonly id: string,
    private readonly silent = false,
  ) {}

  protected sound(name: Parameters<typeof sound>[0]): void {
    if (!this.silent) sound(name);
  }

  /** The letters of our seats. */
  readonly mine = $derived.by(() => {
    const own = this.state?.seats.filter((seat) => seat.player && seat.player.id === this.account) ?? [];
    return own.map((seat) => seat.seat);
  });
  readonly invited = $derived(
    this.state?.seats.some((seat) => seat.invited && seat.invited.id === this.account) ?? false,
  );
  readonly playing = $derived(this.state?.status === 'playing');
  readonly over = $derived(this.state?.status === 'over' || this.state?.status === 'aborted');
  /** Whether one has given up while others play on. */
  readonly gaveUp = $derived.by(() => {
    void this.changes;
    const own = this.shown?.boardView().seats.filter((seat) => this.mine.includes(seat.letter)) ?? [];
    return own.length > 0 && own.every((seat) => seat.state === 'resigned');
  });
  /** Whether an offer waits for an answer, whoever made it. */
  readonly offered = $derived(!!this.state?.offers?.draw || !!this.state?.offers?.takeback);
  /** What one may do at the board now. */
  readonly part = $derived(
    part(this.delivery, {
      playing: this.playing,
      toMove: this.state?.to_move,
      mine: this.mine,
      gaveUp: this.gaveUp,
    }),
  );
  readonly myTurn = $derived(this.part === 'moves');
  /** Whether one is to move again, once the turn on its way has arrived. */
  readonly sending = $derived.by(() => {
    void this.changes;
    return !!this.pending && this.mine.includes(this.shown?.boardView().to_move ?? '');
  });
  /** The room in which one speaks. */
  readonly room: Room = $derived(this.mine.length ? 'players' : 'spectators');

  protected deliver(news: News): void {
    this.delivery = heard(this.delivery, news);
  }

  /** Shows the server's game, and our turn on top of it. */
  protected show(): void {
    if (!this.game) return;
    let shown = this.game;
    if (this.pending) {
      try {
        shown = this.game.copy();
        shown.play(this.pending.turn);
      } catch {
        shown = this.game;
      }
    }
    this.shown = shown;
    this.changes += 1;
  }

  /** What a seat has left on its clock at a moment, in milliseconds; nothing without clocks. */
  left(seat: SeatView, now: number): number | undefined {
    const { clocks, seats } = this.state ?? {};
    if (!clocks || !seats) return undefined;
    const left = clocks.left[seats.indexOf(seat)];
    return Math.max(0, clocks.running === seat.seat ? left - (now - clocks.at) : left);
  }
}
