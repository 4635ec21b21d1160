//! Turns for the list of turns: each in its row and column, and its notation taken apart into tiles and words.

import type { Game } from '../lib/rules.ts';
import { t } from '../lib/i18n.svelte.ts';

/** An entry of the record: its number, the letter of the seat, and what was done. */
export type RecordEntry = { at: number; number: number; seat: string; body: string };
/** A row of the list: the entries of one number, by the letter of the seat. */
export type Row = { number: number; cells: Record<string, RecordEntry[]> };

/** The entries in rows. An entry that reads otherwise follows the one before it. */
export function rows(entries: string[], letters: string[]): Row[] {
  const found: Row[] = [];
  for (const [i, text] of entries.entries()) {
    const [, number, seat, body] = /^(\d+)([A-Z])\.(.*)$/s.exec(text) ?? [];
    const last = found.at(-1);
    const entry: RecordEntry = {
      at: i + 1,
      number: number ? Number(number) : (last?.number ?? 1),
      seat: seat ?? letters[0],
      body: body ?? text,
    };
    const row = last?.number === entry.number ? last : { number: entry.number, cells: {} };
    if (row !== last) found.push(row);
    (row.cells[entry.seat] ??= []).push(entry);
  }
  return found;
}

/** A piece of a turn as it is shown: a tile, which may be that of another seat, or words. */
export type Bit = { tile: string; seat?: string } | { text: string };

const WORDS = ['pass', 'claim', 'call', 'decline', 'resign'];
const places = (text: string) =>
  text
    .replace(/\((-?\d+),(-?\d+)\)/g, '$1,$2')
    .replace(/(\d)-(?=[-\da-z])/g, '$1→')
    .replaceAll('-', '−');

/** The parts of a turn: what was done first, then the bonus. `moved` is the kind of the tile that an arrangement
 * moves. */
export function parts(game: string, body: string, moved?: string): Bit[][] {
  if (WORDS.includes(body)) return [[{ text: t(body === 'resign' ? 'state-resigned' : `word-${body}`) }]];
  if (game === 'skud' && /^[A-Z](,[A-Z])*$/.test(body)) return [body.split(',').map((tile) => ({ tile }))];
  if (game === 'skud' && /^[A-Z]{2}(,[A-Z]{2})*$/.test(body))
    return [body.split(',').map(([seat, tile]) => ({ tile, seat }))];
  return body.split('+').map((part) => {
    const [, tile, rest] = /^([A-Z]\d?)(\(.*)$/s.exec(part) ?? [];
    if (tile) return [{ tile: game === 'street' ? 'tile' : tile }, { text: places(rest) }];
    return [...(moved ? [{ tile: moved }] : []), { text: places(part) }];
  });
}

/** The kinds of the tiles that arrangements moved, by entry; only where tiles differ. */
export class Moved {
  private entries: string[] = [];
  private kinds: (string | undefined)[] = [];

  /** Looks up what is new since last time. `game` stands after the last entry. */
  of(game: Game, entries: string[]): (string | undefined)[] {
    if (game.id !== 'skud') return [];
    let same = 0;
    while (same < entries.length && entries[same] === this.entries[same]) same += 1;
    const kinds = this.kinds.slice(0, same);
    const past = game.copy();
    for (let i = entries.length - 1; i >= same; i -= 1) {
      if (!past.undo()) break;
      const from = /\.\((-?\d+,-?\d+)\)-/.exec(entries[i])?.[1];
      kinds[i] = from && past.position().match(`[ |]${from}:[A-Z]([A-Z]\\d?)`)?.[1];
    }
    past.free();
    this.entries = entries;
    this.kinds = kinds;
    return kinds;
  }
}
