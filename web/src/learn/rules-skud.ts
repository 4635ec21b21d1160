//! The rules of Skud Pai Sho in sections, with the positions that their figures show.

import type { Mark } from '../board/types.ts';
import type { Crop, Figure, Section } from './rules.ts';

type Point = [number, number];

function circles(...points: Point[]): Mark[] {
  return points.map(([x, y]) => ({ kind: 'circle', at: { x, y } }));
}
function arrows(...ways: [Point, Point][]): Mark[] {
  return ways.map(([[x, y], [x2, y2]]) => ({ kind: 'arrow', from: { x, y }, to: { x: x2, y: y2 } }));
}

/** Guest is to move, with tiles written as in a position, and makes a turn if one is given. */
function scene(tiles: string, turn?: string, marks: Mark[] = [], crop?: Crop, oasis = false): Figure {
  const reserve = oasis ? 'R3 R4 W4 W5 M P' : 'R3 R4 W4 W5 R W K B';
  return {
    wanted: {
      game: 'skud',
      options: { oasis: oasis ? 'on' : 'off' },
      position: `turn 9G | ${tiles} | G ${reserve} | H ${reserve}`,
    },
    turns: turn ? [turn] : [],
    bottom: 'G',
    marks,
    crop,
  };
}

const opening = ['R,W,K,B', 'R,W,K,B', 'R3(0,-8)', 'R3(0,8)'];
const accents = Array<string>(4).fill('R,W,K,B');

