//! The texts from `locales/` in the chosen language. All code reads them through `t`, so that a change of language
//! updates the whole page.

import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import { languages, words } from 'virtual:languages';
import { count } from './numbers.ts';

/** The languages by code, under their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(languages).map(([code, { name }]) => [code, name]),
);
/** The code of a language. */
export type Language = string;

export function isLanguage(text: string | null | undefined): text is Language {
  return !!text && Object.hasOwn(LANGUAGES, text);
}

export function direction(language: Language): 'ltr' | 'rtl' {
  return languages[language].direction;
}

/** Groups of texts that only some pages need. */
export type More = 'lore' | 'clubs' | 'notices' | 'apps';

const state = $state<{ language: Language; bundle: FluentBundle | null; more: More[] }>({
  language: 'en',
  bundle: null,
  more: [],
});
/** The language of the page; reactive. */
export function language(): Language {
  return state.language;
}

/** Loads a language and makes `t` use it. */
export async function learn(wanted: Language): Promise<void> {
  const bundle = new FluentBundle(wanted);
  bundle.addResource({ body: (await words.locale[wanted]()).default });
  for (const kind of state.more) bundle.addResource({ body: (await words[kind][wanted]()).default });
  state.bundle = bundle;
  state.language = wanted;
}

/** Switches the page to a language. */
export async function speak(wanted: Language): Promise<void> {
  if (!state.bundle || wanted !== state.language) await learn(wanted);
  document.documentElement.lang = wanted;
  document.documentElement.dir = direction(wanted);
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${wanted}.webmanifest`);
  document.querySelector('meta[name=description]')?.setAttribute('content', t('web-description'));
}

const reading = new Map<More, Promise<void>>();
/** Loads a group of texts that only some pages need, for the current language and all later ones. Nothing rendered so
 * far uses them, so nothing is rendered again. */
export function readMore(kind: More): Promise<void> {
  const read = reading.get(kind) ?? addMore(kind);
  reading.set(kind, read);
  read.catch(() => reading.delete(kind));
  return read;
}

/** Loads the long texts of rules and lessons. */
export const readLore = (): Promise<void> => readMore('lore');

async function addMore(kind: More): Promise<void> {
  const { language } = state;
  const body = (await words[kind][language]()).default;
  state.more.push(kind);
  // If the language has changed meanwhile, load the texts in the new one.
  if (state.language === language) state.bundle?.addResource({ body });
  else await learn(state.language);
}

/** Whether a message with this name exists. */
export function knows(id: string): boolean {
  return state.bundle?.hasMessage(id) ?? false;
}

/** A number in a message. */
class Counted extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return count(this.value, state.language) ?? super.toString(...scope);
  }
}
const counted = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Counted(value) : value]),
  );

/** A message in the language of the page. If it is missing, its name appears, so that somebody notices. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = state.bundle;
  if (!bundle) return '';
  const [name, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? code(bundle.formatPattern(pattern, args && counted(args), [])) : id;
}

/** Text between backticks is code. The terminal colours it; here it only gets its own direction. */
function code(text: string): string {
  return text.replace(/`([^`]*)`/g, '\u2066$1\u2069');
}

/** The text without directional marks, which the title of a window would show as characters. */
export function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** The locale for dates, lists and numbers. English is British, as the texts are. */
function locale(): string {
  return state.language === 'en' ? 'en-GB' : state.language;
}

/** A number in the language's format. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return (!options && count(value, state.language)) || new Intl.NumberFormat(locale(), options).format(value);
}

/** A list in the language's format. */
export function list(items: string[]): string {
  return new Intl.ListFormat(locale()).format(items);
}

/** Isolates notation, so that it keeps its direction in right-to-left texts. */
export function notation(text: string): string {
  return `\u2066${text}\u2069`;
}

/** A time (in milliseconds) in the language's format. */
export function date(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  return new Intl.DateTimeFormat(locale(), options).format(at);
}

/** A relative time, such as “2 hours ago” or “in 3 days”. */
export function ago(at: number, now = Date.now()): string {
  const seconds = (at - now) / 1000;
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(Math.trunc(seconds), 'second');
}
