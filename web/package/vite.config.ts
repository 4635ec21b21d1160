//! Builds the npm package from the sources of the pages: `npm run package`.

import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { locales } from '../locales.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Files are found beside the script that wants them, wherever the package lies.
  base: './',
  publicDir: false,
  // The styles of the board come with its scripts, into its shadow root.
  plugins: [
    locales(),
    svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { css: 'injected' } }),
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Readable, and for other bundlers to find workers and files in; they minify the whole of a page.
    minify: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { index: here('src/index.ts'), board: here('src/board.ts') },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js' },
    },
  },
  worker: { format: 'es' },
});
