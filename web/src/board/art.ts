//! The pictures of the tiles, drawn by hand in a square from -50 to 50. Paths that are repeated around the centre use
//! only absolute commands with plain coordinate pairs, so that they can be rotated.

export type Shape = [tone: string, d: string];

/** Whether pieces of a kind only show their owner, and all look the same. */
export const plain = (kind: string): boolean => kind === 'tile' || kind === 'piece';

function map(d: string, change: (x: number, y: number) => [number, number]): string {
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    change(Number(x), Number(y))
      .map((n) => Math.round(n * 10) / 10)
      .join(' '),
  );
}
function turned(d: string, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return map(d, (x, y) => [x * cos - y * sin, x * sin + y * cos]);
}
/** The path repeated n times around the centre. */
function around(n: number, d: string, start = 0): string {
  return Array.from({ length: n }, (_, i) => turned(d, start + (360 / n) * i)).join('');
}
/** The path and its mirror image. */
function both(d: string): string {
  return d + map(d, (x, y) => [-x, y]);
}
function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
}

/** Computes pictures only when they are first drawn. */
function lazily(pictures: Record<string, () => Shape[]>): Record<string, Shape[]> {
  const made: Record<string, Shape[]> = {};
  for (const [kind, make] of Object.entries(pictures)) {
    const get = () => {
      const shapes = make();
      Object.defineProperty(made, kind, { value: shapes });
      return shapes;
    };
    Object.defineProperty(made, kind, { get, enumerable: true, configurable: true });
  }
  return made;
}

