//! Turns for the list of turns: each in its row and column, and what it did as tiles and words.

import { plain } from '../board/art.ts';
import { t } from '../lib/i18n.svelte.ts';
import type { EntryView, PartView } from '../lib/rules.ts';

/** A row of the list: the entries of one number, by the letter of the seat, each with its place in the record from 1. */
export type Row = { number: number; cells: Record<string, { at: number; entry: EntryView }[]> };

/** The turns in rows. How a board is set up before them is no turn. */
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

/** A piece of a turn as it is shown: a tile and the letter of its owner, or words. */
export type Bit = { tile: string; seat: string } | { text: string };

/** The name of a point as it is shown: without brackets, and with a minus instead of a hyphen. */
const short = (name: string) => name.replace('(', '').replace(')', '').replaceAll('-', '−');

function bits({ tiles, points, word }: PartView): Bit[] {
  if (word) return [{ text: t(word === 'resign' ? 'state-resigned' : `word-${word}`) }];
  // A piece that looks like any other need not be shown where it moves.
  const seen = tiles.filter(({ kind }) => points.length < 2 || !plain(kind));
  const way = points.map(({ name }) => short(name)).join('→');
  return [...seen.map(({ kind, owner }) => ({ tile: kind, seat: owner })), ...(way ? [{ text: way }] : [])];
}

/** The parts of a turn: what was done first, then the bonus. What is no turn is shown as it is written. */
export function parts(entry: EntryView): Bit[][] {
  return entry.parts.length > 0 ? entry.parts.map(bits) : [[{ text: entry.shown }]];
}
