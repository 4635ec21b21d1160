//! The rules of the games: the project's Rust code as WebAssembly. This file only adds types.

import init, {
  Game as Raw,
  games as list,
  guess as guessed,
  linked,
  marks as listMarks,
  tags,
} from '../wasm/teahouse.js';
import file from '../wasm/teahouse_bg.wasm?url';
import type { Asked } from '../protocol/rules/Asked.ts';
import type { EntryView } from '../protocol/rules/EntryView.ts';
import type { Fact } from '../protocol/rules/Fact.ts';
import type { Guess } from '../protocol/rules/Guess.ts';
import type { Info } from '../protocol/rules/Info.ts';
import type { Message } from '../protocol/rules/Message.ts';
import type { Place } from '../protocol/rules/Place.ts';
import type { Refused } from '../protocol/rules/Refused.ts';
import type { View } from '../protocol/rules/View.ts';
import { fetchFile } from './host.ts';
import { drawn, task } from './tasks.ts';

export type { Asked, EntryView, Fact, Guess, Info, Message, Place, Refused, View };
export type { Coord } from '../protocol/rules/Coord.ts';
export type { LineView } from '../protocol/rules/LineView.ts';
export type { Piece } from '../protocol/rules/Piece.ts';
export type { PartView } from '../protocol/rules/PartView.ts';
export type { OutcomeView } from '../protocol/rules/OutcomeView.ts';
export type { PointView } from '../protocol/rules/PointView.ts';
export type { StepView } from '../protocol/rules/StepView.ts';

/** The specification of a new game. */
export type Wanted = {
  game: string;
  seats?: number;
  preset?: string;
  options?: Record<string, string>;
  /** The first seat, from 0, in games where it is drawn at random. */
  first?: number;
  /** The position to start from, in one-line notation. */
  position?: string;
};

/** An error of the rules. `say` in `words.ts` makes a sentence of it. */
export class Refusal extends Error {
  constructor(readonly why: Message) {
    super(why.id);
  }
}

