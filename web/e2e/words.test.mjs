// Every sentence of the pages exists in every language, with the same variables, and every sentence asked for exists.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from './place.mjs';

const folder = fileURLToPath(new URL('../../locales', import.meta.url));
const source = fileURLToPath(new URL('../src', import.meta.url));
const LANGUAGES = ['en', 'fa', 'he', 'pl', 'pt'];
/** What only the terminal says is looked after by its own tests. */
const TERMINAL = ['common', 'engine', 'help', 'mail', 'play', 'report', 'server', 'tui'];

function variables(node, found = new Set()) {
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (node && typeof node === 'object') {
    if (node.type === 'var') found.add(node.name);
    for (const part of Object.values(node)) variables(part, found);
  }
  return [...found].sort().join(' ');
}

/** The words of a sentence without what is put into it. */
function plain(node) {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(plain).join('');
  return node?.variants ? node.variants.map((variant) => plain(variant.value)).join('') : '';
}

function sentences(language) {
  const all = new Map();
  const files = readdirSync(`${folder}/${language}`).filter((file) => !TERMINAL.includes(file.replace('.ftl', '')));
  for (const file of files) {
    const text = readFileSync(`${folder}/${language}/${file}`, 'utf8');
    const { body } = new FluentResource(text);
    const lines = text.match(/^[a-z][\w-]* *=/gim) ?? [];
    expect(lines.length === body.length, `${language}/${file}: ${lines.length} entries, ${body.length} understood`);
    for (const { id, value } of body) {
      expect(!all.has(id), `${language}: ${id} stands twice`);
      expect(value !== null, `${language}: ${id} is empty`);
      all.set(id, { variables: variables(value), text: plain(value) });
    }
  }
  return all;
}

export default {
  'the same sentences in every language': async () => {
    const english = sentences('en');
    expect(english.size > 500, `only ${english.size} sentences`);
    for (const language of LANGUAGES.slice(1)) {
      const theirs = sentences(language);
      const missing = [...english.keys()].filter((id) => !theirs.has(id));
      const more = [...theirs.keys()].filter((id) => !english.has(id));
      expect(!missing.length && !more.length, `${language} lacks ${missing.slice(0, 9)}, has besides ${more.slice(0, 9)}`);
      const wrong = [...english].filter(([id, { variables }]) => theirs.get(id).variables !== variables);
      expect(!wrong.length, `${language}: other variables in ${wrong.slice(0, 9).map(([id]) => id)}`);
      const left = [...english].filter(([id, { text }]) => text.length > 16 && theirs.get(id).text === text);
      expect(!left.length, `${language}: still English: ${left.slice(0, 9).map(([id]) => id)}`);
    }
  },
  'every sentence asked for exists': async () => {
    const english = sentences('en');
    const unknown = [];
    for (const file of readdirSync(source, { recursive: true })) {
      if (!/\.(svelte|ts)$/.test(file) || file.startsWith('protocol')) continue;
      const text = readFileSync(`${source}/${file}`, 'utf8');
      for (const [, id] of text.matchAll(/\bt\(\s*'([\w-]+)'/g)) if (!english.has(id)) unknown.push(`${file}: ${id}`);
    }
    expect(!unknown.length, unknown.slice(0, 20).join('\n'));
  },
};
