//! Conditional turns as a tree: branches are added, taken out and read line by line. Nothing here is changed in place.

import type { Branch } from '../protocol/Branch.ts';
import type { EntryView, Game } from '../lib/rules.ts';

/** A turn of a line, as it is shown. */
export type Step = { entry: EntryView; own: boolean; line: string[] };

/** The turn in an entry of the record. */
export const turnOf = (entry: string): string => entry.slice(entry.indexOf('.') + 1);

/** The tree with one more turn after a line; where one answers oneself, in place of another answer. */
export function withTurn(branches: Branch[], line: string[], branch: Branch, own: boolean): Branch[] {
  if (line.length) {
    const below = ({ then = [], ...rest }: Branch) => ({ ...rest, then: withTurn(then, line.slice(1), branch, own) });
    return branches.map((other) => (other.turn === line[0] ? below(other) : other));
  }
  if (branches.some(({ turn }) => turn === branch.turn)) return branches;
  return own ? [branch] : [...branches, branch];
}

/** The tree without a line, as far up as nothing else belongs to it. */
export function withoutLine(branches: Branch[], [turn, ...rest]: string[]): Branch[] {
  return branches.flatMap((branch) => {
    if (branch.turn !== turn) return [branch];
    const then = rest.length ? withoutLine(branch.then ?? [], rest) : [];
    return then.length ? [{ ...branch, then }] : [];
  });
}

/** Both trees in one; where they answer differently, as the second does. */
export function merged(first: Branch[], second: Branch[], mine: string[]): Branch[] {
  const own = second.some(({ seat = '' }) => mine.includes(seat));
  const kept = first.filter(({ turn }) => !own && !second.some((other) => other.turn === turn));
  const joined = second.map((branch) => {
    const other = first.find(({ turn }) => turn === branch.turn);
    return { ...branch, then: merged(other?.then ?? [], branch.then ?? [], mine) };
  });
  return [...kept, ...joined];
}

/** The lines that end with an answer, without what comes after their last one. */
export function answered(branches: Branch[], mine: string[]): Branch[] {
  return branches.flatMap(({ then = [], ...branch }) => {
    const after = answered(then, mine);
    return after.length || mine.includes(branch.seat ?? '') ? [{ ...branch, then: after }] : [];
  });
}

/** The lines of a tree from a board on, each from its first turn to its last; what does not fit is left out. */
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
