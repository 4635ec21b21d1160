//! The wish to be paired with somebody who wants the same. It goes on while one is on other pages.

import type { GameCard } from '../protocol/GameCard.ts';
import type { Paired } from '../protocol/Paired.ts';
import type { Seek } from '../protocol/Seek.ts';
import { api } from '../lib/api.ts';
import { answered } from '../lib/notices.svelte.ts';
import { go } from '../lib/router.svelte.ts';
import { somebody } from '../lib/session.svelte.ts';
import { listen } from '../lib/socket.svelte.ts';

/** The server forgets a wish after ten minutes. */
const AGAIN = 300_000;

let wish = $state.raw<Seek | null>(null);
let stop: (() => void) | undefined;

/** What is looked for now; reactive. */
export function seeking(): Seek | null {
  return wish;
}

/** Looks for somebody, and goes to the game when there is one. Throws what the server refuses. */
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

/** Looks no longer. */
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

/** Hears of the game, and renews the wish. */
function follow(wanted: Seek, known: string[]): () => void {
  const hear = listen(
    (message) => {
      if (message.type === 'notice' && message.notice.kind === 'started') found(message.notice.game);
    },
    // What came during a break is asked for: whoever was paired has no wish left, but a game.
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
  // Nobody is to be paired with somebody whose page is closed.
  addEventListener('pagehide', cancelSeek);
  return () => {
    hear();
    clearInterval(timer);
    removeEventListener('pagehide', cancelSeek);
  };
}

/** One's own games that are being played. */
async function playing(): Promise<string[]> {
  const games = await api.get<GameCard[]>('/api/games?which=mine');
  return games.filter((game) => game.status === 'playing').map((game) => game.id);
}
