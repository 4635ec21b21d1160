import { read, type GameEntry } from '../entry.ts';

/** Street Pai Sho. */
export const street: GameEntry = {
  lessons: async () => (await import('./lessons.ts')).lessons,
  rules: async () => read(await import('../../../../locales/rules/street.json')),
  picture: {
    grounds: [['lane', 'M0 -42V42M-42 0H42']],
    lines: 'M-9 -18L9 -18M-18 9L18 9',
    pieces: [
      [-9, -18, 'host'],
      [9, -18, 'host'],
      [-18, 9, 'guest'],
      [18, 9, 'guest'],
      [0, 27, 'guest'],
      [-27, -9, 'host'],
      [0, 0, 'guest'],
    ],
  },
  middle:
    '16H H13 G14 1,8:H 0,7:H 2,5:H -4,4:H 1,4:H 5,3:H -3,2:H -4,-1:GH 5,-1:G -2,-4:G 5,-4:G -2,-5:G 1,-5:HG ' +
    '4,-5:G -5,-6:G',
  arranging: {
    kinds: () => ['tile'],
    stacks: true,
    hands: true,
    write: ({ mover, hands, points }) => {
      const held = hands.map(([letter, tiles]) => `${letter}${tiles.tile ?? 0}`);
      const stacks = points
        .filter(({ stack }) => stack.length > 0)
        .map(({ at, stack }) => `${at.x},${at.y}:${stack.map(({ owner }) => owner).join('')}`);
      return [`1${mover}`, ...held, ...stacks].join(' ');
    },
  },
};
