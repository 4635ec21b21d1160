//! The texts of notices, and their links.

import type { NoticeKind } from '../protocol/NoticeKind.ts';
import type { NoticeView } from '../protocol/NoticeView.ts';
import { t } from '../lib/i18n.svelte.ts';
import { personName } from '../lib/words.ts';
import { playerPath } from '../people/back.ts';

/** All kinds, in the order of the settings. */
export const KINDS: NoticeKind[] = [
  'turn',
  'deadline',
  'offer',
  'challenge',
  'pairing',
  'began',
  'over',
  'message',
  'followed',
  'club',
];

/** What has happened, as a sentence. */
export function sentence({ kind, who, detail, club_name }: NoticeView): string {
  if (kind === 'club') return t(`bell-club-${detail}`, { name: club_name ?? '' });
  const what = kind === 'offer' && detail ? `${kind}-${detail}` : kind;
  return who ? t(`bell-${what}-by`, { name: personName(who.name) }) : t(`bell-${what}`);
}

/** The path of what a notice is about. */
export function leadsTo({ game, tournament, club, who }: NoticeView): string {
  if (game) return `/game/${game}`;
  if (club) return `/clubs/${club}`;
  if (tournament) return `/tournament/${tournament}`;
  return who ? playerPath(who.name) : '/online';
}
