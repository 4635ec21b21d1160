//! What every test starts with: the real rules, and English words.

import { readFileSync } from 'node:fs';
import { speak } from '../lib/i18n.svelte.ts';
import { initSync } from '../wasm/teahouse.js';

initSync({ module: readFileSync('src/wasm/teahouse_bg.wasm') });
await speak('en');
