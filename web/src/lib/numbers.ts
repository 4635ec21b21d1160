//! Numbers with the digits of any language: as people type them, and as they are written for them.

import { languages } from 'virtual:languages';

/** The text with Latin digits and a decimal point, without spaces: `۱۲٫۵` becomes `12.5`. */
export function latin(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,٫]/g, '.');
}

/** The number that a person has typed; `NaN` if it is none. */
export function readNumber(text: string): number {
  const plain = latin(text);
  return plain ? Number(plain) : NaN;
}

/** A number below a thousand as a language writes it, which is nothing but its digits; nothing for other numbers. The first
 * `Intl.NumberFormat` costs a browser as much as drawing a small page, and most pages have small numbers only. */
export function count(value: number, language: string): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 999) return undefined;
  const zero = languages[language].zero.charCodeAt(0);
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
