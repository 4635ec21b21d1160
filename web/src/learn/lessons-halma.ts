import type { Lesson } from './lessons.ts';

const START = 'A to move; A a1 b1 c1 d1 a2 b2 c2 a3 b3 a4; B h5 g6 h6 f7 g7 h7 e8 f8 g8 h8';

export const lesson: Lesson = {
  game: 'halma',
  picture: 'chain',
  seat: 'A',
  steps: [
    {
      id: 'step',
      position: START,
      goals: [{ kind: 'turn', like: /^c2-d3$/ }],
      answer: 'c2-d3',
      marks: [
        { kind: 'circle', at: { x: 2, y: 1 } },
        { kind: 'circle', at: { x: 3, y: 2 } },
      ],
    },
    {
      id: 'jump',
      position: START,
      goals: [{ kind: 'turn', like: /^a1-c3$/ }],
      answer: 'a1-c3',
      marks: [
        { kind: 'circle', at: { x: 0, y: 0 } },
        { kind: 'circle', at: { x: 2, y: 2 } },
      ],
    },
    {
      id: 'over',
      position: 'A to move; A a1 b1 c1 d1 a2 b2 a3 b3 d4 a4; B h5 g6 h6 f7 e5 h7 e8 f8 g8 h8',
      goals: [{ kind: 'turn', like: /^d4-f6$/ }],
      answer: 'd4-f6',
      marks: [
        { kind: 'circle', at: { x: 3, y: 3 } },
        { kind: 'circle', at: { x: 5, y: 5 } },
      ],
    },
    {
      id: 'chain',
      position: 'A to move; A a1 b1 c1 d1 a2 b2 a3 b3 c3 a4; B h5 h6 g7 h7 e8 f8 g8 h8 e4 f5',
      goals: [{ kind: 'turn', like: /^b2-f6$/ }],
      answer: 'b2-f6',
      marks: [
        { kind: 'circle', at: { x: 1, y: 1 } },
        { kind: 'circle', at: { x: 5, y: 5 } },
      ],
    },
    {
      id: 'arrive',
      position: 'A to move; A d4 e5 f5 f6 e7 d6 g6 f8 g8 h6; B a1 b1 c1 d1 a2 b2 c2 a3 c5 d7',
      goals: [{ kind: 'change', of: 'arrived', whose: 'mine', by: 1 }],
      answer: 'e5-g7',
    },
    {
      id: 'room',
      position: 'A to move; A h5 g6 h6 f7 g7 h7 e8 f8 g8 e5; B a1 b1 c1 d1 a2 b2 c3 a3 c5 a4',
      goals: [{ kind: 'turn', like: /-h8$/ }],
      answer: 'g7-h8',
    },
    {
      id: 'win',
      position: 'A to move; A h5 g6 h6 f7 h8 h7 e8 f8 g8 e5; B a1 b1 c1 d1 a2 b2 c3 f6 c5 a4',
      goals: [{ kind: 'wins' }],
      answer: 'e5-g7',
    },
  ],
};
