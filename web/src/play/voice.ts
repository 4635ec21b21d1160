//! Who sits where, and how the table speaks of them: "you", a name; a seat's own name where nobody is
//! known.

import { same } from '../board/types.ts';
import { knows, list, notation, t } from '../lib/i18n.svelte.ts';
import { letters, type Message, type OutcomeView, type View } from '../lib/rules.ts';
import { capital, reasonName, say, seatName, tileName } from '../lib/words.ts';
import { computerName, sitterName } from './characters.ts';
import type { Said } from './instruction.ts';
import { parts } from './turns.ts';

/** Who sits at a seat, as the person at the screen sees it. */
export type Sitter = {
  name: string;
  /** The person at the screen, if nobody else plays from there. */
  you?: boolean;
  /** The page of the player. */
  href?: string;
};
/** The sitter by the letter of the seat. */
export type Sitters = (letter: string) => Sitter;

/** Those of a game on one device: a level for the computer, 0 for a person. One person alone is "you". */
export function sittersOf(game: string, players: Record<string, number>): Sitters {
  const people = Object.values(players).filter((level) => !level).length;
  return (letter) => {
    const level = players[letter];
    if (level) return { name: computerName(sitterName(level), players, letter) };
    return people === 1 ? { name: t('voice-you'), you: true } : { name: seatName(game, letter) };
  };
}

/** Their names in turn order, for the record of the game; none where nobody said who plays. */
export function namesOf(game: string, players: Record<string, number>): string[] {
  const sitters = sittersOf(game, players);
  const all = letters(game, Object.keys(players).length);
  return all.map((letter) => sitters(letter).name);
}

/** Whom the people at this device play with, in a few words. */
export function against(game: string, players: Record<string, number>): string {
  const sitters = sittersOf(game, players);
  const names = Object.keys(players)
    .filter((letter) => players[letter])
    .map((letter) => sitters(letter).name);
  return names.length ? t('play-saved-against', { names: list(names) }) : t('play-saved-together');
}

/** Whose turn it is, or how it ended, in a few words. */
export function headline(view: View, sitters: Sitters): string {
  if (view.outcome) return winners(view.outcome, sitters);
  const { you, name } = sitters(view.to_move ?? '');
  return you ? t('voice-your-turn') : t('voice-turn-of', { name });
}

/** Who has won. */
export function winners(outcome: Pick<OutcomeView, 'winner'>, sitters: Sitters): string {
  const won = [...outcome.winner].map(sitters);
  if (won.length === 0) return t('online-drawn');
  if (won.some(({ you }) => you)) return t('online-you-won');
  return t('online-won', { n: won.length, names: list(won.map(({ name }) => name)) });
}

/** An end by the rules or by the server, which knows no counts. */
export type End = Pick<OutcomeView, 'winner' | 'reason' | 'rest_drew'> & Partial<OutcomeView>;

/** Reasons of the server for which somebody lost rather than won. */
const BY_LOSERS = ['time', 'left'];

/** Who brought the end about: those whom the rules name, or those who won; of two the loser where a clock decided. */
function doers({ reason, winner, by, ranking }: End): string {
  if (by) return by;
  return BY_LOSERS.includes(reason) && ranking?.length === 2 ? ranking[1] : winner;
}

/** Why a game ended and by which count, in one sentence. */
export function whyEnded(end: End, sitters: Sitters): string {
  const people = [...doers(end)].map(sitters);
  const who = people.some(({ you }) => you) ? 'you' : people.length ? 'other' : 'none';
  const [id, name] = [`ended-${end.reason}`, list(people.map(({ name }) => name))];
  const why = knows(id) ? t(id, { who, name }) : capital(reasonName(end.reason));
  const counts = (end.counts ?? []).map((count) => {
    const values = count.values.map(([letter, n]) => t('count-of', { name: sitters(letter).name, n }));
    return t(`count-${count.name}`, { values: list(values) });
  });
  const told = [why, ...counts].join('; ');
  return t('ended', { why: end.rest_drew ? t('ended-rest-drew', { why: told }) : told });
}

/** Whose turn it is and how it stands, in one sentence, for those who listen. */
export function standing(view: View, sitters: Sitters): string {
  const first = headline(view, sitters);
  return view.outcome ? `${first}. ${whyEnded(view.outcome, sitters)}` : first;
}

/** An instruction in the language of the page. */
export function tell({ id, args = {} }: Said, sitters: Sitters): string {
  const { tile, seat, ...rest } = args;
  return t(id, { ...rest, tile: tile ? tileName(tile) : '', name: seat ? sitters(seat).name : '' });
}

/** Why the rules refuse something. A sentence of theirs cannot tell of "you": the player's seat has its name there. */
export function refused(why: Message, game: string, sitters: Sitters): string {
  return say(why, game, (letter) => (sitters(letter).you ? seatName(game, letter) : sitters(letter).name));
}

/** Whether a word is false where it does not end the game: a claim. */
export function mayBeFalse(word: string): boolean {
  return knows(`voice-false-${word}`);
}

/** What was just made and needs a word: a false claim. */
export function news(view: View, sitters: Sitters): string {
  const word = view.last?.turn.parts[0]?.word;
  if (!view.last || !word || !mayBeFalse(word) || view.outcome) return '';
  const { you, name } = sitters(view.last.turn.seat);
  return you ? t(`voice-false-${word}-you`) : t(`voice-false-${word}`, { name });
}

/** The last turn in words, for those who listen: whose it was, the tiles that it put somewhere, and how it ended the
 * game. */
export function lastTurn(view: View, sitters: Sitters): string {
  if (!view.last) return '';
  const put = view.last.points.flatMap((at) => {
    const point = view.points.find((point) => same(point.at, at));
    const top = point?.stack.at(-1);
    return top ? [t('reader-at', { tile: tileName(top.kind), point: notation(point!.name) })] : [];
  });
  const said = parts(view.last.turn).flat();
  const words = put.length ? put : said.map((bit) => ('tile' in bit ? tileName(bit.tile) : bit.text));
  const turn = t('reader-of', { seat: sitters(view.last.turn.seat).name, list: list(words) });
  return view.outcome ? `${turn} ${standing(view, sitters)}` : turn;
}
