//! The rules of Halma: the order of their parts, and the positions of the figures.

import type { Mark } from '../board/types.ts';
import type { Section } from './rules.ts';

/** The coordinates of a square such as `c3`. */
function square(name: string): { x: number; y: number } {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
}
function circles(names: string): Mark[] {
  return names.split(' ').map((name) => ({ kind: 'circle', at: square(name) }));
}
/** The arrows of a path such as `b2-d4-d6`. */
function arrows(path: string): Mark[] {
  const squares = path.split('-').map(square);
  return squares.slice(1).map((to, i) => ({ kind: 'arrow', from: squares[i], to }));
}

export const sections: Section[] = [
  { id: 'idea', parts: ['p', 'p'] },
  {
    id: 'board',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'li',
      'p',
      { wanted: { game: 'halma', first: 0 } },
      { wanted: { game: 'halma', first: 0, options: { board: '10x10' } } },
      { wanted: { game: 'halma', first: 0, options: { board: '16x16' } } },
    ],
  },
  {
    id: 'setup',
    parts: [
      'p',
      'p',
      'p',
      {
        wanted: { game: 'halma', seats: 4, first: 0 },
        marks: [...arrows('d4-m13'), ...arrows('d13-m4'), ...arrows('m13-d4'), ...arrows('m4-d13')],
      },
    ],
  },
  { id: 'turn', parts: ['p', 'li', 'li', 'p'] },
  {
    id: 'step',
    parts: [
      'p',
      {
        wanted: { game: 'halma', position: 'A to move; A d4 b2 c1; B g6 f8 h5' },
        marks: circles('c3 c4 c5 d3 d5 e3 e4 e5'),
        crop: [0.5, 0.5, 5.5, 5.5],
      },
    ],
  },
  {
    id: 'jump',
    parts: [
      'p',
      'li',
      'li',
      'li',
      'li',
      {
        wanted: { game: 'halma', position: 'A to move; A b2 c3 e6 b1 a3; B d5 g7 h6 g8' },
        turns: ['b2-d4-d6-f6'],
        marks: arrows('b2-d4-d6-f6'),
      },
      {
        wanted: { game: 'halma', position: 'A to move; A c4 d4 c6 a1; B e4 b3 h8 g7' },
        marks: arrows('c4-a2'),
      },
      'p',
    ],
  },
  {
    id: 'target',
    parts: [
      'p',
      'p',
      {
        wanted: { game: 'halma', position: 'A to move; A f8 f7 d5 c3; B g6 b2 c1 a3' },
        turns: ['f8-f6-h6'],
        marks: arrows('f8-f6-h6'),
      },
      'p',
    ],
  },
  {
    id: 'pass',
    parts: [
      'p',
      {
        wanted: { game: 'halma', position: 'A to move; A a1; B a2 b1 b2 a3 c1 c3 e5 d6 f4' },
        marks: circles('a1'),
      },
    ],
  },
  {
    id: 'end',
    parts: [
      'p',
      {
        wanted: {
          game: 'halma',
          position: 'A to move; A h8 g8 f8 e8 h7 g7 f7 h6 g6 g4; B a1 b1 c1 a2 b2 a3 c3 d3 b5 d1',
        },
        turns: ['g4-h5'],
        marks: arrows('g4-h5'),
      },
      'p',
      'li',
      'li',
      'li',
      'li',
      'li',
      'p',
    ],
  },
  { id: 'four', parts: ['p', 'p', 'li', 'li', 'li', 'p'] },
  { id: 'teams', parts: ['p', 'li', 'li', 'li'] },
  {
    id: 'stalling',
    parts: [
      'p',
      'li',
      'li',
      'li',
      {
        wanted: {
          game: 'halma',
          preset: 'tournament',
          position: 'A to move; A g8 f8 e8 h7 g7 f7 h6 g6 g4 e5; B h8 a1 b1 c1 a2 b2 a3 c3 d3 b5',
        },
        turns: ['g4-h5'],
        marks: [...arrows('g4-h5'), ...circles('h8')],
      },
    ],
  },
  { id: 'options', parts: ['p', 'li', 'li', 'li', 'li', 'li', 'li', 'li'] },
  { id: 'presets', parts: ['p', 'li', 'li'] },
  { id: 'source', parts: ['p', 'p'] },
  { id: 'notation', parts: ['p', 'li', 'li', 'li', 'p', 'p'] },
];
