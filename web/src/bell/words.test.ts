//! The texts of notices, and their links.

import { beforeAll, expect, test } from 'vitest';
import type { NoticeView } from '../protocol/NoticeView.ts';
import { knows, LANGUAGES, readMore, speak } from '../lib/i18n.svelte.ts';
import { KINDS, leadsTo, sentence } from './words.ts';
import { clock, minutes, WAYS } from './wishes.svelte.ts';

const who = { id: 'a', name: 'Ana', guest: false, bot: false };
const notice = (parts: Partial<NoticeView>): NoticeView => ({
  ...{ id: 'n', kind: 'turn', at: 0, waits: true, read: false },
  ...parts,
});
beforeAll(() => readMore('notices'));

test('each kind has its sentence in each language, with a name and without', async () => {
  const all = KINDS.filter((kind) => kind !== 'club').map((kind) => notice({ kind }));
  for (const detail of ['draw', 'takeback']) all.push(notice({ kind: 'offer', detail }));
  for (const language of Object.keys(LANGUAGES)) {
    await speak(language);
    const said = all.flatMap((one) => [sentence(one), sentence({ ...one, who })]);
    expect(said.filter((text) => text.startsWith('bell-'))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    const details = ['post', 'invitation', 'accepted', 'match', 'agreed'];
    const clubs = details.map((detail) => sentence(notice({ kind: 'club', detail, club_name: 'White Lotus' })));
    for (const text of clubs) expect(text).toContain('White Lotus');
    expect(new Set(clubs).size).toBe(details.length);
    for (const one of all) expect(sentence({ ...one, who })).toContain('Ana');
    for (const id of [...KINDS.map((kind) => `kind-${kind}`), ...WAYS.map((way) => `way-${way}`)])
      expect(knows(`bell-${id}`), id).toBe(true);
  }
  await speak('en');
});

test('a notice leads to the game, else to the tournament, else to the player', () => {
  expect(leadsTo(notice({ game: 'g', tournament: 't', who }))).toBe('/game/g');
  expect(leadsTo(notice({ tournament: 't', who }))).toBe('/tournament/t');
  expect(leadsTo(notice({ kind: 'club', club: 'c', who }))).toBe('/clubs/c');
  expect(leadsTo(notice({ kind: 'followed', who }))).toBe('/player/Ana');
});

test('times of the day are read as they are written', () => {
  for (const at of [0, 61, 1_439]) expect(minutes(clock(at))).toBe(at);
  expect(clock(425)).toBe('07:05');
  expect(minutes('')).toBeNull();
});
