import type { Lesson } from './lessons.ts';

// Reserves are small, so that a step offers what it teaches and little else.
const GUEST = 'G R3 R4 R5 W3 W4 W5';
const HOST = 'H R3 R4 R5 W3 W4 W5';
const ALL = '3xR3 3xR4 3xR5 3xW3 3xW4 3xW5 L O R W K B';

export const lesson: Lesson = {
  game: 'skud',
  picture: 'ring',
  seat: 'G',
  steps: [
    {
      id: 'plant',
      tiles: ['R5'],
      position: `opening 1G | - | G ${ALL} | H ${ALL}`,
      goals: [{ kind: 'turn', like: /^R5\(/ }],
      answer: 'R5(0,-8)',
    },
    {
      id: 'move',
      tiles: ['R5'],
      position: `turn 2G | 0,-8:GR5 0,8:HR5 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'stands', tile: 'R5', ground: 'red' }],
      answer: '(0,-8)-(-1,-4)',
    },
    {
      id: 'harmony',
      tiles: ['R3', 'R4', 'R5', 'W3', 'W4', 'W5'],
      position: `turn 5G | 0,-8:GW4 2,3:GR3 4,1:GR4 0,8:HR3 -3,4:HW5 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'change', of: 'harmonies', whose: 'mine', by: 1 }],
      answer: '(4,1)-(4,3)',
    },
    {
      id: 'bonus',
      tiles: ['R3', 'R4'],
      position: `turn 6G | 0,-8:GR3 3,-6:GR4 0,8:HR3 -3,4:HW5 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'turn', like: /\+/ }],
      answer: '(0,-8)-(0,-6)+W5(8,0)',
    },
    {
      id: 'clash',
      tiles: ['R3', 'R4', 'W4'],
      position: `turn 8G | 0,-8:GW4 3,2:GR3 5,4:GR4 0,8:HR3 3,7:HW4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'change', of: 'harmonies', whose: 'mine', by: 1 }],
      answer: '(5,4)-(5,2)',
    },
    {
      id: 'capture',
      tiles: ['R3', 'W3'],
      position: `turn 9G | 0,-8:GR4 -7,-4:GR3 0,8:HR4 -6,-5:HW3 -3,-5:HW4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'change', of: 'pieces', whose: 'theirs', by: -1 }],
      answer: '(-7,-4)-(-6,-5)',
    },
    {
      id: 'rock',
      tiles: ['W3', 'W4', 'R'],
      position: `turn 10G | 0,-8:GR4 3,-3:GW3 5,-5:GW4 0,8:HR4 -3,4:HW4 0,4:HW5 4,4:HR3 | ${GUEST} R | ${HOST}`,
      goals: [
        { kind: 'turn', like: /\+R\(/ },
        { kind: 'change', of: 'harmonies', whose: 'theirs', by: -2 },
      ],
      answer: '(5,-5)-(5,-3)+R(2,4)',
    },
    {
      id: 'wheel',
      tiles: ['R3', 'R4', 'W4', 'W5', 'W'],
      position: `turn 11G | 0,-8:GR4 -4,-3:GR3 -6,-4:GR4 2,-6:GW4 5,-5:GW5 0,8:HR4 0,4:HW5 | ${GUEST} W | ${HOST}`,
      goals: [
        { kind: 'turn', like: /\+W\(/ },
        { kind: 'change', of: 'harmonies', whose: 'mine', by: 2 },
      ],
      answer: '(-6,-4)-(-6,-3)+W(4,-5)',
    },
    {
      id: 'knotweed',
      tiles: ['R3', 'K'],
      position: `turn 12G | 0,-8:GR4 3,-3:GW3 5,-5:GW4 0,8:HR4 4,7:HR4 0,4:HW5 4,4:HR3 | ${GUEST} K | ${HOST}`,
      goals: [
        { kind: 'turn', like: /\+K\(/ },
        { kind: 'change', of: 'harmonies', whose: 'theirs', by: -2 },
      ],
      answer: '(5,-5)-(5,-3)+K(5,5)',
    },
    {
      id: 'boat',
      tiles: ['B', 'R'],
      position: `turn 13G | 0,-8:GR4 -3,-4:GR5 3,-4:GW3 7,-4:GW4 -6,-6:GR4 -4,-7:GR3 0,8:HR4 5,-4:HR 0,4:HW5 | ${GUEST} B | ${HOST}`,
      goals: [
        { kind: 'turn', like: /\+B\(/ },
        { kind: 'change', of: 'harmonies', whose: 'mine', by: 3 },
      ],
      answer: '(-4,-7)-(-4,-6)+B(5,-4)',
    },
    {
      id: 'ring',
      tiles: ['R4'],
      position: `turn 15G | 0,-8:GW4 3,4:GR3 -3,4:GR4 -3,-4:GR5 5,-6:GR4 0,8:HR3 5,0:HW3 -6,1:HW5 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'wins' }],
      answer: '(5,-6)-(3,-4)',
    },
    {
      id: 'defend',
      tiles: ['R4'],
      position: `turn 15G | 8,0:GW4 0,-6:GR5 6,1:GW3 0,8:HW4 3,4:HR3 -3,4:HR4 -3,-4:HR5 5,-6:HR4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'stops', threat: '(5,-6)-(3,-4)' }],
      answer: '(0,-6)-(0,-4)',
    },
  ],
};
