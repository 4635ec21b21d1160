//! What people paste, drop or type, opened: it becomes an address of the analysis.

import { catalogue, Game, recordOfLink, tagsOf, type Guess, type Wanted } from '../lib/rules.ts';
import { classify, linkOf } from './link.ts';

/** No record is anywhere near as long; another file may be. */
const LONGEST = 1_000_000;
/** No position is as long. */
const LONGEST_POSITION = 5_000;

/** Where a text leads; or turns of which the person has to say what game they are of. */
export type Opened = { to: string } | { turns: Guess };
/** Why nothing was opened, where the rules were not asked: the end of a sentence's name. */
export class Unopened extends Error {
  constructor(readonly id: 'text-unknown' | 'file-long') {
    super(id);
  }
}

/** The tags that say what is played. */
const KIND = ['game', 'seats', 'options', 'first'];

/** Every way to ask for a game that changes at most one option, the usual ones first. */
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

/** The record of a position in its one-line form, if it is one: of the game `near` if it can be, else of the first that
 * reads it. */
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
      // It is of another game.
    }
  }
  return null;
}

/** Opens a text; `near` is the record of the game that is looked at. Throws what the rules refuse. */
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
