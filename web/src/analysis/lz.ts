//! Reads text that was packed by the LZ method of the replay links of the public Pai Sho site: six bits in each
//! character, a dictionary of pieces that grows as the text does.

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';

/** The text, or nothing where that is not such a text. */
export function unpack(packed: string): string | null {
  const values = [...packed.replaceAll(' ', '+')].map((sign) => SIGNS.indexOf(sign));
  if (!values.length || values.includes(-1)) return null;
  let at = 0;
  /** A number of this many bits, the lowest first; the highest bit of each character comes first. */
  const bits = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i += 1, at += 1) {
      const bit = (values[Math.floor(at / 6)] >> (5 - (at % 6))) & 1;
      value += bit * 2 ** i;
    }
    return value;
  };
  /** Codes 0 and 1 bring a new character of 8 or 16 bits, code 2 ends the text. */
  const pieces: string[] = ['', '', ''];
  const fresh = (code: number) => String.fromCharCode(bits(code ? 16 : 8));
  let width = 2;
  let code = bits(width);
  if (code === 2) return '';
  let last = fresh(code);
  let text = last;
  pieces.push(last);
  // The first character widens the codes at once.
  width = 3;
  let room = 4;
  const grow = () => {
    room -= 1;
    if (room === 0) {
      room = 2 ** width;
      width += 1;
    }
  };
  while (at <= values.length * 6) {
    code = bits(width);
    if (code === 2) return text;
    if (code < 2) {
      pieces.push(fresh(code));
      code = pieces.length - 1;
      grow();
    }
    // A code may name the very piece that it is about to make.
    const piece = code < pieces.length ? pieces[code] : code === pieces.length ? last + last[0] : null;
    if (!piece) return null;
    text += piece;
    pieces.push(last + piece[0]);
    grow();
    last = piece;
  }
  return null;
}
