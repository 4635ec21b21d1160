import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { t } from '../lib/i18n.svelte.ts';
import { Game } from '../lib/rules.ts';
import Reader from './Reader.svelte';

/** The answer to a question at the start of a game. */
function answer(id: string, question: string): string {
  const game = Game.start({ game: id });
  const sitters = (letter: string) => ({ name: letter });
  const props = { view: game.view(), sitters, game, active: false, sending: false, ontype: () => undefined };
  const reader = mount(Reader, { target: document.body, props });
  const input = document.querySelector<HTMLInputElement>('.reader input')!;
  input.value = question;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('.reader')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  flushSync();
  const text = document.querySelector('.reader [role="status"]')?.textContent ?? '';
  void unmount(reader);
  return text;
}

test.each([
  ['skud', ['reserves', 'harmonies', 'gates'], []],
  ['street', ['reserves', 'harmonies'], ['gates']],
  ['halma', [], ['reserves', 'harmonies', 'gates']],
])('the questions of %s are those that have an answer', (game, asked, left) => {
  const text = answer(game, '?');
  for (const name of ['status', 'moves-of', 'last', ...asked]) expect(text).toContain(t(`reader-${name}`));
  for (const name of left) expect(text).not.toContain(t(`reader-${name}`));
});
