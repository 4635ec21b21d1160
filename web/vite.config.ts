import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const folder = fileURLToPath(new URL('../locales', import.meta.url));

/** Those parts of a language that the pages read. */
const READ = ['shared', 'web'];

/** `virtual:locale/fa` is every sentence of a language that the pages need, in one piece and read already; the
 * long texts of the rules and lessons are `virtual:lore/fa`, so that nobody waits for them on the start page. */
export function locales(): Plugin {
  const lore = (name: string) => name.startsWith('rules-') || name.startsWith('learn');
  return {
    name: 'locales',
    resolveId: (id) => (/^virtual:(locale|lore)\//.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = /^\0virtual:(locale|lore)\/(\w+)$/.exec(id);
      if (!found) return;
      const [, kind, language] = found;
      const files = READ.flatMap((part) =>
        readdirSync(`${folder}/${language}/${part}`)
          .filter((name) => name.endsWith('.ftl') && lore(name) === (kind === 'lore'))
          .map((name) => `${folder}/${language}/${part}/${name}`),
      );
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(text).body))});`;
    },
  };
}

/** `manifest-fa.webmanifest` names and describes the installed app in a language; the page links to its own. */
function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const language of readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name))) {
        const { body } = new FluentResource(readFileSync(`${folder}/${language}/web/web.ftl`, 'utf8'));
        const text = (id: string) => String(body.find((message) => message.id === id)?.value);
        const manifest = {
          id: '/',
          name: text('web-name'),
          short_name: text('web-name'),
          description: text('web-description'),
          lang: language,
          dir: ['fa', 'he'].includes(language) ? 'rtl' : 'ltr',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: '#f4ead8',
          theme_color: '#6d2b22',
          icons: [
            { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
          ],
        };
        const fileName = `manifest-${language}.webmanifest`;
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
      }
    },
  };
}

/** Our icon is a part of the page, so that it is seen until the rest is there. */
function icon(): Plugin {
  const drawing = readFileSync(new URL('public/icon.svg', import.meta.url), 'utf8').replace(
    /^<svg[^>]*>|<\/svg>\s*$/g,
    '',
  );
  return { name: 'icon', transformIndexHtml: (html) => html.replace('<!-- icon -->', drawing) };
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
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg'],
      // The manifests are our own, one for each language.
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,wasm,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/metrics/, /^\/healthz/, /^\/readyz/],
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
          const language = /^\0virtual:(locale|lore)\/(\w+)$/.exec(moduleIds[0] ?? '');
          return language ? `assets/${language[1]}-${language[2]}-[hash].js` : `assets/${name}-[hash].js`;
        },
        codeSplitting: {
          groups: [
            {
              name: 'base',
              priority: 2,
              test: /\/src\/(lib\/(?!rules|engine)|components\/|games\/(\w+\/)?(index|entry))|\/node_modules\/(svelte|@fluent|esm-env|clsx)\//,
            },
            { name: 'play', priority: 1, test: /\/src\/(board|wasm)\/|\/src\/lib\/(rules|engine)\.ts/ },
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
