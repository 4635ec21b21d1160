//! Every text of the pages parses. `cargo test -p texts --test words` compares the languages and looks for missing
//! texts.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../lib/i18n.svelte.ts';

test.each(Object.keys(LANGUAGES))('the texts in %s are understood', (language) => {
  for (const folder of ['shared', 'web'].map((part) => `../locales/${language}/${part}`)) {
    for (const file of readdirSync(folder)) {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const lines = text.match(/^[a-z][\w-]* *=/gim) ?? [];
      expect(new FluentResource(text).body.length, `${folder}/${file}`).toBe(lines.length);
    }
  }
});
