//! Random texts. They also work without HTTPS, where the browser has fewer functions.

/** A random text of letters and digits with this length. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join('');
}
