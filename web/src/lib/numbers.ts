//! Numbers as people type them: with the digits of any language.

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
