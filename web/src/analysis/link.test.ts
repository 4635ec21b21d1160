import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classify, linkOf, recordOf } from './link.ts';
import { recordOfLink } from '../lib/rules.ts';

// Made with lz-string, which the public site uses: compressToEncodedURIComponent.
const PACKED_TURNS = 'OYQwtgpgvADAEgOgEIBpUGkUHUDcMDiyaKAStjgIyEkDMAFDCgLQAcAlJYrQyuwGQBLYFApA';
const PACKED_GAME = 'JYcwvAjA7AZAHpIA';

test.each(['skud', 'skud-picks-each', 'street', 'halma'])(
  'a record of %s goes into a link and comes out the same',
  async (game) => {
    const record = readFileSync(`../docs/games/${game}.txt`, 'utf8');
    const link = await linkOf(record);
    expect(link).toMatch(/^\/analysis#r=[\w-]+$/);
    expect(await recordOf(link.slice('/analysis#r='.length))).toBe(record);
  },
);

test('a record with names in any script comes out the same', async () => {
  const record = 'game: halma\nplayer A: آنا\nplayer B: בן 🍵\n';
  expect(await recordOf((await linkOf(record)).split('#r=')[1])).toBe(record);
});

test('what is not a packed record is an error', async () => {
  await expect(recordOf('%%%')).rejects.toThrow();
  await expect(recordOf('AAAA')).rejects.toThrow();
});

test('links of the public site hold a record, or say why not', () => {
  expect(recordOfLink(`https://example.org/?${PACKED_TURNS}`)).toContain('0H.B,B,K,W;0G.B,B,R,W;1G.R3(0,-8)');
  expect(() => recordOfLink(`https://example.org/?${PACKED_GAME}`)).toThrow('link-no-game');
  for (const query of ['Q', 'not packed!', PACKED_TURNS.slice(0, 20)])
    expect(() => recordOfLink(`https://example.org/?${query}`)).toThrow('link-damaged');
});

test('a pasted record is a record, also with a mark of its encoding', () => {
  expect(classify('\uFEFF\ngame: skud\n\n0H.1')).toEqual({ kind: 'record', text: 'game: skud\n\n0H.1' });
});

test('pasted turns suggest their game and seats', () => {
  expect(classify('1A.b1-d3;1B.g8-e6')).toMatchObject({ kind: 'turns', game: 'halma', seats: 2 });
  expect(classify('1A.b1-d3\r\n1B.g8-e6\n1C.a8-a7')).toMatchObject({ game: 'halma', seats: 4 });
  expect(classify('0H.1;0G.1;1H.(-7,0)-(-6,-2)')).toMatchObject({ game: 'street', seats: 2 });
  expect(classify('0H.B,B,K,W;0G.B,B,R,W')).toMatchObject({ game: 'skud', seats: 2 });
  expect(classify('0H.B,B,K,W; 0G.B,B,R,W ;')).toMatchObject({ entries: ['0H.B,B,K,W', '0G.B,B,R,W'] });
});

test('links of ours lead to the analysis, those of others to what they hold', () => {
  expect(classify(`${location.origin}/game/abc`)).toEqual({ kind: 'own', to: '/analysis?game=abc' });
  expect(classify(`${location.origin}/analysis#r=xyz`)).toEqual({ kind: 'own', to: '/analysis#r=xyz' });
  expect(classify(`${location.origin}/settings`)).toEqual({ kind: 'unknown' });
  expect(classify(`https://example.org/?${PACKED_TURNS}`)).toMatchObject({ kind: 'link' });
  expect(classify('https://example.org/')).toEqual({ kind: 'unknown' });
});

test('anything else is unknown', () => {
  for (const text of ['', 'hello', '1.e4 e5', '1A.']) expect(classify(text)).toEqual({ kind: 'unknown' });
});
