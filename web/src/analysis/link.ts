//! Records in addresses, and recognition of what people paste: records, plain notation, links.

import { guess, tagsOf } from '../lib/rules.ts';

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const body = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** The path of the analysis of a record. */
export async function linkOf(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `/analysis#r=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The record in an address after `#r=`. Throws if it is invalid. */
export async function recordOf(part: string): Promise<string> {
  const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

/** The kinds of pasted text. */
export type Pasted =
  | { kind: 'record'; text: string }
  /** Turns without tags, one entry each. */
  | { kind: 'turns'; entries: string[]; game: string; seats: number }
  /** A page of this site. */
  | { kind: 'own'; to: string }
  /** A link of another site. */
  | { kind: 'link'; link: string }
  | { kind: 'unknown' };

/** Only a guess for the form, which the person can correct. */
function turns(text: string): Pasted | null {
  const found = guess(text);
  return found ? { kind: 'turns', ...found } : null;
}

/** Classifies a text. */
export function classify(text: string): Pasted {
  const given = text.replace(/^\uFEFF/, '').trim();
  if ('game' in tagsOf(given)) return { kind: 'record', text: given };
  if (/^https?:\/\/\S+$/.test(given)) {
    const url = new URL(given);
    const game = /^\/game\/([^/]+)$/.exec(url.pathname)?.[1];
    if (url.origin === location.origin) {
      if (game) return { kind: 'own', to: `/analysis?game=${game}` };
      return url.pathname === '/analysis'
        ? { kind: 'own', to: url.pathname + url.search + url.hash }
        : { kind: 'unknown' };
    }
    return url.search ? { kind: 'link', link: given } : { kind: 'unknown' };
  }
  return turns(given) ?? { kind: 'unknown' };
}
