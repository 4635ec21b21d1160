//! A seek: the search for an opponent who wants the same game. It continues on other pages.

import type { GameCard } from '../protocol/GameCard.ts';
import type { Paired } from '../protocol/Paired.ts';
import type { Seek } from '../protocol/Seek.ts';
import { api } from '../lib/api.ts';
import { answered } from '../lib/notices.svelte.ts';
import { go } from '../lib/router.svelte.ts';
import { somebody } from '../lib/session.svelte.ts';
import { listen } from '../lib/socket.svelte.ts';

/** How often to renew a seek, which the server drops after ten minutes. */
const AGAIN = 300_000;

let wish = $state.raw<Seek | null>(null);
let stop: (() => void) | undefined;

/** The current seek; reactive. */
export function seeking(): Seek | null {
  return wish;
}

/** Seeks an opponent, and opens the game when there is one. Throws the server's refusal. */
export async function seek(wanted: Seek): Promise<void> {
  end();
  try {
    await somebody();
    const known = await playing();
    wish = wanted;
    stop = follow(wanted, known);
    await ask(wanted);
  } catch (error) {
    end();
    throw error;
  }
}

/** Cancels the seek. */
export function cancelSeek(): void {
  if (!wish) return;
  end();
  api.delete('/api/seeks').catch(() => undefined);
}

function end(): void {
  stop?.();
  stop = undefined;
  wish = null;
  answered('/online');
}
function found(game: string): void {
  end();
  go(`/game/${game}`);
}
async function ask(wanted: Seek): Promise<void> {
  const { game } = await api.post<Paired>('/api/seeks', wanted);
  if (game && wish === wanted) found(game);
}

/** Waits for the game, and renews the seek. */
function follow(wanted: Seek, known: string[]): () => void {
  const hear = listen(
    (message) => {
      if (message.type === 'notice' && message.notice.kind === 'started') found(message.notice.game);
    },
    // Check for a game that began while the socket was closed. In that case the seek is gone.
    () => {
      playing().then(
        (games) => {
          const fresh = games.find((id) => !known.includes(id));
          if (fresh && wish === wanted) found(fresh);
        },
        () => undefined,
      );
    },
  );
  const timer = setInterval(() => void ask(wanted).catch(end), AGAIN);
  // Cancel the seek when the page is closed, so that nobody is paired with an absent player.
  addEventListener('pagehide', cancelSeek);
  return () => {
    hear();
    clearInterval(timer);
    removeEventListener('pagehide', cancelSeek);
  };
}

/** One's own games in progress. */
async function playing(): Promise<string[]> {
  const games = await api.get<GameCard[]>('/api/games?which=mine');
  return games.filter((game) => game.status === 'playing').map((game) => game.id);
}