export const sections: Section[] = [
  {
    id: 'goal',
    parts: [
      'p',
      'p',
      scene(
        '-4,3:GR3 4,5:GR4 4,-3:GR5 2,-3:GW3 2,-6:GW4 -4,-6:GW5 -1,3:HW4 1,1:HR5 -3,2:HW3 0,8:HR3',
        '(-4,3)-(-4,5)',
        [],
        [-6, -7, 6, 6],
      ),
    ],
  },
  {
    id: 'board',
    parts: [
      'p',
      'p',
      'li',
      'li',
      'li',
      'p',
      { wanted: { game: 'skud' }, bottom: 'G', marks: circles([0, 8], [8, 0], [0, -8], [-8, 0]) },
    ],
  },
  {
    id: 'tiles',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'li',
      { tiles: ['R3', 'R4', 'R5', 'W3', 'W4', 'W5', 'L', 'O', 'R', 'W', 'K', 'B'] },
      'p',
      'p',
      { tiles: ['G:R3', 'H:R3'] },
      'p',
      'p',
    ],
  },
  { id: 'setup', parts: ['li', 'li', 'li', { wanted: { game: 'skud' }, turns: opening, bottom: 'G' }, 'p'] },
  { id: 'turn', parts: ['p', 'li', 'li', 'p'] },
  {
    id: 'arrange',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'li',
      scene(
        '1,1:GR3 2,1:GR5 1,2:HR4 0,8:HR3',
        undefined,
        circles([-1, 0], [0, -1], [0, 0], [0, 1], [0, 2], [0, 3], [1, 0], [2, 0], [3, 0]),
        [-4, -3, 5, 5],
      ),
    ],
  },
  {
    id: 'harmony',
    parts: [
      'p',
      'p',
      'li',
      'li',
      'li',
      'li',
      'p',
      scene('-5,-2:GR4 -1,-2:GR3 -5,4:GR5 1,-2:GL 1,-5:HW4 0,8:HR3', undefined, [], [-7, -6, 4, 5]),
      'circle',
      scene('-3,4:GW3 4,4:GW4 1,4:HR5', undefined, circles([1, 4]), [-5, 1, 6, 7]),
    ],
  },
  {
    id: 'clash',
    parts: [
      'p',
      'p',
      'p',
      scene('2,2:GR3 4,-3:HW3 -3,4:HR4', undefined, circles([4, 1], [4, 2], [4, 3]), [-1, -5, 7, 5]),
    ],
  },
  {
    id: 'bonus',
    parts: [
      'p',
      'p',
      'p',
      'li',
      'li',
      'li',
      'p',
      scene('0,-8:GR3 -1,-2:GR4 2,-3:HW5 -2,3:HW4', '(0,-8)-(-1,-6)+W5(8,0)'),
    ],
  },
  {
    id: 'capture',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'li',
      'li',
      'p',
      scene(
        '1,3:GR4 0,5:HW4 4,-2:HW5 -2,-3:GR5',
        undefined,
        arrows([
          [1, 3],
          [0, 5],
        ]),
        [-4, -1, 5, 7],
      ),
    ],
  },
  {
    id: 'special',
    parts: [
      'p',
      'p',
      'li',
      'li',
      'li',
      'p',
      scene(
        '3,3:HO -2,2:HL 2,3:GR3 4,4:GW4 6,3:GR5',
        undefined,
        [
          ...circles([2, 3], [4, 4]),
          ...arrows([
            [6, 3],
            [3, 3],
          ]),
        ],
        [-4, -1, 8, 7],
      ),
    ],
  },
  {
    id: 'accents',
    parts: [
      'p',
      'p',
      scene('1,1:GR3 1,4:GR4 5,4:GR5 -3,4:HR 2,-3:HW5', undefined, [], [-5, -1, 7, 7]),
      'p',
      scene('1,1:GR3 1,4:GR4 5,4:GR5 0,0:HK 2,-3:HW5', undefined, [], [-3, -2, 7, 6]),
      'p',
      'p',
      scene(
        '0,-8:GR3 -4,-6:GR4 1,3:HR5 -1,3:HW4 0,2:GW3',
        '(0,-8)-(1,-6)+W(0,3)',
        arrows(
          [
            [1, 3],
            [1, 2],
          ],
          [
            [-1, 3],
            [-1, 4],
          ],
          [
            [0, 2],
            [-1, 2],
          ],
        ),
        [-4, 0, 4, 6],
      ),
      'p',
      'p',
      scene(
        '0,-8:GR3 -4,-6:GR4 2,-2:HW5 2,3:HR3 -2,3:HW4',
        '(0,-8)-(-1,-6)+B(2,-2)-(3,-3)',
        arrows([
          [2, -2],
          [3, -3],
        ]),
        [-1, -6, 7, 1],
      ),
      scene('-4,2:GR3 3,2:GR4 1,6:GW3 1,-3:GW4 1,2:HR', undefined, [], [-6, -5, 6, 7]),
    ],
  },
  {
    id: 'end',
    parts: [
      'p',
      'p',
      'p',
      scene('-3,0:GR3 3,0:GR4 3,4:GR3 -3,4:GR4 2,-3:HW5', undefined, [], [-6, -3, 6, 6]),
      'p',
      'p',
      'p',
      'p',
      'p',
      scene('-3,4:GR5 3,4:GR4 -3,-3:GR4 3,-3:GR5 6,1:HW3', undefined, [], [-6, -6, 7, 7]),
    ],
  },
  {
    id: 'oasis',
    parts: [
      'p',
      { tiles: ['M', 'P', 'T'] },
      'p',
      scene(
        '0,-8:GR3 -4,-6:GR4 1,1:HR5 2,0:HW3 3,1:GR5 -3,4:HW4',
        '(0,-8)-(-1,-6)+M(2,1)',
        circles([1, 1], [2, 0], [3, 1]),
        [-1, -2, 6, 4],
        true,
      ),
      'p',
      scene(
        '0,-8:GR3 -4,-6:GR4 -3,4:HW4 5,2:HR5',
        '(0,-8)-(-1,-6)+P(3,-3)',
        circles([2, -2], [3, -2], [4, -2], [2, -3], [4, -3], [2, -4], [3, -4], [4, -4]),
        [-1, -7, 7, 0],
        true,
      ),
      'p',
      'li',
      'li',
      'li',
      scene('0,3:GT 1,3:GR3 6,3:HW4 0,4:GO 5,4:GR4 -3,2:HW5', undefined, [], [-3, 0, 8, 7], true),
    ],
  },
  {
    id: 'cards',
    parts: ['p', { cards: ['R3', 'R4', 'R5', 'W3', 'W4', 'W5', 'L', 'O', 'R', 'W', 'K', 'B', 'M', 'P', 'T'] }],
  },
  {
    id: 'many',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'li',
      'li',
      'li',
      {
        wanted: { game: 'skud', seats: 4 },
        turns: [...accents, 'R3(0,-8)', 'W4(-8,0)', 'R5(0,8)', 'W3(8,0)'],
        bottom: 'S',
      },
    ],
  },
  {
    id: 'options',
    parts: ['p', 'li', 'li', 'li', 'li', 'li', 'li', 'li', 'li', 'li', 'li', 'li', 'li', 'p', 'p'],
  },
  { id: 'lore', parts: ['p', 'p', 'li', 'li', 'li', 'li', 'li'] },
  { id: 'notation', parts: ['p', 'li', 'li', 'li', 'li', 'li', 'li', 'p'] },
];
