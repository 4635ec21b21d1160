//! The texts of tournaments.

import type { FormatChoice } from '../protocol/FormatChoice.ts';
import type { Happening } from '../protocol/Happening.ts';
import type { Pick } from '../protocol/Pick.ts';
import type { Recurrence } from '../protocol/Recurrence.ts';
import type { SeatResult } from '../protocol/SeatResult.ts';
import type { StandingLine } from '../protocol/StandingLine.ts';
import type { TournamentCard } from '../protocol/TournamentCard.ts';
import type { TournamentEntry } from '../protocol/TournamentEntry.ts';
import { date, knows, list, number, t } from '../lib/i18n.svelte.ts';
import { gameName, personName, presetName } from '../lib/words.ts';
import type { Place } from './bracket.ts';

/** The name of a format. Double elimination and medleys have their own names. */
export function formatName(format: FormatChoice): string {
  if (format.kind === 'elimination' && format.double) return t('tournament-format-double');
  return t(`tournament-format-${format.kind}`);
}
/** A format with its main settings. */
export function formatLine(format: FormatChoice): string {
  const { kind } = format;
  if (kind === 'dutch' || kind === 'seats')
    return t('tournament-format-rounds', { format: formatName(format), n: format.rounds });
  if (kind === 'arena') return t('tournament-format-minutes', { format: formatName(format), n: format.minutes });
  if (kind === 'round-robin' && format.cycles > 1)
    return t('tournament-format-cycles', { format: formatName(format), n: format.cycles });
  if (kind === 'groups') return t('tournament-format-of-groups', { format: formatName(format), n: format.groups });
  return formatName(format);
}

/** The games of a tournament. A medley lists each game once. */
export function picksName(picks: Pick[]): string {
  const names = [...new Set(picks.map(({ game }) => gameName(game)))];
  return picks.length > 1 ? t('tournament-medley-of', { games: list(names) }) : (names[0] ?? '');
}
/** A game, with the name of its rules if they have one. */
export function pickName({ game, preset }: Pick): string {
  return preset && knows(`preset-${game}-${preset}-title`)
    ? t('tournament-pick', { game: gameName(game), preset: presetName(game, preset) })
    : gameName(game);
}

/** Points, which are often halves. */
export function pointsText(points: number): string {
  return number(points, Number.isInteger(points) ? undefined : { maximumFractionDigits: 2 });
}
/** The points of a table or a match, seat by seat. */
export function scoreText(points: (number | undefined)[]): string {
  return points.map((value) => (value === undefined ? '' : pointsText(value))).join(' : ');
}

/** The name of a player in a seat or in the standings. */
export function entrantName(who: Omit<SeatResult, 'points'> | StandingLine): string {
  const name = 'player' in who ? who.player?.name : 'name' in who ? who.name : undefined;
  if (name) return personName(name);
  return who.level ? t('online-level', { level: who.level }) : t('online-nobody');
}

/** When a tournament begins, began or ended, for lists. */
export function whenText(card: TournamentCard): string {
  const { status, starts_at, ended_at } = card;
  if (status === 'coming') return card.by_hand ? t('tournament-when-hand') : moment(starts_at);
  return status === 'running' ? t('tournament-since', { when: moment(starts_at) }) : moment(ended_at ?? starts_at);
}

/** A day and time in a short form. */
export function moment(at: number): string {
  return date(at, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
}

/** The recurrence of a tournament. */
export function recurrenceText(recurrence: Recurrence): string {
  if (recurrence.kind === 'monthly') return t('tournament-again-monthly');
  return recurrence.every === 7 ? t('tournament-again-weekly') : t('tournament-again-days', { n: recurrence.every });
}

/** The name for a place of a bracket. */
export function placeName(place: Place, names: Map<number, string>): string {
  if (place === 'nobody') return t('tournament-bye');
  return place === 'open' ? t('tournament-undecided') : (names.get(place) ?? t('tournament-number', { n: place }));
}

/** An entry of the log, as a sentence. */
export function happening({ what }: TournamentEntry, names: Map<number, string>): string {
  const said = Object.entries(what).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const told = Object.fromEntries(said) as Record<string, string | number>;
  told.name = happenedTo(what, names);
  if (what.kind === 'replaced') told.other = what.name ? personName(what.name) : t('online-nobody');
  if (what.kind === 'result') told.score = scoreText(what.points);
  if (what.kind === 'extended') told.until = moment(what.until);
  if (what.kind === 'helper') told.helps = String(what.helps);
  if ('reason' in what) told.reason = reasonText(what.reason);
  return t(`tournament-log-${what.kind}`, told);
}

/** The names of those whom an entry is about. */
function happenedTo(what: Happening, names: Map<number, string>): string {
  if ('name' in what && what.name) return personName(what.name);
  if ('level' in what && what.level) return t('online-level', { level: what.level });
  if ('number' in what) return names.get(what.number) ?? t('tournament-number', { n: what.number });
  return t('online-nobody');
}

/** A reason: one of the server's, or the organiser's own text. */
export function reasonText(reason: string): string {
  if (reason === 'too-few') return t('tournament-too-few');
  return reason === 'seed' ? t('tournament-by-seed') : reason;
}
