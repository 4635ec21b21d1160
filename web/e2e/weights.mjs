// Prints how much the pages load, in bytes on the wire. `node e2e/weights.mjs`.

import { Place } from './place.mjs';
import { isProver, loads, total, weigh } from './weight.mjs';

const place = await Place.open();
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const kinds = (sizes) =>
  [
    ['script', /\.js$/],
    ['style', /\.css$/],
    ['rules and engine', /\/teahouse_bg-.*\.wasm$/],
    ['fonts', /\.woff2$/],
  ]
    .map(([name, end]) => `${name} ${kb(total(new Map([...sizes].filter(([path]) => end.test(path)))))}`)
    .join(', ');

const page = await place.somebody({ settings: { animation: true }, reducedMotion: 'no-preference' });
const start = loads(page);
await page.goto('/');
await page.waitForTimeout(4_000);
const { table, puzzle, asked } = await weigh(place);
console.log(`start page: ${kinds(start)}`);
console.log(`a table: ${kinds(table)}`);
console.log(`a puzzle beyond the table: ${kb(total(puzzle))}`);
const prover = new Map([...asked].filter(([path]) => isProver(path)));
console.log(`with the first turn, hint or solution: ${kb(total(asked))}, of which the prover ${kb(total(prover))}`);
await place.close();
