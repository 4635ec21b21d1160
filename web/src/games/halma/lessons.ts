import type { Lesson } from '../../learn/lessons.ts';

const START = 'A to move; A a1 b1 c1 d1 a2 b2 c2 a3 b3 a4; B h5 g6 h6 f7 g7 h7 e8 f8 g8 h8';

const first: Lesson = {
  game: 'halma',
  id: 'first',
  picture: 'chain',
  seat: 'A',
  steps: [
    {
      id: 'step',
      position: START,
      goals: [{ kind: 'turn', from: 'c2', to: ['d3'] }],
      answer: 'c2-d3',
      marks: [
        { kind: 'circle', at: { x: 2, y: 1 } },
        { kind: 'circle', at: { x: 3, y: 2 } },
      ],
    },
    {
      id: 'jump',
      position: START,
      goals: [{ kind: 'turn', from: 'a1', to: ['c3'] }],
      answer: 'a1-c3',
      marks: [
        { kind: 'circle', at: { x: 0, y: 0 } },
        { kind: 'circle', at: { x: 2, y: 2 } },
      ],
    },
    {
      id: 'over',
      position: 'A to move; A a1 b1 c1 d1 a2 b2 a3 b3 d4 a4; B h5 g6 h6 f7 e5 h7 e8 f8 g8 h8',
      goals: [{ kind: 'turn', from: 'd4', to: ['f6'] }],
      answer: 'd4-f6',
      marks: [
        { kind: 'circle', at: { x: 3, y: 3 } },
        { kind: 'circle', at: { x: 5, y: 5 } },
      ],
    },
    {
      id: 'chain',
      position: 'A to move; A a1 b1 c1 d1 a2 b2 a3 b3 c3 a4; B h5 h6 g7 h7 e8 f8 g8 h8 e4 f5',
      goals: [{ kind: 'turn', from: 'b2', to: ['f6'] }],
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
      goals: [{ kind: 'turn', to: ['h8'] }],
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

const race: Lesson = {
  game: 'halma',
  id: 'race',
  picture: 'build',
  seat: 'A',
  steps: [
    {
      id: 'build',
      position: 'A to move; A a1 b1 c1 d1 a2 b2 c3 a3 e4 a4; B h5 g6 h6 f7 g7 h7 e8 f8 g8 h8',
      goals: [{ kind: 'opens', turn: 'b2-f6' }],
      answer: 'e4-e5',
      marks: [
        { kind: 'circle', at: { x: 1, y: 1 } },
        { kind: 'circle', at: { x: 5, y: 5 } },
      ],
    },
    {
      id: 'guard',
      position: 'A to move; A c3 e5 f6 g6 h6 f7 g7 h7 f8 e6; B a1 b1 c1 d1 a2 c2 a3 b3 a4 d4',
      goals: [{ kind: 'stops', threat: 'd4-b2' }],
      answer: 'c3-b2',
      marks: [{ kind: 'circle', at: { x: 1, y: 1 } }],
    },
    {
      id: 'straggler',
      position: 'A to move; A a1 d4 e6 f6 g5 d6 c5 f4 g7 h8; B b2 a2 b1 c6 g8 h7 b4 a4 d1 e3',
      goals: [{ kind: 'change', of: 'home', whose: 'mine', by: -1 }],
      answer: 'a1-e5',
    },
    {
      id: 'inside',
      position: 'A to move; A f8 f7 d5 h8 h7 g8 e8 h5 g7 e6; B g6 b2 c1 a3 a1 b1 a2 a4 c3 d2',
      goals: [{ kind: 'turn', from: 'f8', to: ['h6'] }],
      answer: 'f8-h6',
      marks: [
        { kind: 'circle', at: { x: 5, y: 7 } },
        { kind: 'circle', at: { x: 7, y: 5 } },
      ],
    },
  ],
};

/** The lessons of Halma, in order. */
export const lessons = [first, race];
