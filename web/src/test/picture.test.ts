//! The tiles and colours that the server uses for its pictures of boards, generated from those of the pages.
//! `TEAHOUSE_RENEW_PICTURE=1 npx vitest run picture` updates the file.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carved, simple, type Shape } from '../board/art.ts';

const FILE = '../crates/server/data/tiles.svg';
const tokens = readFileSync('src/style/tokens.css', 'utf8');

/** The value of a CSS variable in the light theme, which comes first in the file. */
const value = (name: string): string => new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
function mixed(one: string, share: number, other: string): string {
  const b = channels(other);
  const parts = channels(one).map((a, i) => Math.round(a * share + b[i] * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
/** Declarations without those that only browsers support. */
const plain = (css: string): string =>
  css
    .replaceAll('var(--own)', 'currentColor')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => value(name))
    .replace(/color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g, (_, one, share, other) =>
      mixed(String(one), Number(share) / 100, String(other)),
    )
    .replace(/\s+/g, ' ')
    .trim();
const style = (file: string) => /<style>([^]*)<\/style>/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
const group = (id: string, shapes: Shape[]) =>
  `<g id="${id}" class="tile">${shapes.map(([tone, d]) => `<path class="${tone}" d="${d}"/>`).join('')}</g>`;

function drawn(): string {
  const tile = style('src/board/Tile.svelte');
  const fills = [...tile.matchAll(/\n {2}\.(\w+) \{\s*(fill: var\([^}]*)\}/g)];
  const small = [...tile.matchAll(/\n {2}\.small \.(\w+) \{([^}]*)\}/g)];
  const ground = [
    ...['Ground', 'Squares']
      .map((name) => style(`src/board/${name}.svelte`))
      .join('')
      .matchAll(/\n {2}\.([\w-]+) \{([^}]*)\}/g),
  ];
  const rules = [
    `.paper{fill:${value('--paper')}}`,
    `.ground .rim{fill:${value('--lacquer')}}.ground .field{fill:${value('--wood')}}`,
    ...ground
      .filter(([, , body]) => !body.includes('--camp') && !body.includes('stop-color'))
      .map(([, name, body]) => `.ground .${name}{${plain(body)}}`),
    ...[...'abcd'].map((camp, i) => `.ground .camp-${camp}{fill:${value(`--tile-${i}`)};opacity:0.45}`),
    `.tile path{stroke:${value('--tile-ink')};stroke-width:3.5;stroke-linejoin:round;stroke-linecap:round}`,
    ...fills.map(([, name, body]) => `.tile .${name}{${plain(body)}}`),
    ...small
      .filter(([, name]) => !['band', 'pattern'].includes(name))
      .map(([, name, body]) => `.tile .${name}{${plain(body)}}`),
    `.body{fill:${value('--tile-face')};stroke:${value('--tile-ink')};stroke-width:1.5}`,
    '.band{fill:none;stroke:currentColor;stroke-width:7}',
    '.harmony{fill:none;stroke:currentColor;stroke-width:7;stroke-linecap:round}',
    `.casing{fill:none;stroke:${value('--line-casing')};stroke-width:12;stroke-linecap:round}`,
    ...[0, 1, 2, 3].map((seat) => `.seat${seat}{color:${value(`--tile-${seat}`)}}`),
  ];
  const kinds = Object.entries({ ...simple, piece: carved.piece.filter(([tone]) => tone === 'own') });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="-600 -315 1200 630">
<!-- Written by web/src/test/picture.test.ts. -->
<style>
${rules.join('\n')}
</style>
<defs>
<g id="body"><circle class="body" r="49"/><circle class="band" r="45.5"/></g>
${kinds.map(([kind, shapes]) => group(kind, shapes)).join('\n')}
</defs>
</svg>
`;
}

test('the server draws boards with the tiles and colours of the pages', () => {
  const wanted = drawn();
  if (process.env['TEAHOUSE_RENEW_PICTURE']) writeFileSync(FILE, wanted);
  expect(readFileSync(FILE, 'utf8')).toBe(wanted);
});
