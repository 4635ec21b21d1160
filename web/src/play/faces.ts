//! The faces of the computer's ten levels, each a plant of the tea garden, drawn in a square from -50 to 50.

/** A path with the name of its colour. */
export type Part = [tone: string, d: string];
/** A path repeated around the centre. */
type Ring = { n: number; tone: string; d: string; from?: number };
export type Face = {
  /** The background colour. */
  back: string;
  /** Drawn behind the head. */
  rings?: Ring[];
  behind?: Part[];
  head: Part;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  /** Drawn over the head. */
  over?: Part[];
};

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

export const EYES = {
  round: [
    ['ink', disc(-8, 2, 3.4) + disc(8, 2, 3.4)],
    ['light', disc(-7, 0.8, 1.1) + disc(9, 0.8, 1.1)],
  ],
  dots: [['ink', disc(-8, 2, 2.6) + disc(8, 2, 2.6)]],
  happy: [['line', 'M-12 4Q-8 -1 -4 4M4 4Q8 -1 12 4']],
  calm: [['line', 'M-12 2Q-8 6 -4 2M4 2Q8 6 12 2']],
  sharp: [
    ['line', 'M-13 -4L-4 0M13 -4L4 0'],
    ['ink', disc(-8, 3, 2.8) + disc(8, 3, 2.8)],
  ],
  dragon: [
    ['light', 'M-15 0Q-9 -7 -3 3Q-10 5 -15 0ZM15 0Q9 -7 3 3Q10 5 15 0Z'],
    ['ink', disc(-8, 0, 2.2) + disc(8, 0, 2.2)],
  ],
} satisfies Record<string, Part[]>;

export const MOUTHS = {
  smile: [['line', 'M-6 11Q0 17 6 11']],
  open: [['mouth', 'M-6 10Q0 10 6 10Q5 18 0 18Q-5 18 -6 10Z']],
  grin: [['line', 'M-8 10Q1 18 9 8']],
  small: [['line', 'M-4 12Q0 15 4 12']],
  flat: [['line', 'M-5 13L5 12']],
} satisfies Record<string, Part[]>;

const cheeks: Part = ['blush', disc(-14, 9, 3.4) + disc(14, 9, 3.4)];

