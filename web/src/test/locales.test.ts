//! Every sentence of the pages exists in every language, with the same variables, and every sentence asked for exists.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../lib/i18n.svelte.ts';

const FOLDER = '../locales';
/** What only the terminal and mails say is looked after by their own tests. */
const READ = ['shared', 'web'];

function variables(node: unknown, found = new Set<string>()): string {
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (node && typeof node === 'object') {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
    for (const part of Object.values(node)) variables(part, found);
  }
  return [...found].sort().join(' ');
}

/** The words of a sentence without what is put into it. */
function plain(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(plain).join('');
  if (!node || typeof node !== 'object' || !('variants' in node)) return '';
  return (node.variants as { value: unknown }[]).map((variant) => plain(variant.value)).join('');
}

function sentences(language: string): Map<string, { variables: string; text: string }> {
  const all = new Map<string, { variables: string; text: string }>();
  const files = READ.flatMap((part) => readdirSync(`${FOLDER}/${language}/${part}`).map((file) => `${part}/${file}`));
  for (const file of files) {
    const text = readFileSync(`${FOLDER}/${language}/${file}`, 'utf8');
    const { body } = new FluentResource(text);
    const lines = text.match(/^[a-z][\w-]* *=/gim) ?? [];
    expect(body.length, `entries of ${language}/${file} that are understood`).toBe(lines.length);
    for (const { id, value } of body) {
      expect(all.has(id), `${language}: ${id} stands twice`).toBe(false);
      expect(value, `${language}: ${id} is empty`).not.toBeNull();
      all.set(id, { variables: variables(value), text: plain(value) });
    }
  }
  return all;
}

const english = sentences('en');

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))('%s', (language) => {
  const theirs = sentences(language);
  test('has the sentences of English, no others', () => {
    expect(english.size).toBeGreaterThan(500);
    expect([...theirs.keys()].sort()).toEqual([...english.keys()].sort());
  });
  test('has the same variables in each', () => {
    const wrong = [...english].filter(([id, { variables }]) => theirs.get(id)?.variables !== variables);
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
  test('has no sentence that is still English', () => {
    const left = [...english].filter(([id, { text }]) => text.length > 16 && theirs.get(id)?.text === text);
    expect(left.map(([id]) => id)).toEqual([]);
  });
});

test('every sentence asked for exists', () => {
  const unknown: string[] = [];
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(file) || /^protocol|\.test\.ts$/.test(file)) continue;
    const text = readFileSync(`src/${file}`, 'utf8');
    for (const [, id] of text.matchAll(/\bt\(\s*'([\w-]+)'/g)) if (!english.has(id)) unknown.push(`${file}: ${id}`);
  }
  expect(unknown).toEqual([]);
});
