//! A language is a folder of `locales/`. The tests create one, which must be listed, loaded and formatted like any
//! other.

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PluginContext } from 'rolldown';
import { afterAll, expect, test } from 'vitest';
import { folder, languages, locales } from '../../locales.ts';

const place = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(place, { recursive: true }));

/** The source of a module of the plugin. */
function source(plugin: ReturnType<typeof locales>, id: string): string {
  const load = plugin.load as (this: Partial<PluginContext>, id: string) => string;
  return load.call({ addWatchFile: () => undefined }, id);
}

test('a language is one folder', () => {
  cpSync(folder, place, { recursive: true });
  cpSync(join(folder, 'en'), join(place, 'ur'), { recursive: true });
  const plugin = locales(place);
  const added = Object.entries(languages(place)).filter(([code]) => !(code in languages()));
  expect(added).toEqual([['ur', { name: 'اردو', direction: 'rtl', zero: '0' }]]);
  expect(source(plugin, '\0virtual:languages')).toContain("ur: () => import('virtual:locale/ur')");
  for (const kind of ['locale', 'lore', 'clubs', 'notices', 'apps']) {
    expect(source(plugin, `\0virtual:${kind}/ur`)).toBe(source(plugin, `\0virtual:${kind}/en`));
  }
});

/** The Rust code has the same facts in each language's entry. */
test('Unicode says of the languages what the program says', () => {
  const rows = readFileSync('../crates/texts/src/lang.rs', 'utf8').matchAll(
    /^\s+\(\w+ "(\w+)" "[^"]+" "([^"]+)" (true|false) .* '(.)'\)$/gm,
  );
  const said = [...rows].map(([, code, name, rtl, zero]) => [
    code,
    { name: name.charAt(0).toUpperCase() + name.slice(1), direction: rtl === 'true' ? 'rtl' : 'ltr', zero },
  ]);
  expect(Object.fromEntries(said)).toEqual(languages());
});

test('no source of the pages names a language', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '../../*.ts', '!../**/*.test.ts', '!../wasm/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  // English is the default and has its own date format.
  const named = Object.keys(languages()).filter((code) => code !== 'en');
  const naming = Object.entries(sources).filter(([, text]) => named.some((code) => text.includes(`'${code}'`)));
  expect(naming.map(([path]) => path)).toEqual([]);
});
