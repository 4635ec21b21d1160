//! The names of things and the sentences of the rules and the server, in the language of the page.

import type { Arg } from '../protocol/rules/Arg.ts';
import type { Message } from '../protocol/rules/Message.ts';
import type { Problem } from '../protocol/Problem.ts';
import { knows, language, t } from './i18n.svelte.ts';
import { ApiError } from './api.ts';
import { Refusal, type View } from './rules.ts';

export function gameName(game: string): string {
  const id = `game-${game}`;
  return knows(id) ? t(id) : game;
}
export function tileName(id: string): string {
  return t(`tile-${id}`);
}
export function seatName(game: string, letter: string): string {
  const id = `seat-${game}-${letter}`;
  return knows(id) ? t(id) : letter;
}
/** The name of a person as it is shown: the server's word for somebody without an account is the name of a seat. */
export function personName(name: string): string {
  if (isGone(name)) return t('online-nobody');
  return name.startsWith('guest-') ? t('people-nameless', { mark: name.slice(6) }) : name;
}
/** Whether the account of this name was deleted: there is nobody to call by it, and no page to go to. */
export function isGone(name: string): boolean {
  return name.startsWith('closed-');
}
/** Why a game ended: a reason of the rules or of the server. */
export function reasonName(id: string): string {
  return t(`reason-${id}`);
}
/** How a game ended, in words; a winner may have finished before the others drew. */
export function endingName(outcome: { reason: string; rest_drew?: boolean }): string {
  const reason = reasonName(outcome.reason);
  return outcome.rest_drew ? t('reason-rest-drew', { reason }) : reason;
}
/** The short title of a preset. */
export function presetName(game: string, preset: string): string {
  return t(`preset-${game}-${preset}-title`);
}
/** What a preset is, in a sentence. */
export function presetAbout(game: string, preset: string): string {
  return capital(t(`preset-${game}-${preset}`));
}
/** The short title of an option. */
export function optionName(game: string, option: string): string {
  return t(`option-${game}-${option}-title`);
}
/** What an option decides, in a sentence. */
export function optionAbout(game: string, option: string): string {
  return capital(t(`option-${game}-${option}`));
}
/** What a value of an option means. */
export function valueName(game: string, option: string, value: string): string {
  const id = `value-${game}-${option}-${value}`;
  if (knows(id)) return capital(t(id));
  return knows(`value-${value}`) ? capital(t(`value-${value}`)) : value;
}
/** The terminal writes these texts in the middle of a line; a form begins them with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** A game and its options, by which texts choose their words: `$game`, `$reach` and so on. */
export function setting({ game, options }: Pick<View, 'game' | 'options'>): Record<string, string | number> {
  const value = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  return { game, ...Object.fromEntries(options.map(([name, text]) => [name, value(text)])) };
}

/** What the rules have to say, as a sentence; `name` is how seats are called in it. */
export function say(message: Message, game = '', name = (letter: string) => seatName(game, letter)): string {
  const word = (key: string, arg: Arg): string | number => {
    if ('number' in arg) return Number(arg.number);
    if ('tile' in arg) return tileName(arg.tile);
    if ('seat' in arg) return name(arg.seat);
    if ('point' in arg) return arg.point;
    return key === 'reason' ? reasonName(arg.text) : arg.text;
  };
  const args: Record<string, string | number> = { game };
  for (const [name, arg] of message.args) args[name] = word(name, arg);
  const names = message.args.map(([name]) => name).filter((name) => name !== 'turn');
  if (args.why) args.why = t(`why-${args.why}`);
  const exact = [`says-${message.id}`, ...names].join('-');
  const sentence = t(knows(exact) ? exact : `says-${message.id}`, args);
  return 'turn' in args ? t('says-in-entry', { turn: args.turn, what: sentence }) : sentence;
}

/** What the server has to say, as a sentence. */
export function sayProblem(problem: Problem, game = ''): string {
  const args = problem.args ?? {};
  const why = args.why as Message | undefined;
  if (why?.id) return say(why, game);
  const plain = Object.entries(args).filter(
    (arg): arg is [string, string | number] => typeof arg[1] === 'string' || typeof arg[1] === 'number',
  );
  const id = `problem-${problem.error}`;
  return knows(id) ? t(id, Object.fromEntries(plain)) : t('problem-internal');
}

/** Any error as a sentence for a person. The game, where there is one, names the seats in it. */
export function sayError(error: unknown, game = ''): string {
  if (error instanceof Refusal) return say(error.why, game);
  if (error instanceof ApiError) return sayProblem(error.problem, game);
  return t('web-error-unknown');
}
