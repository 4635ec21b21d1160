//! The setup of every test: the real rules, the real prover and English texts.

import { readFileSync } from 'node:fs';
import { speak } from '../lib/i18n.svelte.ts';
import { initSync as initPuzzles } from '../wasm/puzzles.js';
import { initSync } from '../wasm/teahouse.js';

initSync({ module: readFileSync('src/wasm/teahouse_bg.wasm') });
initPuzzles({ module: readFileSync('src/wasm/puzzles_bg.wasm') });
await speak('en');
