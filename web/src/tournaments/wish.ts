//! A new tournament: the content of the form, and the request to the server.

import type { Entry } from '../protocol/Entry.ts';
import type { FormatChoice } from '../protocol/FormatChoice.ts';
import type { NewTournament } from '../protocol/NewTournament.ts';
import type { Pick } from '../protocol/Pick.ts';
import type { TieBreakName } from '../protocol/TieBreakName.ts';
import type { TimeControl } from '../protocol/TimeControl.ts';
import { number } from '../lib/i18n.svelte.ts';
import { readNumber } from '../lib/numbers.ts';

export type Kind = FormatChoice['kind'];
export const KINDS: Kind[] = ['dutch', 'round-robin', 'elimination', 'groups', 'arena', 'seats'];

/** All tie-breaks. */
export const TIES: TieBreakName[] = [
  'direct-encounter',
  'buchholz',
  'buchholz-cut-1',
  'median-buchholz',
  'sonneborn-berger',
  'progressive',
  'wins',
];

/** The server's default tie-breaks of a format; empty for formats without ties. */
export function usualTies(kind: Kind): TieBreakName[] {
  switch (kind) {
    case 'dutch':
      return ['buchholz-cut-1', 'buchholz', 'sonneborn-berger', 'direct-encounter', 'wins'];
    case 'round-robin':
    case 'groups':
      return ['direct-encounter', 'sonneborn-berger', 'wins'];
    case 'seats':
      return ['wins', 'buchholz'];
    case 'elimination':
    case 'arena':
      return [];
  }
}

/** The content of the form, with numbers as typed. */
export type Draft = {
  name: string;
  description: string;
  picks: Pick[];
  seats: number;
  time: TimeControl;
  rated: boolean;
  kind: Kind;
  rounds: string;
  minutes: string;
  cycles: string;
  groups: string;
  advance: string;
  double: boolean;
  third: boolean;
  /** The start in the format of the browser's input. Empty means when the organiser starts it. */
  starts: string;
  entry: Entry;
  password: string;
  invited: string;
  leastPlayers: string;
  mostPlayers: string;
  leastRating: string;
  mostRating: string;
  accountDays: string;
  checkIn: string;
  lateEntry: string;
  pause: string;
  roundDays: string;
  weekendsOff: boolean;
  computers: boolean;
  teamBoards: string;
  /** The tie-breaks, or null for the format's default. */
  ties: TieBreakName[] | null;
  again: 'never' | 'weekly' | 'monthly' | 'days';
  every: string;
  /** For tournaments of clubs: whether only members can play. */
  membersOnly: boolean;
};

/** The default tournament of a game. */
export function usual(game: string): Draft {
  return {
    name: '',
    description: '',
    picks: [{ game }],
    seats: 2,
    time: { kind: 'clock', base: 600, increment: 5 },
    rated: true,
    kind: 'dutch',
    rounds: number(5),
    minutes: number(60),
    cycles: number(1),
    groups: number(4),
    advance: number(2),
    double: false,
    third: true,
    starts: '',
    entry: 'public',
    password: '',
    invited: '',
    leastPlayers: number(2),
    mostPlayers: '',
    leastRating: '',
    mostRating: '',
    accountDays: '',
    checkIn: '',
    lateEntry: '',
    pause: number(30),
    roundDays: '',
    weekendsOff: false,
    computers: false,
    teamBoards: '',
    ties: null,
    again: 'never',
    every: number(14),
    membersOnly: true,
  };
}

/** A typed whole number, or undefined if empty. Anything else becomes -1, which the server refuses. */
function whole(text: string): number | undefined {
  if (!text.trim()) return undefined;
  const value = readNumber(text);
  return Number.isInteger(value) && value >= 0 ? value : -1;
}

