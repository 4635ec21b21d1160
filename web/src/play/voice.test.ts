import { expect, test } from 'vitest';
import { Game } from '../lib/rules.ts';
import { lastTurn } from './voice.ts';

const sitters = (letter: string) => ({ name: letter });
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
/** The announcement after these turns. */
function said(game: string, ...turns: string[]): string {
  const played = Game.start({ game });
  for (const turn of turns) played.play(turn);
  return plain(lastTurn(played.boardView(), sitters));
}

test('a turn is said with whose it was, the tile and where it stands now', () => {
  const turns = ['B,B,K,W', 'B,B,R,W', 'R3(0,-8)', 'R3(0,8)', 'R5(-8,0)', '(0,8)-(1,8)'];
  expect(said('skud', ...turns.slice(0, 1))).toBe('H: Boat, Boat, Knotweed and Wheel.');
  expect(said('skud', ...turns)).toBe('H: Rose on (1,8).');
});
test('a turn without a tile is said in a word, and with it the end of the game', () => {
  expect(said('skud')).toBe('');
  expect(said('halma', 'resign')).toMatch(/^A: resigned\. .*won/);
});