let loading: Promise<unknown> | undefined;
/** Loads the rules, once, after the page has been painted. Nothing else in this file may be used before. */
export function loadRules(): Promise<unknown> {
  loading ??= drawn()
    .then(() => init({ module_or_path: fetchFile(file) }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function refuse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    let why: unknown;
    try {
      why = JSON.parse((error as Error).message);
    } catch {
      throw error;
    }
    throw new Refusal(why as Message);
  }
}

let infos: Info[] | undefined;
/** Every game with its seats, options and presets. */
export function catalogue(): Info[] {
  infos ??= JSON.parse(list()) as Info[];
  return infos;
}

/** The letters of the seats of a game in turn order. */
export function letters(game: string, seats: number): string[] {
  const info = catalogue().find((info) => info.id === game);
  return [...(info?.letters.find(([n]) => n === seats)?.[1] ?? '')];
}

/** Every mark of a review, worst first: the minimum loss that earns it (as a share of a point), and its sign. */
export function marks(): [least: number, sign: string][] {
  return JSON.parse(listMarks()) as [number, string][];
}

/** The tags of a record; for any other text there are none. */
export function tagsOf(text: string): Record<string, string> {
  return Object.fromEntries(JSON.parse(tags(text)) as [string, string][]);
}

/** The record of the game in a link of The Garden Gate. Throws a `Refusal`. */
export function recordOfLink(link: string): string {
  return refuse(() => linked(link));
}

/** The game that turns without tags may belong to; undefined if the text is anything else. */
export function guess(text: string): Guess | undefined {
  const found = guessed(text);
  return found === undefined ? undefined : (JSON.parse(found) as Guess);
}

/** Whether tiles are chosen for a reserve, in which case nothing is put on the board. */
export function choosesTiles(view: Pick<View, 'sets' | 'chosen_for'>): boolean {
  return view.sets.length > 0 || !!view.chosen_for;
}

/** A figure of a seat as a number. Some figures are numbers, others have one letter for each thing that the seat
 * holds. */
export function figureOf(view: View, letter: string, name: string): number {
  const value = view.seats.find((seat) => seat.letter === letter)?.figures.find(([other]) => other === name)?.[1] ?? '';
  return Number.isNaN(Number(value)) ? value.length : Number(value);
}

/** A game in progress. */
export class Game {
  private constructor(private readonly raw: Raw) {}

  static start(wanted: Wanted): Game {
    return refuse(() => new Game(new Raw(JSON.stringify(wanted))));
  }
  /** The game of a record. */
  static read(record: string): Game {
    return refuse(() => new Game(Raw.read(record)));
  }

  view(): View {
    return JSON.parse(this.raw.view()) as View;
  }
  /** The view without legal moves, for pictures and for the state of the game. */
  boardView(): View {
    return JSON.parse(this.raw.board_view()) as View;
  }
  /** The record. `players` are names in turn order, `date` looks like 2026-11-15. */
  record(players: string[] = [], date = new Date().toISOString().slice(0, 10)): string {
    return this.raw.record(players, date);
  }
  /** The name of the game. */
  get id(): string {
    return this.raw.id();
  }
  get options(): string {
    return this.raw.options();
  }
  /** The seat to move, from 0. */
  get seat(): number {
    return this.raw.seat();
  }
  get seats(): number {
    return this.raw.seats();
  }
  /** The number of completed turns. */
  get turn(): number {
    return this.raw.turn();
  }
  /** Whether a turn has begun but is not complete. */
  get pending(): boolean {
    return this.raw.pending();
  }
  get over(): boolean {
    return this.raw.over();
  }
  step(path: Place[]): void {
    refuse(() => this.raw.step(JSON.stringify(path)));
  }
  /** Why no legal step begins with a path; undefined if one does. */
  refusal(path: Place[]): Message | undefined {
    const why = this.raw.refusal(JSON.stringify(path));
    return why === undefined ? undefined : (JSON.parse(why) as Message);
  }
  /** Every place that cannot come next after a path, with the reason. */
  refusals(path: Place[]): Refused[] {
    return refuse(() => JSON.parse(this.raw.refusals(JSON.stringify(path))) as Refused[]);
  }
  /** What the rules ask of the player to move after a path. */
  asks(path: Place[] = []): Asked {
    return refuse(() => JSON.parse(this.raw.asks(JSON.stringify(path))) as Asked);
  }
  /** The effects of a turn from here, most important first. */
  facts(turn: string): Fact[] {
    return refuse(() => JSON.parse(this.raw.facts(turn)) as Fact[]);
  }
  /** The view as it would be after a step. */
  preview(path: Place[]): View {
    return refuse(() => JSON.parse(this.raw.preview(JSON.stringify(path))) as View);
  }
  /** Plays a turn in notation: only the turn, or an entry with number and seat. */
  play(text: string): void {
    refuse(() => this.raw.play(text));
  }
  resign(seat: number): void {
    refuse(() => this.raw.resign(seat));
  }
  undoStep(): boolean {
    return this.raw.undo_step();
  }
  undo(): boolean {
    return this.raw.undo();
  }
  redo(): boolean {
    return this.raw.redo();
  }
  entries(): string[] {
    return this.raw.entries();
  }
  shownEntries(): string[] {
    return this.raw.shown_entries();
  }
  /** The parsed entries. */
  turns(): EntryView[] {
    return JSON.parse(this.raw.turns()) as EntryView[];
  }
  /** The record of this game with other entries, which are not checked. */
  unread(entries: string[]): string {
    return this.raw.unread(entries);
  }
  /** The steps of the current turn so far, in notation. */
  partial(): string {
    return this.raw.partial();
  }
  position(): string {
    return this.raw.position();
  }
  legalTurns(): string[] {
    return this.raw.legal_turns();
  }
  /** A game from here as if it were already the turn of a seat (from 0); undefined if its turn cannot be chosen in
   * advance. */
  atTurnOf(seat: number): Game | undefined {
    const raw = this.raw.at_turn_of(seat);
    return raw && new Game(raw);
  }
  /** A new game of the same kind. `first` begins, in games where that is drawn at random. */
  again(first?: number): Game {
    return refuse(() => new Game(this.raw.again(first)));
  }
  copy(): Game {
    return new Game(this.raw.copy());
  }
  /** Frees the memory. */
  free(): void {
    this.raw.free();
  }
}

/** Whether two places are the same. */
export function samePlace(a: Place, b: Place): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The view after some turns, for a picture. Each part runs in a task of its own, because the first calls of the rules
 * are slow. */
export async function boardViewOf(wanted: Wanted, turns: string[] = []): Promise<View> {
  await loadRules();
  await task();
  const game = Game.start(wanted);
  await task();
  for (const turn of turns) game.play(turn);
  await task();
  const view = game.boardView();
  game.free();
  await task();
  return view;
}
