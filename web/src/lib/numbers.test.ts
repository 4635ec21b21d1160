import { expect, test } from 'vitest';
import { LANGUAGES, number, speak, t, type Language } from './i18n.svelte.ts';
import { count, readNumber } from './numbers.ts';

test.each(Object.keys(LANGUAGES) as Language[])(
  'numbers are written as the browser writes them in %s',
  async (language) => {
    const format = new Intl.NumberFormat(language);
    for (let value = 0; value < 1000; value++) expect(count(value, language)).toBe(format.format(value));
    for (const value of [-1, 0.5, 1000, 1_234_567, NaN]) expect(count(value, language)).toBeUndefined();
    await speak(language);
    for (const value of [0, 7, 999, 1000, -3, 2.5]) {
      expect(number(value)).toBe(format.format(value));
      expect(t('play-seats-n', { n: value })).toContain(format.format(value));
    }
    expect(readNumber(number(42))).toBe(42);
    await speak('en');
  },
);
