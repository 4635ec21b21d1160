import type { Lesson } from '../../learn/lessons.ts';

const first: Lesson = {
  game: 'street',
  id: 'first',
  picture: 'claim',
  seat: 'G',
  steps: [
    {
      id: 'deploy',
      position:
        '3G H14 G14 0,7:H -6,5:H -2,5:H 2,5:H 6,5:H -4,3:H 4,1:H -7,0:H 7,0:G -4,-3:G 4,-3:G -6,-5:G -2,-5:G 2,-5:G 6,-5:G 1,-5:G',
      goals: [{ kind: 'turn', puts: true }],
      answer: 'L(0,-7)',
    },
    {
      id: 'move',
      position: '5G H13 G13 0,7:H -2,5:H 2,5:H -4,3:H 4,-2:H 4,-3:G 3,-3:G -4,-3:G -2,-5:G 2,-5:G 0,-7:G',
      goals: [{ kind: 'turn', from: '(4,-3)', to: ['(3,-1)'] }],
      answer: '(4,-3)-(3,-1)',
      marks: [
        { kind: 'circle', at: { x: 4, y: -3 } },
        { kind: 'circle', at: { x: 3, y: -1 } },
      ],
    },
    {
      id: 'capture',
      position: '6G H13 G13 0,7:H -2,5:H 2,5:H -4,3:H 4,-1:H 3,-3:G -4,-3:G -2,-5:G 2,-5:G 0,-7:G',
      goals: [{ kind: 'change', of: 'pieces', whose: 'theirs', by: -1 }],
      answer: '(3,-3)-(4,-1)',
    },
    {
      id: 'captor',
      position: '7G H13 G13 0,7:H -2,5:H 2,5:H -4,3:H 4,-1:HG -4,-3:G -2,-5:G 2,-5:G 0,-7:G',
      goals: [{ kind: 'turn', from: '(4,-1)', to: ['(2,1)'] }],
      answer: '(4,-1)-(2,1)',
      marks: [
        { kind: 'circle', at: { x: 4, y: -1 } },
        { kind: 'circle', at: { x: 2, y: 1 } },
      ],
    },
    {
      id: 'captives',
      position: '9G H13 G13 0,7:H -2,5:H 2,5:H 4,3:H -3,-2:GH -3,-4:HG -4,-4:G 2,-5:G 4,-3:G 0,-7:G',
      goals: [{ kind: 'turn', to: ['(-3,-2)'] }],
      answer: '(-4,-4)-(-3,-2)',
    },
    {
      id: 'midline',
      position: '8G H13 G13 0,7:H -2,5:H 2,5:H -4,3:H 5,4:H 4,2:G 3,-4:G -5,-3:G -2,-5:G 0,-7:G',
      goals: [{ kind: 'change', of: 'midlines', whose: 'mine', by: 1 }],
      answer: '(3,-4)-(4,-2)',
    },
    {
      id: 'block',
      position: '14G H11 G11 0,7:H -3,4:H 4,4:H 4,-4:H -3,-4:H 6,2:G -6,2:G 1,-6:G -2,-6:G 0,-7:G',
      goals: [{ kind: 'change', of: 'midlines', whose: 'theirs', by: -1 }],
      answer: '(1,-6)-(0,-4)',
    },
    {
      id: 'claim',
      position: '16G H11 G11 0,7:H -1,6:H 2,7:H 6,5:H -3,4:G 4,4:G 4,-4:G -3,-4:G 0,-7:G',
      goals: [{ kind: 'wins' }],
      answer: 'claim',
    },
  ],
};

const more: Lesson = {
  game: 'street',
  id: 'more',
  picture: 'fourth',
  seat: 'G',
  steps: [
    {
      id: 'fourth',
      position: '15G H11 G11 0,7:H -1,6:H 2,7:H 6,5:H -3,4:G 4,4:G 4,-4:G -4,-6:G 0,-7:G',
      goals: [{ kind: 'change', of: 'midlines', whose: 'mine', by: 2 }],
      answer: '(-4,-6)-(-3,-4)',
    },
    {
      id: 'release',
      position: '9G H12 G12 0,7:H -2,5:H 2,2:HG 4,3:H -4,-4:G 3,-5:G 0,-7:G',
      setup: { options: { release: 'on' } },
      goals: [{ kind: 'turn', from: '(2,2)', to: ['(4,3)'] }],
      answer: '(2,2)-(4,3)',
      marks: [{ kind: 'circle', at: { x: 2, y: 2 } }],
    },
    {
      id: 'shut',
      position: '30G H4 G8 0,7:G -1,5:HG 3,2:H 2,0:G -4,-4:G 0,-7:G',
      goals: [{ kind: 'wins' }],
      answer: '(2,0)-(3,2)',
    },
  ],
};

/** The lessons of Street Pai Sho, in order. */
export const lessons = [first, more];
