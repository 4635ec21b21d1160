//! A game on the server, kept in step with it. What the server says always counts: the page's copy of the game
//! follows its entries, and a turn of one's own is shown before it is acknowledged but never taken for made.

import type { Action } from '../protocol/Action.ts';
import type { GameState } from '../protocol/GameState.ts';
import type { LogEntry } from '../protocol/LogEntry.ts';
import type { Message } from '../protocol/Message.ts';
import type { Notice } from '../protocol/Notice.ts';
import type { Paired } from '../protocol/Paired.ts';
import type { Problem } from '../protocol/Problem.ts';
import type { Room } from '../protocol/Room.ts';
import type { SeatView } from '../protocol/SeatView.ts';
import type { Standing } from '../protocol/Standing.ts';
import type { ToClient } from '../protocol/ToClient.ts';
import { ApiError, api } from '../lib/api.ts';
import { t } from '../lib/i18n.svelte.ts';
import { notify } from '../lib/notices.svelte.ts';
import { randomText } from '../lib/random.ts';
import { Game } from '../lib/rules.ts';
import { somebody } from '../lib/session.svelte.ts';
import { connected, listen, send, serverNow } from '../lib/socket.svelte.ts';
import { sound } from '../lib/sound.ts';
import { personName } from '../lib/words.ts';
import { heard, IDLE, part, type Delivery, type News } from '../play/turn.ts';

/** How often a turn without an answer is sent again; its key keeps it from being made twice. */
const AGAIN = 5_000;
/** After this long a game with clocks can be claimed from a player who is away. */
export const GONE = 60_000;

const newKey = () => randomText(24);

/** The start of a game on the server. */
export function opened(setup: GameState['setup'], position?: string): Game {
  const { game, preset, options, letters, first } = setup;
  return Game.start({ game, preset, options, seats: letters.length, first: letters.indexOf(first), position });
}

/** How many points of the board are taken; fewer after a turn means that something was captured. */
function taken(game: Game): number {
  return game.boardView().points.filter((point) => point.stack.length > 0).length;
}

export class OnlineGame {
  /** The game as the server says; nothing before it was heard. */
  state = $state.raw<GameState | null>(null);
  /** The game as it is shown: the server's, and a turn of ours that is on its way. */
  shown = $state.raw<Game | null>(null);
  /** Changes whenever the board that is shown does. */
  changes = $state(0);
  /** Where our turn is on its way. */
  private delivery = $state.raw<Delivery>(IDLE);
  /** The turn that was sent and is not acknowledged. */
  readonly pending = $derived(this.delivery.at === 'sent' ? this.delivery.parcel : null);
  /** The turn that is made after the opponent's. */
  readonly premove = $derived(this.delivery.at === 'planned' ? this.delivery.parcel : null);
  /** What was refused last, until something else is done. */
  problem = $state.raw<Problem | null>(null);
  /** Whether there is no such game. */
  missing = $state(false);
  watching = $state(0);
  /** Since when each seat that is not connected has been away, as far as is known here. */
  away = $state.raw<Record<string, number>>({});
  said = $state.raw<Record<Room, Message[]>>({ players: [], spectators: [] });
  private account = $state<string | undefined>();
  /** The game as the server has it. */
  private game: Game | null = null;
  /** The version of the position in `game`. */
  private position = -1;
  private taking = 0;

  /** A game with this identifier; one that is only looked at in passing makes no sound. */
  constructor(
    readonly id: string,
    private readonly silent = false,
  ) {}