/** The carved set. */
export const carved = lazily({
  R3: () => [
    ['red', around(5, 'M0 4C-21 -4 -25 -30 0 -35C25 -30 21 -4 0 4Z')],
    ['red2', around(5, 'M0 4C-14 -3 -15 -21 0 -24C15 -21 14 -3 0 4Z', 36)],
    ['red', dot(0, 0, 12)],
    ['line', 'M-2 1C-4 -5 5 -7 7 -1C8 6 -2 10 -7 5C-11 -1 -8 -9 0 -10C7 -10 11 -5 11 1'],
  ],
  R4: () => [
    ['red', around(14, 'M-3 0C-8 -16 -6 -31 0 -36C6 -31 8 -16 3 0Z')],
    ['red2', around(10, 'M-3 0C-6 -11 -5 -20 0 -24C5 -20 6 -11 3 0Z', 18)],
    ['gold', dot(0, 0, 8)],
  ],
  R5: () => [
    ['leaf', around(5, 'M0 -8C-11 -18 -9 -31 0 -38C9 -31 11 -18 0 -8Z', 36)],
    ['red', around(5, 'M0 3C-20 -5 -22 -24 -10 -31C-6 -28 -3 -33 0 -28C3 -33 6 -28 10 -31C22 -24 20 -5 0 3Z')],
    ['line', around(5, 'M0 0Q4 -9 1 -17', 8)],
    ['gold', around(5, 'M2 -22L5.5 -18L2 -14L-1.5 -18Z', 8)],
  ],
  W3: () => [
    ['leaf', around(5, 'M0 -6C-5 -14 -3 -27 4 -34C9 -26 7 -13 0 -6Z', 40)],
    ['white', around(5, 'M-2 2C-17 -8 -16 -25 3 -36C12 -25 12 -9 3 2Z')],
    ['gold', dot(0, 0, 5)],
  ],
  W4: () => [
    ['white2', around(3, 'M0 2C-11 -8 -11 -23 0 -37C11 -23 11 -8 0 2Z', 60)],
    ['white', around(3, 'M0 4C-16 -7 -17 -22 0 -37C17 -22 16 -7 0 4Z')],
    ['line', around(6, 'M0 -3L0 -13', 30)],
    ['rust', around(6, 'M-4 -14Q0 -18 4 -14Q0 -11 -4 -14Z', 30)],
    ['leaf', dot(0, 0, 4)],
  ],
  W5: () => [
    ['leaf', 'M2 20C12 12 26 12 33 18C26 30 10 32 2 20Z'],
    ['stem', 'M-24 29Q-10 27 0 18'],
    ['white2', 'M0 -37C-14 -22 -14 -2 0 10C14 -2 14 -22 0 -37Z'],
    ['white', both('M-17 -31C-31 -12 -23 12 0 20C3 0 -3 -18 -17 -31Z')],
    ['white', 'M0 -14C-11 -4 -11 12 0 21C11 12 11 -4 0 -14Z'],
  ],
  L: () => [
    ['leaf', 'M-34 20C-24 10 24 10 34 20C24 33 -24 33 -34 20Z'],
    ['white2', both('M-2 22C-22 22 -36 10 -37 -7C-20 -8 -6 4 -2 22Z')],
    ['white', both('M-1 22C-20 13 -28 -9 -22 -25C-7 -16 2 4 -1 22Z')],
    ['white', 'M0 -37C-14 -21 -14 8 0 22C14 8 14 -21 0 -37Z'],
    ['white2', both('M0 23C-13 22 -20 11 -18 2C-7 3 0 11 0 23Z')],
  ],
  O: () => [
    ['orchid2', around(3, 'M0 -2C-10 -14 -9 -29 0 -37C9 -29 10 -14 0 -2Z')],
    ['orchid', both('M0 1C-8 -25 -33 -26 -36 -8C-35 8 -14 13 0 1Z')],
    ['lip', 'M0 0C-14 8 -15 22 -5 30Q0 25 5 30C15 22 14 8 0 0Z'],
    ['gold', dot(0, 1, 5)],
  ],
  R: () => [
    ['stone', 'M-34 22L-26 -3L-12 -13L-4 -30L12 -26L20 -7L32 3L33 22Z'],
    ['stone2', 'M-12 -13L-4 -30L12 -26L13 1L-4 8ZM-34 22L-26 -3L-12 -13L-4 8L-15 22Z'],
  ],
  W: () => [
    ['wood', `${dot(0, 0, 35)}${dot(0, 0, 26)}`],
    ['wood', around(8, 'M-2.5 -5L-2.5 -28L2.5 -28L2.5 -5Z')],
    ['wood2', dot(0, 0, 9)],
    ['gold', around(8, 'M-3 -30.5L0 -33.5L3 -30.5L0 -27.5Z', 22.5)],
  ],
  K: () => [
    ['stem', 'M-3 36L2 18L-3 2L3 -14L0 -34'],
    ['leaf', 'M2 19C8 4 26 4 32 13C29 27 11 30 2 19ZM-3 3C-11 -12 -29 -12 -36 -1C-30 13 -12 14 -3 3Z'],
    ['leaf2', 'M3 -13C6 -27 21 -31 29 -22C27 -9 13 -4 3 -13ZM1 -25C-3 -37 -15 -38 -21 -30C-18 -20 -8 -17 1 -25Z'],
    ['leaf2', 'M-2 32C-8 18 -22 17 -26 23C-22 33 -10 36 -2 32Z'],
  ],
  B: () => [
    ['white', 'M4 -34C23 -25 29 -7 29 7L4 7Z'],
    ['white2', 'M-4 -27L-4 7L-27 7C-23 -8 -15 -19 -4 -27Z'],
    ['wood', 'M-35 11L35 11C30 28 18 31 0 31C-18 31 -30 28 -35 11Z'],
    ['wood2', 'M-2 -37L2 -37L2 11L-2 11Z'],
  ],
  M: () => [
    ['leaf', 'M-15 33L-15 15L-6 15L-6 35ZM-15 12L-15 -10L-6 -10L-6 12ZM-15 -13L-15 -33L-6 -36L-6 -13Z'],
    ['leaf', 'M7 35L7 20L15 20L15 33ZM7 17L7 -3L15 -3L15 17ZM7 -6L7 -24L15 -24L15 -6Z'],
    ['leaf2', 'M-6 -13C3 -28 16 -32 25 -27C20 -15 5 -9 -6 -13ZM15 6C20 -5 29 -8 36 -4C33 6 23 11 15 6Z'],
    ['leaf2', 'M-15 1C-21 -10 -30 -12 -36 -7C-33 4 -23 7 -15 1Z'],
  ],
  P: () => [
    ['water', dot(0, 0, 35)],
    ['ripple', 'M-24 -12Q-12 -22 4 -18M-14 -4Q2 -13 22 -6M2 24Q14 26 24 14M-20 22Q-14 28 -6 29'],
    ['leaf2', 'M-4 10L-20 1A17 12 0 1 0 4 1Z'],
    ['leaf', 'M20 -18L10 -22A10 7 0 1 0 26 -24Z'],
  ],
  T: () => [
    ['leaf', both('M-18 -2C-28 -14 -37 -8 -35 4C-31 9 -26 8 -20 8ZM-19 20C-29 22 -33 29 -26 32C-20 34 -15 31 -12 27Z')],
    ['gold', turnedStar(-22, 15, 10)],
    ['rust', dot(0, -22, 8.5)],
    ['shell', 'M0 -13C20 -13 26 3 24 14C20 29 10 35 0 35C-10 35 -20 29 -24 14C-26 3 -20 -13 0 -13Z'],
    ['shell2', 'M0 -3L11 4L11 17L0 24L-11 17L-11 4Z'],
    ['line', 'M0 -3L0 -13M11 4L22 0M11 17L20 25M0 24L0 35M-11 17L-20 25M-11 4L-22 0'],
  ],
  tile: () => [
    ['own', dot(0, 0, 38)],
    ['pale', around(4, 'M0 -3C-16 -9 -16 -26 0 -35C16 -26 16 -9 0 -3Z')],
    ['own', around(4, 'M0 -9C-7 -13 -7 -21 0 -26C7 -21 7 -13 0 -9Z')],
    ['gold', around(4, 'M18 -22L22 -18L18 -14L14 -18Z')],
  ],
  piece: () => [
    ['own', dot(0, 0, 38)],
    ['shine', 'M-30 -8C-27 -24 -12 -33 6 -31C-8 -28 -19 -20 -22 -6Z'],
  ],
});

