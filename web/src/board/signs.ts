//! The signs on targets, which show the effect of a move. A star makes something, a diamond or a square breaks
//! something.

const STAR = 'M0 -14L4.5 -4.5L14 0L4.5 4.5L0 14L-4.5 4.5L-14 0L-4.5 -4.5Z';

/** The signs by name: an outline, and what is drawn over it. */
export const SIGNS: Record<string, { outline: string; over?: string }> = {
  ring: { outline: STAR },
  makes: { outline: STAR },
  trades: { outline: STAR, over: 'M-7 0H7' },
  breaks: { outline: 'M-11 0L0 -11L11 0L0 11Z', over: 'M-5 0H5' },
  blocks: { outline: 'M-9 -9H9V9H-9Z', over: 'M-9 9L9 -9' },
};
/** The mark of an illegal point, where nearly every other one is legal. */
export const REFUSED = 'M-5 -5L5 5M-5 5L5 -5';
