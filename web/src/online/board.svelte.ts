//! A game on the server from a player's view: the board, the clocks, and the possible actions.

import type { GameState } from '../protocol/GameState.ts';
import type { Problem } from '../protocol/Problem.ts';
import type { Room } from '../protocol/Room.ts';
import type { SeatView } from '../protocol/SeatView.ts';
import { Game } from '../lib/rules.ts';
import { sound } from '../lib/sound.ts';
import { heard, IDLE, part, type Delivery, type News } from '../play/turn.ts';

/** The start position of a game on the server. */
export function opened(setup: GameState['setup'], position?: string): Game {
  const { game, preset, options, letters, first } = setup;
  return Game.start({ game, preset, options, seats: letters.length, first: letters.indexOf(first), position });
}

/** The number of occupied points. Fewer after a turn means that something was captured. */
export function taken(game: Game): number {
  return game.boardView().points.filter((point) => point.stack.length > 0).length;
}

/** The known state of a game on the server, and one's possible actions. */
export class LiveBoard {
  /** The server's state of the game; null before the first message. */
  state = $state.raw<GameState | null>(null);
  /** The game as shown: the server's, plus one's own turn that is on its way. */
  shown = $state.raw<Game | null>(null);
  /** Changes with every change of the shown board. */
  changes = $state(0);
  /** The delivery of one's own turn. */
  protected delivery = $state.raw<Delivery>(IDLE);
  /** The turn that was sent but not acknowledged. */
  readonly pending = $derived(this.delivery.at === 'sent' ? this.delivery.parcel : null);
  /** The premove. */
  readonly premove = $derived(this.delivery.at === 'planned' ? this.delivery.parcel : null);
  /** The last refusal, until the next action. */
  problem = $state.raw<Problem | null>(null);
  protected account = $state<string | undefined>();
  /** The game as the server has it. */
  protected game: Game | null = null;
  /** The version of the position in `game`. */
  protected position = -1;

  /** Opens the game with this identifier. A preview makes no sound. */
  constructor(
    readonly id: string,
    private readonly silent = false,
  ) {}

  protected sound(name: Parameters<typeof sound>[0]): void {
    if (!this.silent) sound(name);
  }

  /** The letters of one's own seats. */
  readonly mine = $derived.by(() => {
    const own = this.state?.seats.filter((seat) => seat.player && seat.player.id === this.account) ?? [];
    return own.map((seat) => seat.seat);
  });
  readonly invited = $derived(
    this.state?.seats.some((seat) => seat.invited && seat.invited.id === this.account) ?? false,
  );
  readonly playing = $derived(this.state?.status === 'playing');
  readonly over = $derived(this.state?.status === 'over' || this.state?.status === 'aborted');
  /** Whether one has resigned while others play on. */
  readonly gaveUp = $derived.by(() => {
    void this.changes;
    const own = this.shown?.boardView().seats.filter((seat) => this.mine.includes(seat.letter)) ?? [];
    return own.length > 0 && own.every((seat) => seat.state === 'resigned');
  });
  /** Whether any offer is open, including one's own. */
  readonly offered = $derived(!!this.state?.offers?.draw || !!this.state?.offers?.takeback);
  /** What one can do at the board now. */
  readonly part = $derived(
    part(this.delivery, {
      playing: this.playing,
      toMove: this.state?.to_move,
      mine: this.mine,
      gaveUp: this.gaveUp,
    }),
  );
  readonly myTurn = $derived(this.part === 'moves');
  /** Whether one is to move again after the turn that is on its way. */
  readonly sending = $derived.by(() => {
    void this.changes;
    return !!this.pending && this.mine.includes(this.shown?.boardView().to_move ?? '');
  });
  /** The chat room for one's own messages. */
  readonly room: Room = $derived(this.mine.length ? 'players' : 'spectators');

  protected deliver(news: News): void {
    this.delivery = heard(this.delivery, news);
  }

  /** Updates the shown game: the server's, with one's own turn on top. */
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

  /** The time left on a seat's clock at a moment, in milliseconds; undefined without a clock. */
  left(seat: SeatView, now: number): number | undefined {
    const { clocks, seats } = this.state ?? {};
    if (!clocks || !seats) return undefined;
    const left = clocks.left[seats.indexOf(seat)];
    return Math.max(0, clocks.running === seat.seat ? left - (now - clocks.at) : left);
  }
}
