import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { folder, KINDS, locales, manifests } from './locales.ts';

/** Our icon is a part of the page, so that it is seen until the rest is there. */
function icon(): Plugin {
  const drawing = readFileSync(new URL('public/icon.svg', import.meta.url), 'utf8').replace(
    /^<svg[^>]*>|<\/svg>\s*$/g,
    '',
  );
  return { name: 'icon', transformIndexHtml: (html) => html.replace('<!-- icon -->', drawing) };
}

/** The part of the service worker about pushes is a file of its own, which the service worker loads. */
function push(): Plugin {
  return {
    name: 'push',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/bell/worker.ts', fileName: 'push.js' });
    },
  };
}

/** Packs what goes out packed, once, as well as it can be. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const dist = fileURLToPath(new URL('dist', import.meta.url));
        for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !/\.(js|css|html|svg|wasm|webmanifest)$/.test(entry.name)) continue;
          const file = `${entry.parentPath}/${entry.name}`;
          writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
        }
      },
    },
  };
}

const server = process.env.TEAHOUSE_SERVER ?? 'http://127.0.0.1:8017';

export default defineConfig({
  plugins: [
    locales(),
    manifests(),
    icon(),
    svelte(),
    push(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg'],
      // The manifests are our own, one for each language.
      manifest: false,
      workbox: {
        importScripts: ['push.js'],
        globIgnores: ['push.js'],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,wasm,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/metrics/, /^\/healthz/, /^\/readyz/, /^\/\.well-known\//],
        maximumFileSizeToCacheInBytes: 4_000_000,
        // Nets and policies are fetched when the engine first thinks, and then kept for good.
        runtimeCaching: [
          { urlPattern: /\/assets\/\w+-[\w-]+\.(net|pol)$/, handler: 'CacheFirst', options: { cacheName: 'nets' } },
        ],
        cleanupOutdatedCaches: true,
      },
    }),
    packed(),
  ],
  build: {
    target: 'es2022',
    // Nothing is inlined: the policy of the pages knows no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // What every page needs comes in one piece each of script and style, and a language has its name in that of its
    // file, so that the server can announce it with the page: few requests before the first words are seen.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, moduleIds }) => {
          const language = new RegExp(`^\0virtual:(${KINDS.join('|')})/(\\w+)$`).exec(moduleIds[0] ?? '');
          return language ? `assets/${language[1]}-${language[2]}-[hash].js` : `assets/${name}-[hash].js`;
        },
        codeSplitting: {
          groups: [
            {
              name: 'base',
              priority: 2,
              test: /virtual:languages$|\/src\/(lib\/(?!rules|engine)|components\/|games\/(\w+\/)?(index|entry))|\/node_modules\/(svelte|@fluent|esm-env|clsx)\//,
            },
            { name: 'play', priority: 1, test: /\/src\/(board\/|wasm\/teahouse)|\/src\/lib\/(rules|engine)\.ts/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // The tests run what the browser runs, not Svelte's version for servers.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: 'src/test/setup.ts',
    // Each file begins with English words again, so they can share what is loaded.
    isolate: false,
    // On a busy machine the first test of a file also waits for its languages to be built.
    testTimeout: 30_000,
  },
  // The sections of the rules are beside the texts.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['.', folder] } },
});
