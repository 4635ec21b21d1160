import type { Lesson } from '../../learn/lessons.ts';

// Small reserves, so that a step offers little besides what it teaches.
const GUEST = 'G R3 R4 R5 W3 W4 W5';
const HOST = 'H R3 R4 R5 W3 W4 W5';
const FLOWERS = '3xR3 3xR4 3xR5 3xW3 3xW4 3xW5 L O';
const ALL = `${FLOWERS} R W K B`;

const first: Lesson = {
  game: 'skud',
  id: 'first',
  picture: 'ring',
  seat: 'G',
  steps: [
    {
      id: 'plant',
      tiles: ['R5'],
      position: `opening 1G | - | G ${ALL} | H ${ALL}`,
      goals: [{ kind: 'turn', tiles: ['R5'] }],
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
      goals: [{ kind: 'turn', bonus: true }],
      answer: '(0,-8)-(0,-6)+W5(8,0)',
    },
    {
      id: 'clash',
      tiles: ['R3', 'R4', 'H:W4'],
      position: `turn 8G | 0,-8:GW4 3,2:GR3 5,4:GR4 0,8:HR3 3,7:HW4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'change', of: 'harmonies', whose: 'mine', by: 1 }],
      answer: '(5,4)-(5,2)',
    },
    {
      id: 'capture',
      tiles: ['R3', 'H:W3'],
      position: `turn 9G | 0,-8:GR4 -7,-4:GR3 0,8:HR4 -6,-5:HW3 -3,-5:HW4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'change', of: 'pieces', whose: 'theirs', by: -1 }],
      answer: '(-7,-4)-(-6,-5)',
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
      tiles: ['H:R4'],
      position: `turn 15G | 8,0:GW4 0,-6:GR5 6,1:GW3 0,8:HW4 3,4:HR3 -3,4:HR4 -3,-4:HR5 5,-6:HR4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'stops', threat: '(5,-6)-(3,-4)' }],
      answer: '(0,-6)-(0,-4)',
    },
  ],
};

const accents: Lesson = {
  game: 'skud',
  id: 'accents',
  picture: 'wheel',
  seat: 'G',
  steps: [
    {
      id: 'choose',
      tiles: ['R', 'W', 'K', 'B'],
      position: `accents 0G | - | G ${FLOWERS} | H ${FLOWERS} R W K B`,
      goals: [{ kind: 'turn', tiles: ['R', 'W', 'K', 'B'] }],
      answer: 'R,W,K,B',
    },
    {
      id: 'rock',
      tiles: ['W3', 'W4', 'R'],
      position: `turn 10G | 0,-8:GR4 3,-3:GW3 5,-5:GW4 0,8:HR4 -3,4:HW4 0,4:HW5 4,4:HR3 | ${GUEST} R | ${HOST}`,
      goals: [
        { kind: 'turn', bonus: true, tiles: ['R'] },
        { kind: 'change', of: 'harmonies', whose: 'theirs', by: -2 },
      ],
      answer: '(5,-5)-(5,-3)+R(2,4)',
    },
    {
      id: 'wheel',
      tiles: ['R3', 'R4', 'W4', 'W5', 'W'],
      position: `turn 11G | 0,-8:GR4 -4,-3:GR3 -6,-4:GR4 2,-6:GW4 5,-5:GW5 0,8:HR4 0,4:HW5 | ${GUEST} W | ${HOST}`,
      goals: [
        { kind: 'turn', bonus: true, tiles: ['W'] },
        { kind: 'change', of: 'harmonies', whose: 'mine', by: 2 },
      ],
      answer: '(-6,-4)-(-6,-3)+W(4,-5)',
    },
    {
      id: 'knotweed',
      tiles: ['H:R3', 'K'],
      position: `turn 12G | 0,-8:GR4 3,-3:GW3 5,-5:GW4 0,8:HR4 4,7:HR4 0,4:HW5 4,4:HR3 | ${GUEST} K | ${HOST}`,
      goals: [
        { kind: 'turn', bonus: true, tiles: ['K'] },
        { kind: 'change', of: 'harmonies', whose: 'theirs', by: -2 },
      ],
      answer: '(5,-5)-(5,-3)+K(5,5)',
    },
    {
      id: 'boat',
      tiles: ['B', 'H:R'],
      position: `turn 13G | 0,-8:GR4 -3,-4:GR5 3,-4:GW3 7,-4:GW4 -6,-6:GR4 -4,-7:GR3 0,8:HR4 5,-4:HR 0,4:HW5 | ${GUEST} B | ${HOST}`,
      goals: [
        { kind: 'turn', bonus: true, tiles: ['B'] },
        { kind: 'change', of: 'harmonies', whose: 'mine', by: 3 },
      ],
      answer: '(-4,-7)-(-4,-6)+B(5,-4)',
    },
    {
      id: 'ferry',
      tiles: ['B', 'H:R3'],
      position: `turn 13G | 0,-8:GR4 -3,-4:GR3 -5,-3:GR4 0,8:HR4 4,4:HR3 -3,4:HR4 4,-2:HW5 | ${GUEST} B | ${HOST}`,
      goals: [
        { kind: 'turn', bonus: true, tiles: ['B'], from: '(4,4)' },
        { kind: 'change', of: 'harmonies', whose: 'theirs', by: -2 },
      ],
      answer: '(-5,-3)-(-5,-4)+B(4,4)-(5,5)',
    },
    {
      id: 'last',
      tiles: ['W5', 'R', 'K'],
      position: 'turn 30G | 0,-8:GR4 -3,-4:GR5 3,-4:GW3 0,8:HR4 4,4:HR3 -3,4:HR4 | G W5 R K | H R3 W4 K',
      goals: [{ kind: 'wins' }],
      answer: 'W5(8,0)',
    },
  ],
};

/** The points around the flower to be trapped that the Orchid can reach. */
const CORNER = [4, 5, 6].flatMap((x) => [5, 6, 7].map((y) => `(${x},-${y})`));
const special: Lesson = {
  game: 'skud',
  id: 'special',
  picture: 'lotus',
  seat: 'G',
  steps: [
    {
      id: 'sow',
      tiles: ['L'],
      position: `turn 10G | 0,-8:GR4 3,-3:GW3 5,-5:GW4 0,8:HR4 -3,4:HW4 | ${GUEST} L | ${HOST}`,
      goals: [{ kind: 'turn', bonus: true, tiles: ['L'] }],
      answer: '(5,-5)-(5,-3)+L(8,0)',
    },
    {
      id: 'lotus',
      tiles: ['L', 'R3', 'W5'],
      position: `turn 12G | 0,-8:GR4 -2,3:GL -1,6:GR3 4,4:GW5 0,8:HR4 -5,-3:HW4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'change', of: 'harmonies', whose: 'mine', by: 2 }],
      answer: '(-2,3)-(-1,4)',
    },
    {
      id: 'trap',
      tiles: ['O', 'H:R4'],
      position: `turn 15G | 8,0:GW4 1,-3:GO 6,1:GW3 0,8:HW4 3,4:HR3 -3,4:HR4 -3,-4:HR5 5,-6:HR4 | ${GUEST} | ${HOST}`,
      goals: [
        { kind: 'turn', from: '(1,-3)', to: CORNER },
        { kind: 'stops', threat: '(5,-6)-(3,-4)' },
      ],
      answer: '(1,-3)-(4,-5)',
    },
    {
      id: 'wild',
      tiles: ['L', 'O', 'H:R3'],
      position: `turn 16G | 0,-8:GR4 -2,-2:GL 4,1:GO 0,8:HR5 -3,4:HR4 3,4:HR3 3,-4:HR4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'turn', from: '(4,1)', to: ['(3,4)'] }],
      answer: '(4,1)-(3,4)',
    },
    {
      id: 'hunt',
      tiles: ['R5', 'H:L', 'H:O'],
      position: `turn 17G | 0,-8:GR4 2,-3:GW3 0,-3:GR5 0,8:HR3 1,1:HO 3,3:HL -3,4:HR4 | ${GUEST} | ${HOST}`,
      goals: [{ kind: 'turn', to: ['(1,1)'] }],
      answer: '(0,-3)-(1,1)',
    },
  ],
};

const OASIS = { options: { oasis: 'on' } };
const oasis: Lesson = {
  game: 'skud',
  id: 'oasis',
  picture: 'turtle',
  seat: 'G',
  steps: [
    {
      id: 'bamboo',
      tiles: ['M'],
      position: `turn 13G | 0,-8:GR4 3,-3:GW3 5,-5:GW4 0,8:HR4 2,3:HR4 2,5:HR3 4,3:HR5 | ${GUEST} M | ${HOST}`,
      setup: OASIS,
      goals: [
        { kind: 'turn', bonus: true, tiles: ['M'] },
        { kind: 'change', of: 'pieces', whose: 'theirs', by: -3 },
      ],
      answer: '(5,-5)-(5,-3)+M(3,4)',
    },
    {
      id: 'pond',
      tiles: ['P', 'R3', 'R4'],
      position: `turn 14G | 0,-8:GR4 -4,-3:GP -4,3:GR4 2,-4:GW4 0,8:HR4 5,3:HR3 | ${GUEST} | ${HOST}`,
      setup: OASIS,
      goals: [
        { kind: 'turn', puts: true },
        { kind: 'change', of: 'harmonies', whose: 'mine', by: 1 },
      ],
      answer: 'R3(-4,-2)',
    },
    {
      id: 'turtle',
      tiles: ['T', 'R3', 'H:W4'],
      position: `turn 15G | 0,-8:GR4 -4,-3:GR3 -6,-4:GR4 1,3:GR3 6,3:HW4 0,8:HR4 -3,5:HW5 | ${GUEST} T | ${HOST}`,
      setup: OASIS,
      goals: [
        { kind: 'turn', bonus: true, tiles: ['T'] },
        { kind: 'change', of: 'harmonies', whose: 'mine', by: 2 },
      ],
      answer: '(-6,-4)-(-6,-3)+T(0,3)',
    },
  ],
};

const FOUR = { seats: 4 };
const hands = (tiles: string) => [...'SWNE'].map((letter) => `${letter} ${tiles}`).join(' | ');
const many: Lesson = {
  game: 'skud',
  id: 'many',
  picture: 'third',
  seat: 'W',
  steps: [
    {
      id: 'name',
      position: `opening 1S | - | ${hands(ALL)}`,
      setup: FOUR,
      goals: [{ kind: 'turn', puts: true, to: ['(0,-8)'] }],
      answer: 'R5(0,-8)',
    },
    {
      id: 'growing',
      tiles: ['R3', 'R4'],
      position: `turn 5W | -8,0:WR3 -6,2:WR4 0,-8:SR5 0,8:NW4 8,0:EW3 4,3:NR3 3,-3:EW4 | ${hands('R3 R4 R5 W3 W4 W5')}`,
      setup: FOUR,
      goals: [{ kind: 'turn', bonus: true }],
      answer: '(-8,0)-(-6,-1)+W5(-8,0)',
    },
    {
      id: 'third',
      tiles: ['N:R4'],
      position: `turn 15W | -8,0:WW4 0,-6:WR5 6,1:WW3 8,0:EW3 0,-8:SW3 0,8:NW4 3,4:NR3 -3,4:NR4 -3,-4:NR5 5,-6:NR4 | ${hands('R3 R4 R5 W3 W4 W5')}`,
      setup: FOUR,
      goals: [{ kind: 'stops', threat: '(5,-6)-(3,-4)' }],
      answer: '(0,-6)-(0,-4)',
    },
  ],
};

/** The lessons of Skud Pai Sho, in order. */
export const lessons = [first, accents, special, oasis, many];
