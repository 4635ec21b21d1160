// Names the files in the written types as programs outside a bundler want them: `./View.js`, for `./View` and `./View.ts`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('dist/types', import.meta.url));
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.name.endsWith('.d.ts')) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(from\s+|import\()(["'])(\.{1,2}\/.*?)(?:\.ts)?\2/g, '$1$2$3.js$2'));
}