function format(draft: Draft): FormatChoice {
  const { kind } = draft;
  const least = (text: string) => whole(text) ?? 0;
  switch (kind) {
    case 'dutch':
    case 'seats':
      return { kind, rounds: least(draft.rounds) };
    case 'round-robin':
      return { kind, cycles: least(draft.cycles) };
    case 'elimination':
      return { kind, double: draft.double, third_place: draft.third && !draft.double };
    case 'groups':
      return {
        kind,
        groups: least(draft.groups),
        advance: least(draft.advance),
        cycles: least(draft.cycles),
        third_place: draft.third,
      };
    case 'arena':
      return { kind, minutes: least(draft.minutes) };
  }
}

/** Whether a format supports teams. */
export const hasTeams = (kind: Kind) => kind === 'dutch' || kind === 'round-robin';
/** Whether a format supports late entry. */
export const entersLate = (kind: Kind) => kind === 'dutch' || kind === 'seats';

/** The first field of a draft that is not a valid number, by the server's name for it. */
export function wrongNumber(draft: Draft): string | null {
  const fields: [string, string[]][] = [
    ['format', [draft.rounds, draft.minutes, draft.cycles, draft.groups, draft.advance]],
    ['players', [draft.leastPlayers, draft.mostPlayers]],
    ['condition', [draft.leastRating, draft.mostRating, draft.accountDays]],
    ['check-in', [draft.checkIn]],
    ['late-entry', [draft.lateEntry]],
    ['pause', [draft.pause]],
    ['round-days', [draft.roundDays]],
    ['teams', [draft.teamBoards]],
    ['recurrence', [draft.every]],
  ];
  return fields.find(([, texts]) => texts.some((text) => whole(text) === -1))?.[0] ?? null;
}

/** The request for a draft. `name` is the default name, and `club` the club that the tournament belongs to. */
export function wished(draft: Draft, name: string, club: string | null = null): NewTournament {
  const { entry, again } = draft;
  const days = draft.time.kind === 'days';
  const wish: NewTournament = {
    name: draft.name.trim() || name,
    description: draft.description.trim(),
    picks: draft.picks,
    seats: draft.kind === 'seats' ? draft.seats : 2,
    time: draft.time,
    rated: draft.rated,
    format: format(draft),
    entry,
    condition: {
      least_rating: whole(draft.leastRating),
      most_rating: whole(draft.mostRating),
      account_days: whole(draft.accountDays) ?? 0,
    },
    least_players: whole(draft.leastPlayers) ?? 2,
    most_players: whole(draft.mostPlayers),
    check_in: draft.starts ? (whole(draft.checkIn) ?? 0) : 0,
    late_entry: entersLate(draft.kind) ? (whole(draft.lateEntry) ?? 0) : 0,
    pause: draft.kind === 'arena' ? 0 : (whole(draft.pause) ?? 0),
    round_days: days && draft.kind !== 'arena' ? (whole(draft.roundDays) ?? 0) : 0,
    weekends_off: days && draft.weekendsOff,
    computers: draft.computers,
    team_boards: hasTeams(draft.kind) ? (whole(draft.teamBoards) ?? 0) : 0,
  };
  if (draft.ties && usualTies(draft.kind).length) wish.tie_breaks = draft.ties;
  if (draft.starts) wish.starts_at = new Date(draft.starts).getTime();
  if (entry === 'password') wish.password = draft.password;
  if (entry === 'invitation')
    wish.invited = draft.invited
      .split(/[\s,;،؛]+/)
      .map((name) => name.trim())
      .filter(Boolean);
  if (club) wish.club = { id: club, members_only: draft.membersOnly };
  if (draft.starts && again !== 'never')
    wish.recurrence =
      again === 'monthly'
        ? { kind: again }
        : { kind: 'days', every: again === 'weekly' ? 7 : (whole(draft.every) ?? 0) };
  return wish;
}

/** A moment in the format of the browser's date and time input, in local time. */
export function local(at: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = new Date(at);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${two(day.getHours())}:${two(day.getMinutes())}`;
}