/** The small form of the carved set: flowers have as many petals as their reach, and every kind has a distinct
 * outline. */
export const simple = lazily({
  R3: () => [['red', around(3, 'M0 3C-26 -6 -24 -36 0 -40C24 -36 26 -6 0 3Z')]],
  R4: () => [['red', around(4, 'M0 2C-20 -10 -17 -37 0 -41C17 -37 20 -10 0 2Z')]],
  R5: () => [['red', around(5, 'M0 2C-15 -11 -14 -37 0 -41C14 -37 15 -11 0 2Z')]],
  W3: () => [['white', around(3, 'M0 3C-26 -6 -24 -36 0 -40C24 -36 26 -6 0 3Z')]],
  W4: () => [['white', around(4, 'M0 2C-20 -10 -17 -37 0 -41C17 -37 20 -10 0 2Z')]],
  W5: () => [['white', around(5, 'M0 2C-15 -11 -14 -37 0 -41C14 -37 15 -11 0 2Z')]],
  L: () => [
    ['leaf', both('M0 30C-22 32 -40 14 -40 -8C-22 -8 -4 8 0 30Z')],
    ['white', 'M0 -40C-18 -20 -18 12 0 32C18 12 18 -20 0 -40Z'],
  ],
  O: () => [
    ['orchid', both('M0 4C-8 -32 -38 -32 -41 -8C-40 12 -16 18 0 4Z')],
    ['orchid2', 'M0 2C-20 12 -18 34 0 39C18 34 20 12 0 2Z'],
  ],
  R: () => [['stone', 'M-40 26L-24 -10L-8 -18L4 -38L22 -12L40 26Z']],
  W: () => [
    ['spoke', dot(0, 0, 31)],
    ['spoke', around(6, 'M0 0L0 -30')],
  ],
  K: () => [['vine', `${around(4, 'M0 0L0 -36')}${around(4, 'M-13 -33L0 -17L13 -33')}`]],
  B: () => [
    ['white', 'M2 -40C26 -26 30 -8 30 4L2 4Z'],
    ['wood', 'M-40 9L40 9C34 32 -34 32 -40 9Z'],
  ],
  M: () => [['stalk', 'M-24 34L-24 -24M0 38L0 -38M24 34L24 -24']],
  P: () => [['wave', 'M-35 -16Q-17 -34 0 -16Q17 2 35 -16M-38 6Q-19 -12 0 6Q19 24 38 6M-30 27Q-15 12 0 27Q15 42 30 27']],
  T: () => [
    ['shell', 'M0 -26L30 -10L30 18L0 34L-30 18L-30 -10Z'],
    ['rust', 'M-11 -26C-11 -45 11 -45 11 -26Z'],
  ],
  tile: () => [
    ['own', dot(0, 0, 46)],
    ['pale', around(4, 'M0 -2C-22 -9 -20 -32 0 -41C20 -32 22 -9 0 -2Z')],
  ],
});

