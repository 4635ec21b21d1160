//! The properties that a page gives to the table.

import type { Snippet } from 'svelte';
import type { Mark } from '../board/types.ts';
import type { Game } from '../lib/rules.ts';
import type { Turn } from './turn.ts';
import type { Sitters } from './voice.ts';

/** The properties of a table. */
export type TableProps = {
  /** The game, at the start of a turn. */
  game: Game;
  /** Changes when `game` is changed in place. */
  version: number;
  /** The letter of the seat at the bottom. */
  bottom?: string;
  /** The letters of the seats that the person can move. */
  mine: string[];
  /** The players by seat. Without them seats have their own names. */
  sitters?: Sitters;
  /** A game in which it is already the person's turn, for choosing a premove. */
  ahead?: Game | null;
  /** Whether an earlier position is shown. */
  past?: boolean;
  /** Whether the game waits for players, so that no tiles and clocks are shown. */
  waiting?: boolean;
  /** Whether the last turn is on its way to the server, and the next one is the person's, too. */
  sending?: boolean;
  /** Whether the last turn waits for a connection. */
  unsent?: boolean;
  /** Marks on the board besides the person's own. */
  marks?: Mark[];
  /** The kinds of tiles in the bottom hand that a hint highlights. */
  lit?: string[];
  /** Whether the state of the game is written beside the board. */
  spoken?: boolean;
  /** The text when there is nothing to do. */
  note?: string;
  /** What the game waits for while nothing can be pressed. It replaces whose turn it is. */
  busy?: string;
  /** Whether the first turn shows the aim of the game. */
  aim?: boolean;
  /** A hint for this step, shown below the instruction, and the word to choose. */
  hint?: { text: string; word?: string } | null;
  /** Called with every state of the turn. */
  onstep?: (turn: Turn) => void;
  /** Called with a whole turn in notation. It is a premove if there is `ahead`. */
  onturn: (text: string) => void;
  /** Turns the board. */
  onflip?: () => void;
  /** Rendered beside the name of a seat: a clock, a rating. */
  beside?: Snippet<[string]>;
  /** The clock of a seat in words, in games with clocks. */
  clock?: (letter: string) => string;
  /** A gauge along the edge of the board. */
  gauge?: Snippet;
  /** Rendered over the rest: questions, the result. */
  sheet?: Snippet;
  /** Rendered below the instruction for a while. */
  below?: Snippet;
  /** The few buttons that are used often, in fixed places. */
  controls?: Snippet;
  /** Menu entries for rare actions. */
  menu?: Snippet;
  /** The list of turns, and other content of the page. */
  side?: Snippet;
  /** Whether the side says what to do. */
  task?: boolean;
};
