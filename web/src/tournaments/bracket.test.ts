//! The bracket: the pairings before and after the results.

import { describe, expect, test } from 'vitest';
import { bracket, type Column, firstPlaces, type Kind, type Played, seeded, seedOrder } from './bracket.ts';

const SINGLE: Kind = { double: false, third: true };
const DOUBLE: Kind = { double: true, third: false };
const numbers = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const seeds = (n: number) => seeded(numbers(n));
const shown = (columns: Column[]) => columns.map(({ matches }) => matches.map(({ places }) => places));

/** Plays a knock-out to its end. `wins` decides for each match whether the first player wins. */
function play(n: number, kind: Kind, wins: (a: number, b: number) => boolean): { rounds: Played[][]; end: Column[] } {
  const rounds: Played[][] = [];
  for (;;) {
    const columns = bracket(seeds(n), rounds, kind);
    const now = columns.filter(({ round }) => round === rounds.length);
    const due = now.flatMap(({ matches }) => matches).filter(({ idle }) => !idle);
    if (due.length === 0) return { rounds, end: columns };
    const tables = due.map(({ places }): Played => {
      const [a, b] = places as [number, number];
      return { seats: [a, b], points: wins(a, b) ? [2, 0] : [0, 2] };
    });
    rounds.push(tables);
    expect(rounds.length).toBeLessThan(40);
  }
}

describe('the bracket', () => {
  test('the best two seeds can meet in the final only', () => {
    expect(seedOrder(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
    expect(bracket(seeds(1), [], SINGLE)).toEqual([]);
  });

  test('missing seeds are byes of the best, who stand in the next round already', () => {
    const columns = bracket(seeds(6), [], SINGLE);
    expect(shown(columns)).toEqual([
      [
        [1, 'nobody'],
        [4, 5],
        [2, 'nobody'],
        [3, 6],
      ],
      [
        [1, 'open'],
        [2, 'open'],
      ],
      [['open', 'open']],
      [['open', 'open']],
    ]);
    expect(columns.map(({ part, left }) => [part, left])).toEqual([
      ['main', 2],
      ['main', 1],
      ['main', 0],
      ['third', 0],
    ]);
  });

  test('a result moves the winner on, and the losers of the semi-finals to the game for the third place', () => {
    const rounds: Played[][] = [[{ seats: [1, 4], points: [0, 2] }, { seats: [2, 3] }]];
    expect(shown(bracket(seeds(4), rounds, SINGLE)).slice(1)).toEqual([[[4, 'open']], [[1, 'open']]]);
    rounds[0][1].points = [2, 0];
    expect(shown(bracket(seeds(4), rounds, SINGLE)).slice(1)).toEqual([[[4, 2]], [[1, 3]]]);
  });

  test('with three players there is no game for the third place', () => {
    const rounds: Played[][] = [[{ seats: [2, 3], points: [2, 0] }]];
    expect(bracket(seeds(3), rounds, SINGLE).map(({ part }) => part)).toEqual(['main', 'main']);
  });

  test('a draw decides nothing, and whoever sits first goes on where both have left', () => {
    const after = (points: number[]) => bracket(seeds(2), [[{ seats: [1, 2], points }]], SINGLE)[0].matches[0].winner;
    expect(after([1, 1])).toBeNull();
    expect(after([0, 0])).toBe(1);
    expect(after([0, 2])).toBe(2);
  });

  test('the places of a first round follow from its tables and byes', () => {
    expect(
      firstPlaces(
        [
          [3, 6],
          [4, 5],
        ],
        [1, 2],
        [3, 1],
      ),
    ).toEqual([1, 'nobody', 4, 5, 2, 'nobody', 3, 6]);
    expect(firstPlaces([[1, 2]], [], [0])).toEqual([1, 2]);
  });

  test('a match knows its table', () => {
    const rounds: Played[][] = [[{ seats: [4, 5] }, { seats: [3, 6] }]];
    const [first] = bracket(seeds(6), rounds, SINGLE, 3);
    expect(first.matches.map(({ at }) => at)).toEqual([null, { round: 3, table: 0 }, null, { round: 3, table: 1 }]);
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 11, 16, 21])('a single knock-out of %d players ends with the best', (n) => {
    const { rounds, end } = play(n, SINGLE, (a, b) => a < b);
    const final = end.find(({ part, left }) => part === 'main' && left === 0);
    expect(final?.matches[0].winner).toBe(1);
    expect(rounds.length).toBe(Math.ceil(Math.log2(n)));
    const games = rounds.flat().length;
    expect(games).toBe(n > 3 ? n : n - 1);
  });

  test.each([2, 3, 4, 5, 6, 8, 13, 16])('in a double knock-out of %d everybody but the winner loses twice', (n) => {
    for (const wins of [(a: number, b: number) => a < b, (a: number, b: number) => (a * 7 + b * 5) % 3 === 0]) {
      const { rounds, end } = play(n, DOUBLE, wins);
      const losses = new Map<number, number>();
      for (const { seats, points } of rounds.flat()) {
        const loser = seats[points![0] > points![1] ? 1 : 0];
        losses.set(loser, (losses.get(loser) ?? 0) + 1);
      }
      const winner = end.at(-1)!.matches[0].winner!;
      for (const number of numbers(n)) {
        if (number === winner) expect(losses.get(number) ?? 0).toBeLessThan(2);
        else expect(losses.get(number)).toBe(2);
      }
    }
  });
});
