//! What the server tells an account wherever it is on the site: a game began, it is its turn, a challenge.

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

/** Shows a notification of the browser, if the person wants them and looks elsewhere. */
function tell(text: string, href: string): void {
  // A device that is told by the server would tell it twice.
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
    // Some phones leave notifications to the service worker.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(t('web-name'), { body: text, tag: href, icon: '/icon.svg' }),
    );
  }
}

/** What a notice says, by the game that it is about; a function, so that it follows a change of language. */
function words(kind: Notice['kind'], game: GameState | null): () => string {
  const own = game?.seats.find(({ player }) => player && player.id === me()?.id);
  const others = game?.seats.filter((seat) => seat !== own && (seat.player ?? seat.level)) ?? [];
  if (!game || !others.length) return () => t(`online-notice-${kind}`);
  return () => t(`online-notice-${kind}-by`, { name: list(others.map(sitter)), game: gameName(game.setup.game) });
}

/** The rematch of the game whose page is open, if there is one. */
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
    // The table tells it.
    if (notice.kind === 'premove' || notice.kind === 'conditions') return;
    const href = `/game/${notice.game}`;
    const who = me()?.id;
    const game = await api.get<GameState>(`/api/games/${notice.game}`).catch(() => null);
    // Whoever has left meanwhile is told nothing more.
    if (me()?.id !== who) return;
    const text = words(notice.kind, game);
    if (notice.kind !== 'over') tell(text(), href);
    // A rematch is offered by the page of the game before it.
    if (notice.kind === 'challenge' && (await before(path())) === notice.game) return;
    // The pages that show it themselves need no message; from a list a declined game just goes.
    if (path() === href || (path() === '/online' && notice.kind !== 'declined')) return answered(href);
    // A challenge waits for an answer; what comes after it takes its place.
    notify(text, href, notice.kind === 'challenge');
  };
  /** Challenges that came while nobody was here wait for an answer, too. */
  const remind = async () => {
    const games = await api.get<GameCard[]>('/api/games?which=mine').catch(() => []);
    for (const { id, status, seats } of games)
      if (status === 'open' && seats.some(({ invited }) => invited && invited.id === me()?.id))
        void hear({ kind: 'challenge', game: id });
  };
  // An effect that starts this must not run again because of what the socket does.
  return untrack(() =>
    listen(
      (message) => {
        if (message.type === 'notice') void hear(message.notice);
      },
      () => void remind(),
    ),
  );
}