/** The faces, from the lowest level to the highest. */
export const FACES: Face[] = [
  {
    // Mint: a seedling.
    back: 'sky',
    behind: [
      ['stem', 'M0 -14Q1 -24 0 -30'],
      ['leaf', 'M0 -24C-6 -40 -24 -42 -32 -34C-26 -20 -10 -18 0 -24Z'],
      ['leaf2', 'M0 -26C5 -42 22 -46 31 -39C27 -24 11 -20 0 -26Z'],
    ],
    head: ['mint', disc(0, 8, 26)],
    eyes: 'round',
    mouth: 'open',
    over: [cheeks],
  },
  {
    // Chamomile.
    back: 'meadow',
    rings: [{ n: 13, tone: 'white', d: 'M-5 -20C-10 -36 -7 -45 0 -46C7 -45 10 -36 5 -20Z' }],
    head: ['gold', disc(0, 3, 24)],
    eyes: 'dots',
    mouth: 'smile',
    over: [cheeks],
  },
  {
    // Lemon balm.
    back: 'sand',
    rings: [
      {
        n: 7,
        tone: 'leaf2',
        d: 'M0 -14C-12 -20 -14 -30 -9 -34L-7 -37L-5 -40L0 -47L5 -40L7 -37L9 -34C14 -30 12 -20 0 -14Z',
      },
    ],
    head: ['lemon', disc(0, 3, 24)],
    eyes: 'happy',
    mouth: 'open',
    over: [['leaf', 'M0 -21C-8 -27 -8 -36 0 -42C8 -36 8 -27 0 -21Z'], cheeks],
  },
  {
    // Lavender.
    back: 'sky',
    behind: [
      ['stem', 'M-20 -8L-26 -24M0 -14L0 -30M20 -8L26 -24'],
      ['orchid', disc(-25, -22, 6) + disc(-29, -30, 5.4) + disc(-24, -35, 4.6) + disc(-30, -40, 3.6)],
      ['orchid', disc(25, -22, 6) + disc(29, -30, 5.4) + disc(24, -35, 4.6) + disc(30, -40, 3.6)],
      ['orchid', disc(-3, -26, 6) + disc(3, -33, 5.6) + disc(-2, -39, 4.8) + disc(1, -45, 3.4)],
    ],
    head: ['orchid2', disc(0, 8, 26)],
    eyes: 'calm',
    mouth: 'smile',
    over: [cheeks],
  },
  {
    // Ginger: a knobbly root.
    back: 'meadow',
    behind: [
      ['ginger', disc(-22, -18, 11) + disc(20, -22, 13) + disc(-30, 10, 9) + disc(30, 12, 8) + disc(-4, -28, 10)],
      ['line', 'M-28 -22Q-22 -26 -16 -22M14 -30Q21 -34 28 -28'],
    ],
    head: ['ginger', disc(0, 5, 28)],
    eyes: 'round',
    mouth: 'grin',
    over: [['freckle', disc(-15, 8, 1.3) + disc(-11, 11, 1.3) + disc(15, 8, 1.3) + disc(11, 11, 1.3)]],
  },
  {
    // Saffron: a crocus.
    back: 'sand',
    rings: [{ n: 6, tone: 'orchid', d: 'M0 -8C-17 -18 -15 -36 0 -47C15 -36 17 -18 0 -8Z', from: 30 }],
    behind: [['red', 'M-3 -18L-12 -42L-7 -43L0 -24L0 -46L4 -46L3 -24L11 -41L15 -38L5 -18Z']],
    head: ['orchid2', disc(0, 5, 23)],
    eyes: 'dots',
    mouth: 'small',
    over: [['line', 'M-13 -6Q-8 -9 -4 -6M4 -6Q8 -9 13 -6'], cheeks],
  },
  {
    // Bergamot: a fruit with glasses.
    back: 'meadow',
    behind: [
      ['stem', 'M0 -20L2 -32'],
      ['leaf', 'M2 -28C8 -44 26 -46 36 -38C30 -24 14 -20 2 -28Z'],
    ],
    head: ['citrus', 'M0 -26C22 -26 31 -10 31 6C31 24 18 35 0 35C-18 35 -31 24 -31 6C-31 -10 -22 -26 0 -26Z'],
    eyes: 'dots',
    mouth: 'flat',
    over: [
      ['line', `${disc(-9, 2, 7.5)}${disc(9, 2, 7.5)}M-1.5 2Q0 0 1.5 2M-16.5 1L-25 -2M16.5 1L25 -2`],
      ['freckle', disc(-20, 18, 1.3) + disc(-14, 24, 1.3) + disc(18, 20, 1.3) + disc(0, -18, 1.3) + disc(12, -14, 1.3)],
    ],
  },
  {
    // Oolong: a rolled leaf as a turban.
    back: 'sky',
    head: ['sand', disc(0, 10, 25)],
    eyes: 'sharp',
    mouth: 'small',
    over: [
      ['leaf', 'M-28 -4C-34 -26 -18 -44 4 -42C26 -42 36 -22 28 -4C14 -14 -14 -14 -28 -4Z'],
      ['vein', 'M-24 -10C-16 -30 10 -34 18 -22C22 -14 12 -10 8 -16C6 -20 10 -24 13 -22M-20 -26C-8 -40 16 -40 26 -24'],
      ['gold', disc(0, -12, 4)],
      ['ink', 'M0 10C-6 7 -13 9 -17 14C-11 14 -5 15 0 12C5 15 11 14 17 14C13 9 6 7 0 10Z'],
    ],
  },
  {
    // Silver Needle: slender white buds.
    back: 'night',
    rings: [
      { n: 9, tone: 'silver', d: 'M0 -14C-7 -24 -5 -40 0 -48C5 -40 7 -24 0 -14Z' },
      { n: 9, tone: 'white', d: 'M0 -14C-5 -22 -4 -34 0 -40C4 -34 5 -22 0 -14Z', from: 20 },
    ],
    head: ['white', disc(0, 3, 23)],
    eyes: 'calm',
    mouth: 'flat',
    over: [['freckle', 'M0 -16L3 -11L0 -6L-3 -11Z']],
  },
  {
    // Dragon Well.
    back: 'night',
    behind: [
      [
        'gold',
        'M-12 -18C-16 -32 -26 -36 -30 -46C-18 -44 -6 -36 -4 -20ZM12 -18C16 -32 26 -36 30 -46C18 -44 6 -36 4 -20Z',
      ],
      ['leaf2', 'M-24 -6L-42 -12L-34 0L-44 8L-30 10L-34 22L-20 18ZM24 -6L42 -12L34 0L44 8L30 10L34 22L20 18Z'],
    ],
    head: [
      'leaf',
      'M0 -24C18 -24 27 -12 25 2C23 10 20 12 19 20C18 32 10 38 0 38C-10 38 -18 32 -19 20C-20 12 -23 10 -25 2C-27 -12 -18 -24 0 -24Z',
    ],
    eyes: 'dragon',
    mouth: 'small',
    over: [
      ['leaf2', 'M-13 20C-10 15 10 15 13 20C14 30 8 35 0 35C-8 35 -14 30 -13 20Z'],
      ['ink', disc(-5, 22, 1.6) + disc(5, 22, 1.6)],
      ['line', 'M-7 29Q0 33 7 29'],
      ['whisker', 'M-14 20Q-28 20 -34 32M14 20Q28 20 34 32'],
      ['gold', 'M0 -20L4 -12L0 -5L-4 -12Z'],
    ],
  },
];
