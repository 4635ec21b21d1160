//! Numbers in the digits of any language: parsing what people type, and formatting.

import { languages } from 'virtual:languages';

/** The text with Latin digits and a decimal point, without spaces: `۱۲٫۵` becomes `12.5`. */
export function latin(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,٫]/g, '.');
}

/** The number that a person has typed, or `NaN`. */
export function readNumber(text: string): number {
  const plain = latin(text);
  return plain ? Number(plain) : NaN;
}

/** Formats a whole number below a thousand, which is just its digits; undefined for other numbers. The first
 * `Intl.NumberFormat` costs as much time as rendering a small page, and most pages have only small numbers. */
export function count(value: number, language: string): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 999) return undefined;
  const zero = languages[language].zero.charCodeAt(0);
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
