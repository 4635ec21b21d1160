//! Opens what people paste, drop or type, as an address of the analysis.

import { catalogue, Game, recordOfLink, tagsOf, type Guess, type Wanted } from '../lib/rules.ts';
import { classify, linkOf } from './link.ts';

/** The maximum length of a record. A file that is not a record may be longer. */
const LONGEST = 1_000_000;
/** The maximum length of a position. */
const LONGEST_POSITION = 5_000;

/** The address for a text; or turns for which the person has to choose the game. */
export type Opened = { to: string } | { turns: Guess };
/** Why nothing was opened, if not an error of the rules. The message is the end of a text's name. */
export class Unopened extends Error {
  constructor(readonly id: 'text-unknown' | 'file-long') {
    super(id);
  }
}

/** The tags that say what is played. */
const KIND = ['game', 'seats', 'options', 'first'];

/** All specifications of games that differ from a preset in at most one option, most common first. */
function* asks(): Generator<Wanted> {
  for (const { id: game, seats: numbers, options } of catalogue()) {
    for (const seats of numbers) {
      yield { game, seats };
      for (const { name, values } of options) {
        for (const value of values) yield { game, seats, options: { [name]: value } };
      }
    }
  }
}

/** The record of a position in one-line notation: of the game `near` if possible, else of the first game that accepts
 * it. Null if none does. */
export function recordOfPosition(line: string, near = ''): string | null {
  const position = line.trim();
  if (!position || position.length > LONGEST_POSITION || position.includes('\n')) return null;
  const tags = Object.entries(tagsOf(near)).filter(([name]) => KIND.includes(name));
  const tries = [
    () => Game.read([...tags, ['start', position]].map(([name, value]) => `${name}: ${value}\n`).join('')),
    ...[...asks()].map((wanted) => () => Game.start({ ...wanted, position })),
  ];
  for (const read of tags.length ? tries : tries.slice(1)) {
    try {
      const game = read();
      const record = game.record();
      game.free();
      return record;
    } catch {
      // The position belongs to another game.
    }
  }
  return null;
}

/** Opens a text. `near` is the record of the current game. Throws errors of the rules. */
export async function openText(given: string, near = ''): Promise<Opened> {
  const pasted = classify(given);
  if (pasted.kind === 'record') {
    Game.read(pasted.text).free();
    return { to: await linkOf(`${pasted.text}\n`) };
  }
  if (pasted.kind === 'own') return { to: pasted.to };
  if (pasted.kind === 'link') return { to: await linkOf(recordOfLink(pasted.link)) };
  if (pasted.kind === 'turns') return { turns: pasted };
  const record = recordOfPosition(given, near);
  if (record) return { to: await linkOf(record) };
  throw new Unopened('text-unknown');
}

/** The text of a file. */
export function textOf(file: File): Promise<string> {
  return file.size > LONGEST ? Promise.reject(new Unopened('file-long')) : file.text();
}
