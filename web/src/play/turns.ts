//! Data for the list of turns: rows and columns, and each turn as tiles and words.

import { plain } from '../board/art.ts';
import { t } from '../lib/i18n.svelte.ts';
import type { EntryView, PartView } from '../lib/rules.ts';

/** A row of the list: the entries with one number by the letter of the seat, each with its place in the record from
 * 1. */
export type Row = { number: number; cells: Record<string, { at: number; entry: EntryView }[]> };

/** The turns in rows. Setting up the board before them is not a turn. */
export function rows(entries: EntryView[]): Row[] {
  const found: Row[] = [];
  for (const [i, entry] of entries.entries()) {
    if (entry.parts.length === 0) continue;
    const last = found.at(-1);
    const row = last?.number === entry.number ? last : { number: entry.number, cells: {} };
    if (row !== last) found.push(row);
    (row.cells[entry.seat] ??= []).push({ at: i + 1, entry });
  }
  return found;
}

/** A displayed part of a turn: a tile and the letter of its owner, or words. */
export type Bit = { tile: string; seat: string } | { text: string };

/** The displayed name of a point: without brackets, and with a minus sign instead of a hyphen. */
const short = (name: string) => name.replace('(', '').replace(')', '').replaceAll('-', '−');

function bits({ tiles, points, word }: PartView): Bit[] {
  if (word) return [{ text: t(word === 'resign' ? 'state-resigned' : `word-${word}`) }];
  // Where all pieces look the same, a moving one need not be shown.
  const seen = tiles.filter(({ kind }) => points.length < 2 || !plain(kind));
  const way = points.map(({ name }) => short(name)).join('→');
  return [...seen.map(({ kind, owner }) => ({ tile: kind, seat: owner })), ...(way ? [{ text: way }] : [])];
}

/** The parts of a turn: the main action, then the bonus. An entry that is not a turn is shown as text. */
export function parts(entry: EntryView): Bit[][] {
  return entry.parts.length > 0 ? entry.parts.map(bits) : [[{ text: entry.shown }]];
}
