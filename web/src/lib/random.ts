//! Random texts, also where a page did not come over HTTPS and the browser offers less.

/** A random text of this many letters and digits. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join('');
}