/** The points of a star around (0, y). */
function turnedStar(y: number, outer: number, rays: number): string {
  const points = Array.from({ length: rays * 2 }, (_, i) => {
    const r = i % 2 ? outer - 4 : outer;
    const angle = (Math.PI * i) / rays;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The plain set: `full` signs are filled, `open` ones outlined. */
export const signs = lazily({
  R3: () => [['full', around(3, 'M0 0C-20 -10 -15 -32 0 -34C15 -32 20 -10 0 0Z')]],
  R4: () => [['full', around(4, 'M0 0C-16 -10 -13 -32 0 -34C13 -32 16 -10 0 0Z')]],
  R5: () => [['full', around(5, 'M0 0C-13 -10 -12 -32 0 -34C12 -32 13 -10 0 0Z')]],
  W3: () => [['open', around(3, 'M0 -2C-20 -10 -15 -32 0 -34C15 -32 20 -10 0 -2Z')]],
  W4: () => [['open', around(4, 'M0 -2C-16 -10 -13 -32 0 -34C13 -32 16 -10 0 -2Z')]],
  W5: () => [['open', around(5, 'M0 -3C-12 -10 -11 -31 0 -33C11 -31 12 -10 0 -3Z')]],
  L: () => [
    ['open', both('M0 24C-24 24 -36 8 -36 -10C-20 -10 -4 4 0 24Z')],
    ['full', 'M0 -34C-15 -18 -15 8 0 24C15 8 15 -18 0 -34Z'],
  ],
  O: () => [
    ['full', both('M0 0C-8 -28 -34 -28 -36 -8C-35 10 -14 14 0 0Z')],
    ['open', 'M0 2C-16 10 -15 28 0 32C15 28 16 10 0 2Z'],
    ['full', 'M0 -4C-9 -14 -7 -30 0 -36C7 -30 9 -14 0 -4Z'],
  ],
  R: () => [['full', 'M-36 26L-14 -14L-2 2L10 -28L36 26Z']],
  W: () => [
    ['open', `${dot(0, 0, 29)}${dot(0, 0, 6)}`],
    ['open', around(6, 'M0 -6L0 -29')],
  ],
  K: () => [['open', `${around(4, 'M0 0L0 -34')}${around(4, 'M-9 -30L0 -18L9 -30')}`]],
  B: () => [['full', 'M-36 6L36 6C30 30 -30 30 -36 6ZM0 -36L26 0L0 0Z']],
  M: () => [['full', 'M-26 30L-26 -20L-14 -26L-14 30ZM-6 30L-6 -30L6 -36L6 30ZM14 30L14 -20L26 -26L26 30Z']],
  P: () => [['open', 'M-34 -16Q-17 -32 0 -16Q17 0 34 -16M-34 4Q-17 -12 0 4Q17 20 34 4M-34 24Q-17 8 0 24Q17 40 34 24']],
  T: () => [
    ['open', 'M0 -24L28 -8L28 18L0 33L-28 18L-28 -8Z'],
    ['full', 'M0 -8L13 0L13 13L0 20L-13 13L-13 0ZM-8 -26C-8 -40 8 -40 8 -26Z'],
  ],
  tile: () => [['full', around(4, 'M0 -3L16 -22L0 -40L-16 -22Z')]],
  piece: () => [['full', dot(0, 0, 18)]],
});

/** The outlines of the plain set by the number of the seat. */
export const outlines: string[] = [
  dot(0, 0, 47),
  'M-34 -43L34 -43Q43 -43 43 -34L43 34Q43 43 34 43L-34 43Q-43 43 -43 34L-43 -34Q-43 -43 -34 -43Z',
  'M0 -50L43 -26Q44 -25 44 -24L44 24Q44 25 43 26L0 50L-43 26Q-44 25 -44 24L-44 -24Q-44 -25 -43 -26Z',
  'M-10 -49L10 -49L49 -10L49 10L10 49L-10 49L-49 10L-49 -10Z',
];

/** Small badges for the state of a tile, around 0, 0 and about 10 wide. */
export const badges: Record<string, string> = {
  growing: 'M0 7L0 0C-7 0 -8 -5 -7 -7C-3 -7 0 -4 0 0C0 -4 3 -8 7 -8C8 -4 5 0 0 0Z',
  trapped: 'M-7 -4L7 -4M-7 4L7 4M-4 -7L-4 7M4 -7L4 7',
  drained: 'M0 -8C5 -2 6 1 6 3C6 6 3 8 0 8C-3 8 -6 6 -6 3C-6 1 -5 -2 0 -8ZM-7 -7L7 7',
  protected: 'M0 -8L7 -5L7 0C7 4 4 7 0 8C-4 7 -7 4 -7 0L-7 -5Z',
  arrived: 'M-6 0L-2 5L6 -5',
};
