//! The registry of the games: every game of the rules has an entry, and a game without one is still shown.

import { mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import Board from '../board/Board.svelte';
import { Layout } from '../board/types.ts';
import { entryOf, GAMES } from '../games/index.ts';
import { knows, readLore } from '../lib/i18n.svelte.ts';
import { catalogue, Game, type View } from '../lib/rules.ts';
import { gameName, seatName } from '../lib/words.ts';
import { lay, solves } from '../learn/lessons.ts';

test('every game of the rules has an entry', () => {
  expect(GAMES).toEqual(catalogue().map(({ id }) => id));
  expect(entryOf('go')).toBeUndefined();
  expect(entryOf('constructor')).toBeUndefined();
});

test.each(GAMES)(
  'the lessons of %s can be solved and have their words',
  async (game) => {
    await readLore();
    const lessons = await entryOf(game)!.lessons();
    for (const lesson of lessons) {
      expect(lesson.game).toBe(game);
      expect(knows(`learn-${game}-lesson-${lesson.id}`), lesson.id).toBe(true);
      expect(lesson.steps.map(({ id }) => id)).toContain(lesson.picture);
      for (const step of lesson.steps) {
        for (const part of ['title', 'task', 'praise'])
          expect(knows(`learn-${game}-${step.id}-${part}`), step.id).toBe(true);
        const played = lay(lesson, step);
        const before = played.view();
        expect(before.to_move, step.id).toBe(lesson.seat);
        played.play(step.answer);
        expect(solves(step, lesson.seat, before, played), step.id).toBe(true);
      }
    }
    const steps = lessons.flatMap((lesson) => lesson.steps.map(({ id }) => id));
    expect(new Set(steps).size, 'progress is kept by the names of steps').toBe(steps.length);
    expect(knows(`learn-end-${game}`)).toBe(true);
  },
  60_000,
);

test.each(GAMES)(
  'what the lessons of %s ask for is not done by any turn',
  async (game) => {
    for (const lesson of await entryOf(game)!.lessons()) {
      for (const step of lesson.steps) {
        const start = lay(lesson, step);
        const before = start.view();
        const wrong = start.legalTurns().find((turn) => {
          const played = start.copy();
          played.play(turn);
          const right = solves(step, lesson.seat, before, played);
          played.free();
          return !right;
        });
        // In the step `name` the player names a flower for somebody else, so every choice is right.
        if (step.id !== 'name') expect(wrong, step.id).toBeDefined();
      }
    }
  },
  60_000,
);

test.each(GAMES)('the rules of %s have their words', async (game) => {
  await readLore();
  for (const { id, parts } of await entryOf(game)!.rules()) {
    expect(knows(`rules-${game}-${id}-title`), id).toBe(true);
    parts.forEach((_, index) => expect(knows(`rules-${game}-${id}-${index + 1}`), `${id} ${index + 1}`).toBe(true));
  }
});

test.each([
  ['skud', 2, 'GH', [0, 2]],
  ['skud', 4, 'SWNE', [0, 1, 2, 3]],
  ['street', 2, 'GH', [0, 2]],
  ['halma', 2, 'AB', [0, 2]],
  ['halma', 4, 'ABCD', [0, 1, 2, 3]],
])('%s with %i players turns the home of each seat to the bottom', (game, seats, letters, turns) => {
  const view = Game.start({ game, seats, first: 0 }).boardView();
  expect([...letters].map((letter) => new Layout(view, letter).turns)).toEqual(turns);
});

describe('a game without an entry', () => {
  // The sample game of docs/ADDING-A-GAME.md; a test of the terminal keeps the file up to date.
  const view = JSON.parse(readFileSync('../cases/sample-view.json', 'utf8')) as View;

  test('has a place for every point, from either side', () => {
    expect(entryOf(view.game)).toBeUndefined();
    for (const bottom of ['A', 'B']) {
      const layout = new Layout(view, bottom);
      expect(layout.round).toBe(false);
      for (const { at } of view.points) {
        const [x, y] = layout.place(at);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(layout.half);
        expect(layout.nearest(x, y)).toEqual(at);
      }
    }
    const [home] = view.points.filter(({ name }) => name === 'a1');
    expect(new Layout(view, 'A').place(home.at)[1]).toBeGreaterThan(0);
    expect(new Layout(view, 'B').place(home.at)[1]).toBeLessThan(0);
  });

  test('is drawn with all its pieces', () => {
    const board = mount(Board, { target: document.body, props: { view, label: 'sample' } });
    expect(document.querySelectorAll('[data-tile]')).toHaveLength(8);
    expect(document.querySelectorAll('.ground rect.light, .ground rect.dark')).toHaveLength(view.points.length);
    void unmount(board);
  });

  test('is called by its identifiers', () => {
    expect(gameName(view.game)).toBe('sample');
    expect(seatName(view.game, 'A')).toBe('A');
  });
});
