import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Message } from '../protocol/rules/Message.ts';
import { ApiError } from './api.ts';
import { LANGUAGES, speak, t, type Language } from './i18n.svelte.ts';
import { Game, Refusal } from './rules.ts';
import { endingName, gameName, say, sayError, sayProblem, seatName, valueName } from './words.ts';

test('a name that no language has stays as it is', () => {
  expect(gameName('halma')).toBe('Halma');
  expect(seatName('skud', 'H')).toBe('Host');
  expect(seatName('skud', 'Q')).toBe('Q');
  expect(valueName('halma', 'no-such-option', '7')).toBe('7');
  expect(t('no-such-sentence')).toBe('no-such-sentence');
});

test('names follow the language', async () => {
  await speak('pl');
  const polish = seatName('skud', 'H');
  await speak('en');
  expect(polish).not.toBe(seatName('skud', 'H'));
  expect(polish).not.toBe('H');
});

test('a winner who finished before the others drew is said so', () => {
  const plain = endingName({ reason: 'finished' });
  const drew = endingName({ reason: 'finished', rest_drew: true });
  expect(drew).toContain(plain);
  expect(drew).not.toBe(plain);
});

test('a refusal of the rules becomes a sentence with its turn', () => {
  const game = Game.start({ game: 'halma' });
  let refusal: unknown;
  try {
    game.play('1A.a1-h8');
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(Refusal);
  const sentence = sayError(refusal);
  expect(sentence).not.toMatch(/says-|\{|undefined/);
  expect(sentence).toBe(say((refusal as Refusal).why));
});

test('tiles, seats and numbers in a message get their names', () => {
  const id = 'no-such-message';
  const args = [['turn', { text: '3G' }]] as never;
  expect(say({ id, args })).toContain(`says-${id}`);
  expect(say({ id, args })).toContain('3G');
});

test('a problem of the server becomes its sentence, an unknown one the general one', () => {
  expect(sayProblem({ error: 'not-found' })).toBe(t('problem-not-found'));
  expect(sayProblem({ error: 'from-a-newer-server' })).toBe(t('problem-internal'));
  expect(sayError(new ApiError(404, { error: 'not-found' }))).toBe(t('problem-not-found'));
  expect(sayError(new Error('boom'))).toBe(t('web-error-unknown'));
});

test('a problem with a reason of the rules says that reason', () => {
  const why = { id: 'not-your-turn', args: [] };
  expect(sayProblem({ error: 'illegal', args: { why } } as never)).toBe(say(why as never));
});

test('messages become the sentences that the terminal says', async () => {
  const kept = JSON.parse(readFileSync('../cases/messages.json', 'utf8')) as {
    game: string;
    message: Message;
    sentences: Record<Language, string>;
  }[];
  expect(kept.length).toBeGreaterThan(10);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    for (const { game, message, sentences } of kept) {
      expect(say(message, game).replace(/[`\u2066-\u2069]/g, '')).toBe(sentences[language]);
    }
  }
  await speak('en');
});
