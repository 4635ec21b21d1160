import { expect, test } from 'vitest';
import { Game } from '../lib/rules.ts';
import { ideas, wayOf } from './coach.ts';

function done(game: Game, turn: string, seat: string) {
  const before = game.boardView();
  game.play(turn);
  return ideas(before, game.boardView(), seat);
}
function played(id: string, ...turns: string[]): Game {
  const game = Game.start({ game: id, first: id === 'halma' ? 0 : undefined });
  for (const turn of turns) game.play(turn);
  return game;
}
const SKUD = [
  ...['B,B,K,W', 'B,B,R,W', 'R3(0,-8)', 'R3(0,8)', 'R5(-8,0)', '(0,8)-(1,8)', '(-8,0)-(-7,1)', '(1,8)-(1,5)'],
  ...['R4(-8,0)', '(1,5)-(1,4)', 'W5(0,8)', '(1,4)-(1,5)', '(0,8)-(-3,8)', 'W3(0,8)'],
];

test('planting brings a tile into play', () => {
  expect(done(played('skud', ...SKUD.slice(0, 4)), 'R5(-8,0)', 'G')).toEqual(['plants']);
});

test('two flowers in line make a harmony', () => {
  const found = done(played('skud', ...SKUD), '(-8,0)-(-7,2)', 'G');
  expect(found.some((idea) => idea === 'harmony' || idea === 'midline')).toBe(true);
});

test('a capture is told, and a long chain of jumps', () => {
  const street = played('street', '(6,5)-(5,6)', '(-6,-5)-(-6,-2)');
  expect(done(street, '(-7,0)-(-6,-2)', 'H')).toContain('captures');
  expect(done(played('halma'), 'd1-e2', 'A')).toEqual(['place']);
});

test('a turn that ends the game says only that', () => {
  const game = played('halma');
  const before = game.boardView();
  game.resign(0);
  expect(ideas(before, game.boardView(), 'B')).toEqual(['wins']);
});

test('a turn is told by its tile and its points', () => {
  const way = (game: Game, turn: string) => {
    const after = game.copy();
    after.play(turn);
    return wayOf(after.boardView());
  };
  expect(way(played('skud', ...SKUD.slice(0, 4)), 'R5(-8,0)')).toEqual({ tile: 'R5', to: '(-8,0)' });
  expect(way(played('skud', ...SKUD), '(-8,0)-(-7,2)')).toEqual({ tile: 'R4', from: '(-8,0)', to: '(-7,2)' });
  expect(way(played('street'), '(6,5)-(5,6)')).toEqual({ tile: 'tile', from: '(6,5)', to: '(5,6)' });
  expect(way(played('street'), 'claim')).toBe(null);
  expect(way(played('halma'), 'd1-e2')).toEqual({ tile: 'piece', from: 'd1', to: 'e2' });
});
