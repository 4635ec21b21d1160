import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Engine, Judged, Reviewed } from '../lib/engine.ts';
import { review, turningPoints } from './review.ts';
import { Study } from './study.svelte.ts';

const RECORD = 'game: halma\nseats: 2\noptions: preset=classic\nfirst: A\nresult: *\n\n1A.b1-d3;1B.g8-e6;2A.a1-e3';

/** The engine's judgement of a position. */
function judged(seat: string, chance: number, lost: number | null, mark: string | null = null): Judged {
  return { seat, chance, lost, mark, best: [], expected: null };
}

/** An engine with given judgements, which reports each position. */
function engine(positions: Judged[]): Engine {
  const answer = async (_record: string, _nodes: number, tell: (done: number) => void): Promise<Reviewed> => {
    positions.forEach((_, i) => tell(i + 1));
    return { judged: positions, seats: [] };
  };
  return { review: answer } as unknown as Engine;
}
const quiet = () => undefined;

test('what the engine says is tied to the turns of the study', async () => {
  const study = new Study(RECORD);
  const mind = engine([
    judged('A', 0.5, 0),
    judged('B', 0.6, 0.5, '??'),
    judged('A', 0.9, 0.06, '?!'),
    judged('B', 0.2, null),
  ]);
  const found = await review(study, mind, 100, quiet);
  expect(found?.positions.map(({ mover, chances }) => [mover, chances.A])).toEqual([
    ['A', 0.5],
    ['B', 0.4],
    ['A', 0.9],
    ['B', 0.8],
  ]);
  expect(found?.losses.map(({ turn, letter, points, node }) => [turn, letter, points, node.entry])).toEqual([
    [1, 'A', 0, '1A.b1-d3'],
    [2, 'B', 0.5, '1B.g8-e6'],
    [3, 'A', 0.06, '2A.a1-e3'],
  ]);
  expect(found && turningPoints(found).map(({ turn }) => turn)).toEqual([2, 3]);
});

test('a game that is over is worth what it ended with', async () => {
  const study = new Study(readFileSync('../docs/games/skud.txt', 'utf8'));
  const positions = study.line().map(() => judged('G', 0.5, 0));
  const found = await review(study, engine(positions), 1, quiet);
  expect(found?.positions).toHaveLength(positions.length + 1);
  expect(found?.positions.at(-1)).toMatchObject({ mover: null, chances: { G: 1, H: 0 } });
});

test('among more than two the engine speaks of the mover alone', async () => {
  const four = 'game: halma\nseats: 4\noptions: preset=classic\nfirst: A\nresult: *\n\n';
  const found = await review(new Study(four), engine([judged('A', 0.4, null)]), 1, quiet);
  expect(found?.positions[0].chances).toEqual({ A: 0.4 });
});

test('progress is told, and a review that was closed gives nothing', async () => {
  const told: [number, number][] = [];
  const positions = ['A', 'B', 'A', 'B'].map((seat, i) => judged(seat, 0.5, i < 3 ? 0 : null));
  await review(new Study(RECORD), engine(positions), 1, (done, all) => told.push([done, all]));
  expect(told).toEqual([
    [0, 4],
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
  const closed = { review: async () => null } as unknown as Engine;
  expect(await review(new Study(RECORD), closed, 1, quiet)).toBeNull();
});

test('turning points are the worst first, and only those with a mark', () => {
  const losses = [0.01, 0.3, 0.06, 0.2].map((points, turn) => ({ turn, points, mark: points < 0.05 ? '' : '?' }));
  const found = turningPoints({ positions: [], losses: losses as never, seats: [] }, 2);
  expect(found.map(({ turn }) => turn)).toEqual([1, 3]);
});
