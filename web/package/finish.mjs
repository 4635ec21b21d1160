// The last step of the build: names in the written files as others expect them.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('dist', import.meta.url));

/** Changes every file of a kind; at least one of them, or the build has changed and this has to follow. */
function change(ending, pattern, replacement) {
  let changed = false;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(ending)) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    const text = readFileSync(file, 'utf8');
    const better = text.replace(pattern, replacement);
    if (better !== text) writeFileSync(file, better);
    changed ||= better !== text;
  }
  if (!changed) throw new Error(`nothing in ${ending} files matches ${pattern}`);
}

// `./View` and `./View.ts` are `./View.js` outside a bundler.
change('.d.ts', /(from\s+|import\()(["'])(\.{1,2}\/.*?)(?:\.ts)?\2/g, '$1$2$3.js$2');
// Other bundlers know `new Worker(new URL('file', import.meta.url))` only.
change(
  '.js',
  /new Worker\(\s*new URL\(\s*(?:\/\*.*?\*\/)?\s*(?:"" \+ )?new URL\((["'`])(.*?)\1, import\.meta\.url\)\.href,\s*"" \+ import\.meta\.url\s*\)/g,
  'new Worker(new URL("$2", import.meta.url)',
);
// A helper of Vite's builds, which a build by Vite with this package in it has too.
change('.js', /__vitePreload/g, 'preloaded');
