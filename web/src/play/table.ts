//! What a page gives to the table.

import type { Snippet } from 'svelte';
import type { Mark } from '../board/types.ts';
import type { Game } from '../lib/rules.ts';
import type { Turn } from './turn.ts';
import type { Sitters } from './voice.ts';

/** What a table is given. */
export type TableProps = {
  /** The game, at the start of a turn. */
  game: Game;
  /** Changes when `game` was changed in place. */
  version: number;
  /** The letter of the seat at the bottom. */
  bottom?: string;
  /** The letters of the seats that may be moved from here. */
  mine: string[];
  /** Who sits where; else the seats are called by their names. */
  sitters?: Sitters;
  /** A game in which it is one's turn already, to choose a turn in advance. */
  ahead?: Game | null;
  /** Whether an earlier turn than the last one is looked at. */
  past?: boolean;
  /** Whether the game waits for its players: nobody has tiles or a clock yet. */
  waiting?: boolean;
  /** Whether our last turn is on its way to the server, and the next one is one's own too. */
  sending?: boolean;
  /** Whether our last turn waits for a connection. */
  unsent?: boolean;
  /** What is drawn on the board besides what the person draws. */
  marks?: Mark[];
  /** Kinds of tiles in the hand at the bottom that a hint points to. */
  lit?: string[];
  /** Whether the state of the game is said in words beside the board. */
  spoken?: boolean;
  /** What is said while there is nothing to do. */
  note?: string;
  /** What is waited for while nothing can be pressed; it is said instead of whose turn it is. */
  busy?: string;
  /** Whether the first turn begins with what one plays for. */
  aim?: boolean;
  /** An idea for this step, said below the instruction, and the word to be said. */
  hint?: { text: string; word?: string } | null;
  /** Hears of every state of the turn. */
  onstep?: (turn: Turn) => void;
  /** A whole turn in notation; chosen in `ahead` if there is such a game. */
  onturn: (text: string) => void;
  /** Turns the board. */
  onflip?: () => void;
  /** What stands beside the name of a seat: a clock, a rating. */
  beside?: Snippet<[string]>;
  /** The time of a seat in words, where there are clocks. */
  clock?: (letter: string) => string;
  /** A gauge along the edge of the board. */
  gauge?: Snippet;
  /** What stands over the rest: what needs an answer, the result. */
  sheet?: Snippet;
  /** What is told below the instruction for a while. */
  below?: Snippet;
  /** The few buttons that are used often; they keep their place. */
  controls?: Snippet;
  /** Entries of the menu: what is used rarely. */
  menu?: Snippet;
  /** Turns, and what else the page has to show. */
  side?: Snippet;
  /** Whether the side says what to do. */
  task?: boolean;
};
