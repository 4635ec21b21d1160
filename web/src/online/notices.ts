//! Messages from the server to an account, on any page: a game began, it is its turn, a challenge.

import { untrack } from 'svelte';
import type { GameCard } from '../protocol/GameCard.ts';
import type { GameState } from '../protocol/GameState.ts';
import type { Notice } from '../protocol/Notice.ts';
import { own } from '../bell/push.ts';
import { api } from '../lib/api.ts';
import { list, t } from '../lib/i18n.svelte.ts';
import { offerInstall } from '../lib/install.ts';
import { answered, notify } from '../lib/notices.svelte.ts';
import { go, path } from '../lib/router.svelte.ts';
import { me } from '../lib/session.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { listen } from '../lib/socket.svelte.ts';
import { gameName } from '../lib/words.ts';
import { sitter } from './time.ts';

/** Shows a browser notification, if these are on and the page is hidden. */
function tell(text: string, href: string): void {
  // A device with push notifications would show it twice.
  if (!document.hidden || !settings.notifications || own()) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(t('web-name'), { body: text, tag: href, icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      go(href);
      shown.close();
    };
  } catch {
    // Some phones only allow notifications by the service worker.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(t('web-name'), { body: text, tag: href, icon: '/icon.svg' }),
    );
  }
}

/** The text of a notice about a game, as a function, so that it follows a change of language. */
function words(kind: Notice['kind'], game: GameState | null): () => string {
  const own = game?.seats.find(({ player }) => player && player.id === me()?.id);
  const others = game?.seats.filter((seat) => seat !== own && (seat.player ?? seat.level)) ?? [];
  if (!game || !others.length) return () => t(`online-notice-${kind}`);
  return () => t(`online-notice-${kind}-by`, { name: list(others.map(sitter)), game: gameName(game.setup.game) });
}

/** The rematch of the game whose page is open, if any. */
async function before(path: string): Promise<string | undefined> {
  const id = /^\/game\/([^/]+)$/.exec(path)?.[1];
  if (!id) return undefined;
  const game = await api.get<GameState>(`/api/games/${id}`).catch(() => null);
  return game?.rematch;
}

/** Listens until the returned function is called. */
export function startNotices(): () => void {
  const hear = async (notice: Notice) => {
    if (notice.kind === 'over') offerInstall();
    // The table shows these itself.
    if (notice.kind === 'premove' || notice.kind === 'conditions') return;
    const href = `/game/${notice.game}`;
    const who = me()?.id;
    const game = await api.get<GameState>(`/api/games/${notice.game}`).catch(() => null);
    // The person may have signed out meanwhile.
    if (me()?.id !== who) return;
    const text = words(notice.kind, game);
    if (notice.kind !== 'over') tell(text(), href);
    // The page of the previous game already offers the rematch.
    if (notice.kind === 'challenge' && (await before(path())) === notice.game) return;
    // Pages that show the game need no message. But a declined game just disappears from the list.
    if (path() === href || (path() === '/online' && notice.kind !== 'declined')) return answered(href);
    // A challenge stays until it is answered. Later notices about the game replace it.
    notify(text, href, notice.kind === 'challenge');
  };
  /** Also show challenges that came while the person was away. */
  const remind = async () => {
    const games = await api.get<GameCard[]>('/api/games?which=mine').catch(() => []);
    for (const { id, status, seats } of games)
      if (status === 'open' && seats.some(({ invited }) => invited && invited.id === me()?.id))
        void hear({ kind: 'challenge', game: id });
  };
  // Untracked, so that the effect that calls this does not depend on the socket's state.
  return untrack(() =>
    listen(
      (message) => {
        if (message.type === 'notice') void hear(message.notice);
      },
      () => void remind(),
    ),
  );
}