  private sound(name: Parameters<typeof sound>[0]): void {
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

  /** Listens until the returned function is called. */
  start(): () => void {
    const stop = listen(
      (message) => this.hear(message),
      () => this.join(),
    );
    const again = setInterval(() => {
      if (connected() && this.pending) this.push();
    }, AGAIN);
    return () => {
      clearInterval(again);
      send({ type: 'unwatch', game: this.id });
      stop();
    };
  }

  /** Says what to hear of, whenever the socket is open (again). */
  private join(): void {
    this.watch(this.state?.version);
    this.push();
  }
  private watch(seen?: number): void {
    send({ type: 'watch', game: this.id, ...(seen ? { seen } : {}) });
  }
  private push(): void {
    if (this.pending) send({ type: 'turn', game: this.id, turn: this.pending });
    else if (this.premove) this.pushPremove();
  }
  /** A server that came back, or another one, may not have it: with its key it is made once all the same. */
  private pushPremove(): void {
    const { premove, state } = this;
    if (!premove || !state || !this.playing) return;
    send({
      type: 'turn',
      game: this.id,
      turn: { ...premove, position_version: state.position_version, premove: !this.myTurn },
    });
  }

  private deliver(news: News): void {
    this.delivery = heard(this.delivery, news);
  }

  private hear(message: ToClient): void {
    if (message.type === 'welcome') {
      const other = (message.account ?? undefined) !== this.account;
      this.account = message.account ?? undefined;
      // Somebody else sits here now, and may have a seat.
      if (other && this.state) this.watch();
      else if (this.state) void this.read();
    } else if (message.type === 'game' && message.game.id === this.id) void this.take(message.game);
    else if (message.type === 'entries' && message.id === this.id) this.follow(message.entries, message.standing);
    else if (message.type === 'accepted' && message.id === this.id) {
      const waiting = !!this.pending;
      this.deliver({ type: 'accepted', idempotency_key: message.request_id });
      if (waiting && !this.pending) {
        if (message.accepted.version > (this.state?.version ?? 0)) this.watch(this.state?.version);
      }
    } else if (message.type === 'refused' && message.id === this.id) this.refused(message.request_id, message.problem);
    else if (message.type === 'present' && message.id === this.id) {
      const [now, before] = [serverNow(), this.away];
      const gone = this.state?.seats.filter((seat) => seat.player && !message.seats.includes(seat.seat)) ?? [];
      this.away = Object.fromEntries(gone.map((seat) => [seat.seat, before[seat.seat] ?? now]));
      this.watching = message.watching;
    } else if (message.type === 'said' && message.id === this.id) this.hearSaid(message.message);
    else if (message.type === 'notice' && message.notice.kind === 'premove' && message.notice.game === this.id)
      this.hearPremove(message.notice);
  }

  /** What has become of the turn chosen in advance, here or in another window. */
  private hearPremove({ turn, fate }: Extract<Notice, { kind: 'premove' }>): void {
    const same = this.premove?.turn === turn;
    if (fate === 'kept' && !same && !this.pending) this.watch();
    if (fate === 'impossible') notify(() => t('online-premove-impossible', { turn }));
    if (same && (fate === 'dropped' || fate === 'impossible')) this.deliver({ type: 'impossible' });
  }

  private refused(key: string | undefined, problem: Problem): void {
    if (problem.error === 'not-found' && !this.state) this.missing = true;
    const { pending, premove } = this;
    this.deliver({ type: 'refused', idempotency_key: key, error: problem.error, board: !!problem.game });
    if (premove && this.premove && key === premove.idempotency_key && problem.game) void this.take(problem.game);
    if (!pending || this.pending) return;
    this.problem = problem;
    if (problem.game) void this.take(problem.game);
    else this.show();
  }

  /** Shows the server's game, and our turn on top of it. */
  private show(): void {
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

  /** Takes the game as the server says that it stands. */
  private async take(state: GameState): Promise<void> {
    if (this.state && state.version < this.state.version) return;
    this.taking += 1;
    const own = this.taking;
    let game: Game | undefined;
    try {
      game = opened(state.setup);
      for (const turn of state.turns) game.play(turn.entry);
    } catch {
      game = undefined;
    }
    // Those who gave up in a game of many are in the record only.
    if (game?.position() !== state.position) {
      try {
        game = Game.read(await api.get<string>(`/api/games/${this.id}/record`));
      } catch {
        if (!game) return;
      }
      if (own !== this.taking) return;
    }
    const same = this.position === state.position_version && !this.pending;
    const away = state.seats.filter((seat) => seat.player && !seat.present).map((seat) => seat.seat);
    // A player who was away before may have been so for long: the server knows.
    const since = this.state ? serverNow() : serverNow() - GONE;
    this.away = Object.fromEntries(away.map((seat) => [seat, this.away[seat] ?? since]));
    this.state = state;
    const kept = state.premove && {
      turn: state.premove.turn,
      idempotency_key: state.premove.idempotency_key ?? newKey(),
    };
    this.deliver({ type: 'board', position_version: state.position_version, kept: kept ?? undefined });
    this.game = game;
    this.position = state.position_version;
    if (!same || !this.shown) this.show();
    this.reconsider();
  }

  /** The turn in advance, when its time has come: it is dropped if it cannot be made. Otherwise the server makes
   * it by itself, if it has it; with its key it is made once. */
  private reconsider(): void {
    if (!this.premove || (this.playing && !this.myTurn)) return;
    const copy = this.game?.copy();
    try {
      if (!this.playing) throw new Error();
      copy?.play(this.premove.turn);
      this.pushPremove();
    } catch {
      this.deliver({ type: 'impossible' });
    } finally {
      copy?.free();
    }
  }

  /** Follows what has happened since. */
  private follow(entries: LogEntry[], standing: Standing): void {
    const state = this.state;
    if (!state || !this.game) return this.watch();
    const fresh = entries.filter((entry) => entry.number > state.version);
    if (fresh.length && fresh[0].number !== state.version + 1) return this.watch();
    let { turns, rematch } = state;
    let [moved, whole] = [false, false];
    try {
      for (const entry of fresh) {
        if (entry.kind === 'turn') {
          const own = !!entry.seat && this.mine.includes(entry.seat);
          const before = taken(this.game);
          this.game.play(entry.body);
          turns = [...turns, { entry: entry.body, at: entry.at, spent: entry.spent }];
          moved = true;
          if (!own || !this.pending) this.sound(taken(this.game) < before ? 'capture' : 'move');
          if (own) this.deliver({ type: 'made' });
        } else if (entry.kind === 'takeback') {
          const back = Number(entry.body);
          for (let i = 0; i < back; i++) this.game.undo();
          turns = turns.slice(0, turns.length - back);
          moved = true;
          this.deliver({ type: 'taken-back' });
          whole ||= state.seats.length > 2;
        } else if (entry.kind === 'rematch') rematch = entry.body;
        else if (entry.kind === 'start') this.sound('start');
        else if (entry.kind === 'decline') this.declined(state.offers, entry.seat);
        else if (entry.kind === 'abort' && !entry.seat) this.turnedDown(state);
        whole ||= ['join', 'leave'].includes(entry.kind);
        whole ||= state.seats.length > 2 && ['resign', 'flag', 'left'].includes(entry.kind);
      }
    } catch {
      // The page's copy cannot follow: the server's is taken instead.
      this.state = null;
      return this.watch();
    }
    const gone = { to_move: undefined, clocks: undefined, deadline: undefined, outcome: undefined };
    this.state = { ...state, turns, rematch, ...gone, ...standing };
    if (moved) {
      this.position = standing.position_version;
      this.show();
    }
    if (this.over && state.status === 'playing') {
      this.sound('end');
      whole = true;
    }
    this.reconsider();
    if (whole) this.watch();
  }

  /** Tells whoever has offered something that it was declined. */
  private declined({ draw, takeback }: GameState['offers'], by?: string): void {
    if (!by || this.mine.includes(by) || ![...draw, ...takeback].some((letter) => this.mine.includes(letter))) return;
    notify(() => t(draw ? 'online-draw-declined' : 'online-takeback-declined'));
  }

  /** Tells whoever waits for a challenged player that the challenge was declined. */
  private turnedDown({ status, seats }: GameState): void {
    const invited = seats.find((seat) => seat.invited)?.invited?.name;
    if (status === 'open' && invited && this.mine.length)
      notify(() => t('online-challenge-declined', { name: personName(invited) }));
  }

  /** Makes a turn; it is shown at once. */
  turn(text: string): void {
    if (!this.state || !this.game || !this.myTurn) return;
    this.problem = null;
    const before = taken(this.game);
    this.delivery = {
      at: 'sent',
      parcel: { turn: text, position_version: this.state.position_version, idempotency_key: newKey() },
    };
    this.show();
    this.sound(this.shown && taken(this.shown) < before ? 'capture' : 'move');
    this.push();
  }

  /** Leaves a turn with the server that is made at once after the opponent's. */
  planTurn(text: string): void {
    if (!this.state || this.part !== 'chooses') return;
    this.problem = null;
    this.delivery = {
      at: 'planned',
      parcel: { turn: text, position_version: this.state.position_version, idempotency_key: newKey() },
    };
    this.pushPremove();
  }
  async dropPlan(): Promise<void> {
    const { premove } = this;
    if (premove && (await this.act('drop-premove')) && this.premove?.idempotency_key === premove.idempotency_key)
      this.delivery = IDLE;
  }

  /** Does something else than a turn. What is refused is in `problem`. */
  async act(action: Action, seat?: string): Promise<boolean> {
    return this.attempt(async () => {
      if (action === 'join') await somebody();
      await api.post(`/api/games/${this.id}/actions`, { action, ...(seat ? { seat } : {}) });
      if (!connected()) return;
      this.watch(action === 'join' ? undefined : this.state?.version);
    });
  }

  /** The next game with the same players, with our seat taken; nothing if it was refused. */
  async rematch(): Promise<string | undefined> {
    let next: string | undefined;
    await this.attempt(async () => {
      const { game } = await api.post<Paired>(`/api/games/${this.id}/rematch`);
      if (!game) return;
      await api.post(`/api/games/${game}/actions`, { action: 'join' });
      next = game;
    });
    return next;
  }

  async say(text: string): Promise<boolean> {
    return this.attempt(async () => {
      await somebody();
      this.hearSaid(await api.post<Message>(`/api/games/${this.id}/chat`, { room: this.room, text }));
    });
  }

  private async attempt(work: () => Promise<void>): Promise<boolean> {
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.problem;
      if (error.problem.game) void this.take(error.problem.game);
      return false;
    }
  }

  private hearSaid(message: Message): void {
    const list = this.said[message.room];
    if (list.some((other) => other.number === message.number)) return;
    this.said = { ...this.said, [message.room]: [...list, message] };
  }

  /** Reads what was said so far; after the game players see both rooms. */
  async read(): Promise<void> {
    const rooms: Room[] = this.mine.length && this.over ? ['players', 'spectators'] : [this.room];
    for (const room of rooms) {
      try {
        const list = await api.get<Message[]>(`/api/games/${this.id}/chat?room=${room}`);
        this.said = { ...this.said, [room]: list };
      } catch {
        // Without a connection there is nothing new to read.
      }
    }
  }

  /** What a seat has left on its clock at a moment, in milliseconds; nothing without clocks. */
  left(seat: SeatView, now: number): number | undefined {
    const { clocks, seats } = this.state ?? {};
    if (!clocks || !seats) return undefined;
    const left = clocks.left[seats.indexOf(seat)];
    return Math.max(0, clocks.running === seat.seat ? left - (now - clocks.at) : left);
  }
}
