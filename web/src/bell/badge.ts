//! The number of games that wait for a turn, where it is visible outside the page: in the title of the window, on the
//! favicon, and on the icon of the installed app.

import { number } from '../lib/i18n.svelte.ts';

/** The highest number that fits on the icon. */
const MOST = 9;
let waiting = 0;
let drawing: Promise<string> | undefined;
let drawn = '';
let watch: MutationObserver | undefined;

/** The title with the number of games before it. It replaces an earlier number. */
export function titled(title: string, n: number): string {
  const bare = title.replace(/^\([^()]*\) /, '');
  return n ? `(${number(n)}) ${bare}` : bare;
}

/** The icon with a number in its corner. */
export function numbered(icon: string, n: number): string {
  const text = n > MOST ? `${number(MOST)}+` : number(n);
  const sign =
    '<circle cx="46" cy="18" r="18" fill="#c4271b" stroke="#fff" stroke-width="3"/>' +
    `<text x="46" y="27" font-family="sans-serif" font-size="${text.length > 1 ? 20 : 26}" font-weight="700" ` +
    `text-anchor="middle" fill="#fff">${text}</text>`;
  return icon.replace(/<\/svg>\s*$/, `${sign}</svg>`);
}

function title(): void {
  const wanted = titled(document.title, waiting);
  // Pages set the title themselves, so an observer calls this on each change, including its own.
  if (document.title !== wanted) document.title = wanted;
}

async function icon(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  const n = waiting;
  let url = '/icon.svg';
  if (n) {
    drawing ??= fetch('/icon.svg').then((answer) => answer.text());
    try {
      url = URL.createObjectURL(new Blob([numbered(await drawing, n)], { type: 'image/svg+xml' }));
    } catch {
      drawing = undefined;
      return;
    }
  }
  // The number may have changed meanwhile.
  if (n !== waiting) return;
  link.href = url;
  if (drawn) URL.revokeObjectURL(drawn);
  drawn = n ? url : '';
}

type Badged = { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Shows the number of waiting games from now on. */
export function showWaiting(n: number): void {
  const before = waiting;
  waiting = n;
  if (n && !watch) {
    watch = new MutationObserver(title);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  }
  title();
  if (n === before) return;
  if (Math.min(n, MOST + 1) !== Math.min(before, MOST + 1)) void icon();
  const app = navigator as Badged;
  // Only browsers with installed apps support badges.
  void (n ? app.setAppBadge?.(n) : app.clearAppBadge?.())?.catch(() => undefined);
}
