import { expect, test } from 'vitest';
import type { SeatView } from '../protocol/SeatView.ts';
import { resultOf, worth } from './outcome.ts';

test('partners win together, and whoever gave up before a draw has lost', () => {
  const teams = { winner: 'AC', ranking: ['AC', 'BD'] };
  expect([...'ABCD'].map((letter) => worth(teams, letter))).toEqual([1, 0, 1, 0]);
  const alone = { winner: 'B', ranking: ['B', 'C', 'A', 'D'] };
  expect([...'ABCD'].map((letter) => worth(alone, letter))).toEqual([0, 1, 0, 0]);
  const drawn = { winner: '', ranking: ['SN', 'W'] };
  expect([...'SWN'].map((letter) => worth(drawn, letter))).toEqual([0.5, 0, 0.5]);
});

test('a game of a list ended for a player as the server counts it', () => {
  const seat = (letter: string, id: string, score?: number): SeatView => ({
    seat: letter,
    player: { id, name: id, guest: false, bot: false },
    present: false,
    score,
  });
  const seats = [seat('A', 'ana', 0.5), seat('B', 'ben', 0), seat('C', 'cem', 1), seat('D', 'ben', 1)];
  const of = (player: string) => resultOf({ status: 'over', seats }, player);
  expect([of('ana'), of('ben'), of('cem')]).toEqual(['drawn', 'won', 'won']);
  expect(resultOf({ status: 'over', seats: seats.slice(0, 2) }, 'ben')).toBe('lost');
  expect(resultOf({ status: 'playing', seats }, 'ana')).toBe('playing');
});
