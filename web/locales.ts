//! What the pages read of `locales/` when they are built. A language is a folder there; its own name, its direction and
//! its digits are those that Unicode knows, so that no list of languages stands anywhere in the pages.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const folder = join(dirname(fileURLToPath(import.meta.url)), '../locales');

/** Those parts of a language that the pages read. */
const READ = ['shared', 'web'];

/** A language as the pages know it. */
export type LanguageFacts = {
  /** What its speakers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The digit zero; the others follow it. */
  zero: string;
};

/** Node has had the direction under two names. */
type Directed = Intl.Locale & {
  getTextInfo?(): { direction: 'ltr' | 'rtl' };
  textInfo?: { direction: 'ltr' | 'rtl' };
};

/** Every language that has a folder, by its code. */
export function languages(from = folder): Record<string, LanguageFacts> {
  const codes = readdirSync(from).filter((name) => /^[a-z]{2,3}$/.test(name));
  return Object.fromEntries(
    codes.sort().map((code) => {
      const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
      const locale: Directed = new Intl.Locale(code);
      return [
        code,
        {
          name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
          direction: (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr',
          zero: new Intl.NumberFormat(code).format(0),
        },
      ];
    }),
  );
}

/** The parts of a language: what every page may need, the long texts of rules and lessons, and the words of
 * tournaments and clubs, of notices and of apps. */
export type Kind = 'locale' | 'lore' | 'clubs' | 'notices' | 'apps';
export const KINDS: Kind[] = ['locale', 'lore', 'clubs', 'notices', 'apps'];

/** The part that a file of texts belongs to. */
function kindOf(name: string): Kind {
  if (name.startsWith('rules-') || name.startsWith('learn')) return 'lore';
  if (name.startsWith('notice')) return 'notices';
  if (name.startsWith('apps')) return 'apps';
  return name.startsWith('tournament') || name.startsWith('club') ? 'clubs' : 'locale';
}

/** `virtual:locale/fa` is every sentence of a language that the pages need, in one piece and read already; the
 * other parts are `virtual:lore/fa` and so on, so that nobody waits for them on the start page.
 * `virtual:languages` lists the languages, with a way to load each of these. */
export function locales(from = folder): Plugin {
  const part = new RegExp(`^\0virtual:(${KINDS.join('|')})/(\\w+)$`);
  return {
    name: 'locales',
    resolveId: (id) => (id === 'virtual:languages' || part.test(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:languages') return listed(languages(from));
      const found = part.exec(id);
      if (!found) return;
      const [, kind, language] = found;
      const files = READ.flatMap((part) =>
        readdirSync(`${from}/${language}/${part}`)
          .filter((name) => name.endsWith('.ftl') && kindOf(name) === kind)
          .map((name) => `${from}/${language}/${part}/${name}`),
      );
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(text).body))});`;
    },
  };
}

/** The source of `virtual:languages`. */
function listed(all: Record<string, LanguageFacts>): string {
  const loaders = (kind: Kind) => Object.keys(all).map((code) => `${code}: () => import('virtual:${kind}/${code}')`);
  return `export const languages = ${JSON.stringify(all)};
export const words = { ${KINDS.map((kind) => `${kind}: { ${loaders(kind).join(', ')} }`).join(',\n')} };`;
}

/** `manifest-fa.webmanifest` names and describes the installed app in a language; the page links to its own. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const [language, { direction }] of Object.entries(languages())) {
        const { body } = new FluentResource(readFileSync(`${folder}/${language}/web/web.ftl`, 'utf8'));
        const text = (id: string) => String(body.find((message) => message.id === id)?.value);
        const manifest = {
          id: '/',
          name: text('web-name'),
          short_name: text('web-name'),
          description: text('web-description'),
          lang: language,
          dir: direction,
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
          // Taken by `node e2e/installed.mjs`.
          screenshots: [
            { src: '/installed/wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' },
            { src: '/installed/narrow.jpg', sizes: '780x1688', type: 'image/jpeg', form_factor: 'narrow' },
          ],
          shortcuts: ['play', 'online', 'analysis', 'learn'].map((page) => ({
            name: text(`web-nav-${page}`),
            url: `/${page}`,
            icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
          })),
        };
        const fileName = `manifest-${language}.webmanifest`;
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
      }
    },
  };
}
