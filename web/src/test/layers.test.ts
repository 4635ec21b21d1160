//! The pages are independent of games: what they show comes from the rules or from a game's folder in `games/`. No file
//! imports itself indirectly, and no file is too long to read in one go.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../lib/rules.ts';

/** The maximum number of lines in a file. */
const LONGEST = 300;

/** The handwritten files that ship, without tests and generated files. */
const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/^src\/(protocol|wasm|test)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const pages = files.filter(({ path }) => !path.startsWith('src/games/'));

/** The lines of all files in which `found` finds something, as `file:line: what`. */
function lines(found: (line: string) => unknown): string[] {
  return pages.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (found(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
  );
}

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.length - pages.length).toBeGreaterThan(5);
});

test('no page names a game', () => {
  const names = new RegExp(
    `\\b(${catalogue()
      .map(({ id }) => id)
      .join('|')})`,
    'i',
  );
  expect(lines((line) => names.test(line))).toEqual([]);
});

test('no page compares the phases of a game', () => {
  expect(lines((line) => /\.?phase\)? *[!=]==? *'/.test(line))).toEqual([]);
});

/** The regular expressions of a line. */
function expressions(line: string): RegExp[] {
  const literal =
    /(?<=[(=,:?&|[!] *|return )\/((?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([a-z]*)/g;
  return [...line.matchAll(literal)].map(([, source, flags]) => new RegExp(source, flags.replace('g', '')));
}

test('no page reads notation, records or positions', () => {
  const notation = [
    ...[
      '3G.R5(-8,0)',
      '1H.(0,8)-(1,5)+K(2,0)',
      '12A.b2-d4-f6',
      'R,W,K,B',
      'GK,HR',
      '7H.claim',
      'L(0,7)',
      '(0,-8)',
      'b2',
    ],
    ...['turn 5H | -5,-4:GR4 4,8:HK | G 3xR3 | H W5', '12G H14 G13 0,7:H -4,3:GH', 'A to move; A a1 b1; B h8'],
    'game: skud\nplayer G: Ana\nresult: *\n\n1G.R3(0,-8);1H.R3(0,8)',
  ];
  const other = ['hello, world', 'Ana 12', '1:05', '2+1', '/game/abc', 'https://example.org/a', 'M0 4C-21 -4', 'a-b'];
  const reads = (sign: RegExp) => notation.some((text) => sign.test(text)) && !other.some((text) => sign.test(text));
  // An example from earlier code.
  expect(expressions(String.raw`const put = /^([A-Z]\d?)\(/.exec(turn)`).every(reads)).toBe(true);
  expect(
    expressions(String.raw`text.match(/\(-?\d+,-?\d+\)|\b[a-z]\d+/g) ?? /^(\d+)([A-Z])\.(.*)$/s`).map(reads),
  ).toEqual([true, true]);
  expect(lines((line) => expressions(line).some(reads))).toEqual([]);
});

test('no file leads back to itself', () => {
  const known = new Map(files.map(({ path, text }) => [path, text]));
  const leads = new Map(
    [...known].map(([path, text]) => {
      const named = [...text.matchAll(/(?:from|import\(|import) ?'(\.[^'?]*)/g)].map(([, to]) =>
        join(dirname(path), to),
      );
      return [path, named.filter((to) => known.has(to))];
    }),
  );
  const done = new Set<string>();
  function circle(path: string, way: string[]): string[] {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const to of leads.get(path) ?? []) {
      const found = circle(to, [...way, path]);
      if (found.length > 0) return found;
    }
    done.add(path);
    return [];
  }
  expect([...known.keys()].map((path) => circle(path, [])).find((found) => found.length > 0)).toBeUndefined();
});

test('no file is longer than can be read at once', () => {
  const long = files.map(({ path, text }) => `${path}: ${text.split('\n').length - 1}`);
  expect(long.filter((file) => Number(file.split(': ')[1]) > LONGEST)).toEqual([]);
});
