//! The rules of Street Pai Sho: the order of their parts, and the positions of the figures.

import type { Mark } from '../board/types.ts';
import type { Section } from './rules.ts';

type Spot = [x: number, y: number];

function circles(...spots: Spot[]): Mark[] {
  return spots.map(([x, y]) => ({ kind: 'circle', at: { x, y } }));
}
function arrow([x, y]: Spot, [toX, toY]: Spot): Mark {
  return { kind: 'arrow', from: { x, y }, to: { x: toX, y: toY } };
}

export const sections: Section[] = [
  { id: 'idea', parts: ['p', 'p', 'p', 'p'] },
  {
    id: 'board',
    parts: [
      'p',
      'p',
      'p',
      {
        wanted: { game: 'street', position: '1H H14 G14' },
        marks: [
          arrow([0, 1], [0, 8]),
          arrow([1, 0], [8, 0]),
          arrow([0, -1], [0, -8]),
          arrow([-1, 0], [-8, 0]),
          ...circles([0, 0]),
        ],
      },
    ],
  },
  {
    id: 'setup',
    parts: [
      'p',
      'li',
      'li',
      'p',
      { wanted: { game: 'street' }, marks: circles([0, 7], [0, -7]) },
      'p',
      { wanted: { game: 'street', options: { setup: 'modern' } }, marks: circles([0, 3], [0, -3]) },
    ],
  },
  { id: 'turn', parts: ['p', 'li', 'li', 'li', 'p', 'p'] },
  {
    id: 'move',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'li',
      {
        wanted: { game: 'street', position: '6H H14 G14 -3,3:H -2,3:H -3,2:G -5,4:G -6,-2:H 4,-3:G 1,-6:H' },
        marks: circles(
          [-3, 6],
          [-4, 5],
          [-3, 5],
          [-2, 5],
          [-5, 4],
          [-4, 4],
          [-3, 4],
          [-2, 4],
          [-1, 4],
          [-6, 3],
          [-5, 3],
          [-4, 3],
          [-1, 3],
          [0, 3],
          [-5, 2],
          [-4, 2],
          [-3, 2],
          [-2, 2],
          [-1, 2],
          [-4, 1],
          [-2, 1],
        ),
        crop: [-8, -1, 2, 8],
      },
    ],
  },
  {
    id: 'capture',
    parts: [
      'p',
      'p',
      'li',
      'li',
      'li',
      {
        wanted: { game: 'street' },
        turns: ['(6,5)-(5,6)', '(-6,-5)-(-6,-2)', '(-7,0)-(-6,-2)'],
        marks: [arrow([-7, 0], [-6, -2])],
        crop: [-9, -6, 0, 3],
      },
      {
        wanted: { game: 'street' },
        turns: ['(6,5)-(5,6)', '(-6,-5)-(-6,-2)', '(-7,0)-(-6,-2)', '(-4,-3)-(-6,-2)'],
        marks: [arrow([-4, -3], [-6, -2])],
        crop: [-9, -6, 0, 3],
      },
    ],
  },
  {
    id: 'deploy',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'p',
      {
        wanted: { game: 'street' },
        turns: ['(0,7)-(1,5)', '(0,-7)-(-1,-5)', 'L(0,7)'],
        marks: circles([0, 7]),
        crop: [-5, 2, 5, 9],
      },
    ],
  },
  {
    id: 'harmony',
    parts: [
      'p',
      'li',
      'li',
      'li',
      { wanted: { game: 'street', position: '9H H12 G12 -3,5:H 4,5:H 4,-2:H -5,3:G -5,-4:G 2,-4:G' } },
      {
        wanted: {
          game: 'street',
          position: '9H H12 G12 -4,5:H 4,5:H -1,5:G 0,2:H 6,2:H 2,-3:G 6,-3:G -6,0:H -6,4:G -6,-4:G',
        },
        marks: circles([-1, 5], [0, 2], [-6, 0]),
      },
      'p',
    ],
  },
  {
    id: 'claim',
    parts: [
      'p',
      'p',
      'p',
      {
        wanted: {
          game: 'street',
          position: '14H H11 G12 -4,3:H 4,3:H -4,-2:GH 4,-2:H 0,7:H -2,6:H 6,4:G -6,-5:G -2,-5:G 2,-5:G 1,-6:G 6,1:G',
        },
        turns: ['claim'],
      },
    ],
  },
  { id: 'end', parts: ['p', 'li', 'li', 'li', 'li', 'p', 'p'] },
  {
    id: 'options',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'li',
      'li',
      'li',
      {
        wanted: {
          game: 'street',
          options: { release: 'on' },
          position: '9H H12 G12 2,2:GH 4,3:G -3,4:H -4,-4:G 3,-5:G -5,1:H',
        },
        turns: ['(2,2)-(4,3)'],
        marks: [arrow([2, 2], [4, 3])],
        crop: [-1, -1, 7, 6],
      },
    ],
  },
  { id: 'presets', parts: ['p', 'li', 'li'] },
  { id: 'notation', parts: ['p', 'li', 'li', 'li', 'li', 'p', 'p'] },
];
