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
/** The displayed name of a person. The server calls people without an account `guest-` and a mark. */
export function personName(name: string): string {
  if (isGone(name)) return t('online-nobody');
  return name.startsWith('guest-') ? t('people-nameless', { mark: name.slice(6) }) : name;
}
/** Whether this is the name of a deleted account, which has no page to link to. */
export function isGone(name: string): boolean {
  return name.startsWith('closed-');
}
/** The reason why a game ended, given by the rules or the server. */
export function reasonName(id: string): string {
  return t(`reason-${id}`);
}
/** How a game ended, in words. One player may have won before the others agreed to a draw. */
export function endingName(outcome: { reason: string; rest_drew?: boolean }): string {
  const reason = reasonName(outcome.reason);
  return outcome.rest_drew ? t('reason-rest-drew', { reason }) : reason;
}
/** The short title of a preset. */
export function presetName(game: string, preset: string): string {
  return t(`preset-${game}-${preset}-title`);
}
/** A sentence about a preset. */
export function presetAbout(game: string, preset: string): string {
  return capital(t(`preset-${game}-${preset}`));
}
/** The short title of an option. */
export function optionName(game: string, option: string): string {
  return t(`option-${game}-${option}-title`);
}
/** A sentence about an option. */
export function optionAbout(game: string, option: string): string {
  return capital(t(`option-${game}-${option}`));
}
/** The name of an option's value. */
export function valueName(game: string, option: string, value: string): string {
  const id = `value-${game}-${option}-${value}`;
  if (knows(id)) return capital(t(id));
  return knows(`value-${value}`) ? capital(t(`value-${value}`)) : value;
}
/** Capitalises a text. The terminal uses these texts in the middle of a line, but forms begin with them. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** A game and its options, as the arguments that messages choose their words by: `$game`, `$reach` and so on. */
export function setting({ game, options }: Pick<View, 'game' | 'options'>): Record<string, string | number> {
  const value = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  return { game, ...Object.fromEntries(options.map(([name, text]) => [name, value(text)])) };
}

/** A message of the rules as a sentence. `name` gives the names of seats in it. */
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

/** A problem from the server as a sentence. */
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

/** Any error as a sentence. If `game` is given, seats have its names. */
export function sayError(error: unknown, game = ''): string {
  if (error instanceof Refusal) return say(error.why, game);
  if (error instanceof ApiError) return sayProblem(error.problem, game);
  return t('web-error-unknown');
}
