import { read, type GameEntry } from '../entry.ts';

/** Halma. */
export const halma: GameEntry = {
  lessons: async () => (await import('./lessons.ts')).lessons,
  rules: async () => read(await import('../../../../locales/rules/halma.json')),
  middle: 'A to move; turns A 9 B 9; A d1 d2 a3 a4 d5 d6 e6 d7 g7 g8; B a1 b1 c2 d3 h5 c6 f6 h6 e8 f8',
  bench: { '16x16': { board: '16x16' } },
  arranging: {
    kinds: () => ['piece'],
    write: ({ mover, hands, points }) => {
      const pieces = hands.map(([letter]) => [
        letter,
        ...points.filter(({ stack }) => stack.at(-1)?.owner === letter).map(({ name }) => name),
      ]);
      return [`${mover} to move`, ...pieces.map((words) => words.join(' '))].join('; ');
    },
  },
};
