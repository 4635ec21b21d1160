//! The players of a table, and how its texts refer to them: “you”, a name, or the name of the seat.

import { same } from '../board/types.ts';
import { knows, list, notation, t } from '../lib/i18n.svelte.ts';
import { letters, type Message, type OutcomeView, type View } from '../lib/rules.ts';
import { capital, reasonName, say, seatName, tileName } from '../lib/words.ts';
import { computerName, sitterName } from './characters.ts';
import type { Said } from './instruction.ts';
import { parts } from './turns.ts';

/** The player of a seat, from the view of the person at the screen. */
export type Sitter = {
  name: string;
  /** Whether it is the person at the screen, if only one person plays there. */
  you?: boolean;
  /** The page of the player. */
  href?: string;
};
/** The player by the letter of the seat. */
export type Sitters = (letter: string) => Sitter;

/** The players of a game on one device: a level for the computer, 0 for a person. A single person is “you”. */
export function sittersOf(game: string, players: Record<string, number>): Sitters {
  const people = Object.values(players).filter((level) => !level).length;
  return (letter) => {
    const level = players[letter];
    if (level) return { name: computerName(sitterName(level), players, letter) };
    return people === 1 ? { name: t('voice-you'), you: true } : { name: seatName(game, letter) };
  };
}

/** The names in turn order, for the record of the game; empty if the players are unknown. */
export function namesOf(game: string, players: Record<string, number>): string[] {
  const sitters = sittersOf(game, players);
  const all = letters(game, Object.keys(players).length);
  return all.map((letter) => sitters(letter).name);
}

/** The opponents of the people at this device, in a few words. */
export function against(game: string, players: Record<string, number>): string {
  const sitters = sittersOf(game, players);
  const names = Object.keys(players)
    .filter((letter) => players[letter])
    .map((letter) => sitters(letter).name);
  return names.length ? t('play-saved-against', { names: list(names) }) : t('play-saved-together');
}

/** Whose turn it is, or how the game ended, in a few words. */
export function headline(view: View, sitters: Sitters): string {
  if (view.outcome) return winners(view.outcome, sitters);
  const { you, name } = sitters(view.to_move ?? '');
  return you ? t('voice-your-turn') : t('voice-turn-of', { name });
}

/** The names of the winners. */
export function winners(outcome: Pick<OutcomeView, 'winner'>, sitters: Sitters): string {
  const won = [...outcome.winner].map(sitters);
  if (won.length === 0) return t('online-drawn');
  if (won.some(({ you }) => you)) return t('online-you-won');
  return t('online-won', { n: won.length, names: list(won.map(({ name }) => name)) });
}

/** The end of a game by the rules, or by the server, which has no final counts. */
export type End = Pick<OutcomeView, 'winner' | 'reason' | 'rest_drew'> & Partial<OutcomeView>;

/** The server's reasons that are about losers instead of winners. */
const BY_LOSERS = ['time', 'left'];

/** The players who caused the end: those that the rules name, or else the winners. If a clock decided between two, the
 * loser. */
function doers({ reason, winner, by, ranking }: End): string {
  if (by) return by;
  return BY_LOSERS.includes(reason) && ranking?.length === 2 ? ranking[1] : winner;
}

/** Why a game ended, with the final count, in one sentence. */
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

/** Whose turn it is and the state of the game in one sentence, for screen readers. */
export function standing(view: View, sitters: Sitters): string {
  const first = headline(view, sitters);
  return view.outcome ? `${first}. ${whyEnded(view.outcome, sitters)}` : first;
}

/** An instruction in the language of the page. */
export function tell({ id, args = {} }: Said, sitters: Sitters): string {
  const { tile, seat, ...rest } = args;
  return t(id, { ...rest, tile: tile ? tileName(tile) : '', name: seat ? sitters(seat).name : '' });
}

/** Why the rules refuse something. Their sentences cannot say “you”, so the player's seat has its own name in them. */
export function refused(why: Message, game: string, sitters: Sitters): string {
  return say(why, game, (letter) => (sitters(letter).you ? seatName(game, letter) : sitters(letter).name));
}

/** Whether a word is a claim, which is false if it does not end the game. */
export function mayBeFalse(word: string): boolean {
  return knows(`voice-false-${word}`);
}

/** News about the last turn that needs words: a false claim. */
export function news(view: View, sitters: Sitters): string {
  const word = view.last?.turn.parts[0]?.word;
  if (!view.last || !word || !mayBeFalse(word) || view.outcome) return '';
  const { you, name } = sitters(view.last.turn.seat);
  return you ? t(`voice-false-${word}-you`) : t(`voice-false-${word}`, { name });
}

/** The last turn in words, for screen readers: the player, the tiles placed, and how it ended the game. */
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
