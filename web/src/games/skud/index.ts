import { read, type GameEntry } from '../entry.ts';

/** Skud Pai Sho. */
export const skud: GameEntry = {
  lessons: async () => (await import('./lessons.ts')).lessons,
  rules: async () => read(await import('../../../../locales/rules/skud.json')),
  picture: {
    grounds: [
      ['red', 'M0 -29L29 0L0 0ZM0 29L-29 0L0 0Z'],
      ['white', 'M0 -29L-29 0L0 0ZM0 29L29 0L0 0Z'],
      ['gate', 'M0 -42L6 -36L0 -30L-6 -36ZM0 42L6 36L0 30L-6 36ZM42 0L36 -6L30 0L36 6ZM-42 0L-36 -6L-30 0L-36 6Z'],
    ],
    lines: 'M0 -27L18 -18L27 0L18 18L0 27L-27 0L-18 -18Z',
    pieces: [
      [0, -27, 'host'],
      [27, 0, 'guest'],
      [0, 27, 'host'],
      [-27, 0, 'guest'],
      [-18, -18, 'guest'],
      [18, 18, 'host'],
      [18, -18, 'host'],
    ],
  },
  middle:
    'turn 29G | -2,-8:GL 1,-8:HB -1,-7:GK 0,-7:HW -1,-6:HB 1,-6:GR4 6,-6:GR5 -4,-3:HR3 -8,0:GR3 -2,0:GB 8,0:GR3 ' +
    '0,5:GB -3,6:GO -1,6:GK 1,6:GR3 4,7:HW4 | G R4 2xR5 3xW3 3xW4 3xW5 | H R3 R4 2xR5 3xW3 W4 2xW5 L O W',
  looks: {
    tiles: [
      ['R3', 0],
      ['W4', 1],
      ['L', 0],
      ['K', 1],
    ],
    position:
      'turn 18G | -4,-8:GR3 -3,-8:HR5 0,-8:GL 1,-8:HW3 -4,-4:GR4 5,-4:GO 6,-4:HR4 7,-4:GB -4,-1:HB 5,-1:HB 6,-1:HL ' +
      '7,-1:HR3 6,0:GB 0,8:HR3 | G R3 2xR4 3xR5 3xW3 3xW4 3xW5 2xW | H R3 2xR4 2xR5 2xW3 3xW4 3xW5 2xW',
  },
  circle: ['R3', 'R4', 'R5', 'W3', 'W4', 'W5'],
  reach: { R3: 3, R4: 4, R5: 5, W3: 3, W4: 4, W5: 5, L: 2, O: 6 },
  bare: 'garden-gate',
  arranging: {
    kinds: ({ oasis, wheels }) => [
      ...['R3', 'R4', 'R5', 'W3', 'W4', 'W5', 'L', 'O', 'R', 'K', 'B'],
      ...(wheels === 'off' ? [] : ['W']),
      ...(oasis === 'on' ? ['M', 'P', 'T'] : []),
    ],
    hands: true,
    write: ({ mover, hands, points }) => {
      const tiles = points.flatMap(({ at, stack }) =>
        stack.map(({ owner, kind }) => `${at.x},${at.y}:${owner}${kind}`),
      );
      const held = hands.map(([letter, tiles]) => {
        const words = Object.entries(tiles).filter(([, count]) => count > 0);
        return [letter, ...(words.length ? words.map(([kind, count]) => `${count}x${kind}`) : ['-'])].join(' ');
      });
      return [`turn 1${mover}`, tiles.join(' ') || '-', ...held].join(' | ');
    },
  },
};
