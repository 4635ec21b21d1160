//! Operations on the tree of conditional turns: add, remove, merge, and list as lines. All are pure functions.

import type { Branch } from '../protocol/Branch.ts';
import type { EntryView, Game } from '../lib/rules.ts';

/** A turn of a line, for display. */
export type Step = { entry: EntryView; own: boolean; line: string[] };

/** The turn in an entry of the record. */
export const turnOf = (entry: string): string => entry.slice(entry.indexOf('.') + 1);

/** Adds a turn after a line. One's own answer replaces an earlier answer. */
export function withTurn(branches: Branch[], line: string[], branch: Branch, own: boolean): Branch[] {
  if (line.length) {
    const below = ({ then = [], ...rest }: Branch) => ({ ...rest, then: withTurn(then, line.slice(1), branch, own) });
    return branches.map((other) => (other.turn === line[0] ? below(other) : other));
  }
  if (branches.some(({ turn }) => turn === branch.turn)) return branches;
  return own ? [branch] : [...branches, branch];
}

/** Removes a line, up to the turn from which another line branches off. */
export function withoutLine(branches: Branch[], [turn, ...rest]: string[]): Branch[] {
  return branches.flatMap((branch) => {
    if (branch.turn !== turn) return [branch];
    const then = rest.length ? withoutLine(branch.then ?? [], rest) : [];
    return then.length ? [{ ...branch, then }] : [];
  });
}

/** Merges two trees. If they have different answers, the second one wins. */
export function merged(first: Branch[], second: Branch[], mine: string[]): Branch[] {
  const own = second.some(({ seat = '' }) => mine.includes(seat));
  const kept = first.filter(({ turn }) => !own && !second.some((other) => other.turn === turn));
  const joined = second.map((branch) => {
    const other = first.find(({ turn }) => turn === branch.turn);
    return { ...branch, then: merged(other?.then ?? [], branch.then ?? [], mine) };
  });
  return [...kept, ...joined];
}

/** Cuts each line off after the last answer of one's own. */
export function answered(branches: Branch[], mine: string[]): Branch[] {
  return branches.flatMap(({ then = [], ...branch }) => {
    const after = answered(then, mine);
    return after.length || mine.includes(branch.seat ?? '') ? [{ ...branch, then: after }] : [];
  });
}

/** The lines of a tree, from a board on. Turns that are not legal there are left out. */
export function linesOf(board: Game, branches: Branch[], mine: string[]): Step[][] {
  const game = board.copy();
  const read = (branches: Branch[], before: string[]): Step[][] =>
    branches.flatMap(({ turn, seat = '', then = [] }) => {
      try {
        game.play(turn);
      } catch {
        return [];
      }
      const entry = game.turns().at(-1);
      const line = [...before, turn];
      const after = read(then, line);
      game.undo();
      if (!entry) return [];
      const step = { entry, own: mine.includes(seat), line };
      return after.length ? after.map((rest) => [step, ...rest]) : [[step]];
    });
  const lines = read(branches, []);
  game.free();
  return lines;
}
