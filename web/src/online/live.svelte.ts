//! A game on the server, kept in sync. The server is authoritative: the page's copy follows the server's entries. One's
//! own turn is shown before it is acknowledged, but does not count as made.

import type { Action } from '../protocol/Action.ts';
import type { GameState } from '../protocol/GameState.ts';
import type { LogEntry } from '../protocol/LogEntry.ts';
import type { Notice } from '../protocol/Notice.ts';
import type { Paired } from '../protocol/Paired.ts';
import type { Problem } from '../protocol/Problem.ts';
import type { Standing } from '../protocol/Standing.ts';
import type { ToClient } from '../protocol/ToClient.ts';
import { ApiError, api } from '../lib/api.ts';
import { t } from '../lib/i18n.svelte.ts';
import { notify } from '../lib/notices.svelte.ts';
import { randomText } from '../lib/random.ts';
import { Game } from '../lib/rules.ts';
import { somebody } from '../lib/session.svelte.ts';
import { connected, listen, send, serverNow } from '../lib/socket.svelte.ts';
import { IDLE } from '../play/turn.ts';
import { LiveBoard, opened, taken } from './board.svelte.ts';
import { Talk } from './talk.svelte.ts';
import { tellDeclined, tellTurnedDown } from './told.ts';

/** The interval for sending an unacknowledged turn again. Its idempotency key prevents duplicates. */
const AGAIN = 5_000;
/** After this absence of the opponent a game with clocks can be claimed. */
export const GONE = 60_000;

const newKey = () => randomText(24);

export class OnlineGame extends LiveBoard {
  /** Whether the game does not exist. */
  missing = $state(false);
  watching = $state(0);
  /** The number of news about conditional turns from the server. */
  told = $state(0);
  /** Since when each disconnected seat has been away, as far as known here. */
  away = $state.raw<Record<string, number>>({});
  readonly talk: Talk = new Talk(this);
  private taking = 0;

  /** Follows the game until the returned function is called. */
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

  /** Subscribes to the game, each time the socket has opened. */
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
  /** Sends the premove again, because a restarted or another server may not have it. Its key prevents duplicates. */
  private pushPremove(): void {
    const { premove, state } = this;
    if (!premove || !state || !this.playing) return;
    send({
      type: 'turn',
      game: this.id,
      turn: { ...premove, position_version: state.position_version, premove: !this.myTurn },
    });
  }

  private hear(message: ToClient): void {
    if (message.type === 'welcome') {
      const other = (message.account ?? undefined) !== this.account;
      this.account = message.account ?? undefined;
      // The connection now has another account, which may have a seat.
      if (other && this.state) this.watch();
      else if (this.state) void this.talk.read();
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
    } else if (message.type === 'said' && message.id === this.id) this.talk.hear(message.message);
    else if (message.type === 'notice' && message.notice.kind === 'premove' && message.notice.game === this.id)
      this.hearPremove(message.notice);
    else if (message.type === 'notice' && message.notice.kind === 'conditions' && message.notice.game === this.id) {
      const { turn, fate } = message.notice;
      this.told += 1;
      notify(() => t(`conditions-${fate}`, { turn }));
    }
  }

  /** Handles the fate of a premove, which another window may have set. */
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

  /** Takes over the server's state of the game. */
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
    // Only the record shows who has resigned in a game of three or four.
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
    // In the first state, a player who is away may have been away for long; only the server knows.
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

  /** Checks the premove when it is one's turn, and drops it if it is illegal. Otherwise the server makes it, or
   * receives it now; its key prevents duplicates. */
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

  /** Applies the entries since the last update. */
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
        else if (entry.kind === 'decline') tellDeclined(this.mine, state.offers, entry.seat);
        else if (entry.kind === 'abort' && !entry.seat) tellTurnedDown(this.mine, state);
        whole ||= ['join', 'leave'].includes(entry.kind);
        whole ||= state.seats.length > 2 && ['resign', 'flag', 'left'].includes(entry.kind);
      }
    } catch {
      // The page's copy is out of step, so load the server's.
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

  /** Sends a turn, and shows it at once. */
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

  /** Sets a premove on the server. */
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

  /** Performs an action that is not a turn. A refusal goes into `problem`. */
  async act(action: Action, seat?: string): Promise<boolean> {
    return this.attempt(async () => {
      if (action === 'join') await somebody();
      await api.post(`/api/games/${this.id}/actions`, { action, ...(seat ? { seat } : {}) });
      if (!connected()) return;
      this.watch(action === 'join' ? undefined : this.state?.version);
    });
  }

  /** Creates or joins the rematch. Resolves to its identifier, or undefined if it was refused. */
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

  async attempt(work: () => Promise<void>): Promise<boolean> {
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
}
