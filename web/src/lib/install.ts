//! The offer to install the pages as an app: once, after a finished game, where the browser can.

import { t } from './i18n.svelte.ts';
import { notify } from './notices.svelte.ts';

/** What the browser gives to a page that can be installed. */
type Offer = Event & { prompt: () => Promise<unknown> };

const KEY = 'teahouse-install';
let offer: Offer | undefined;
/** Whether a game has ended before the browser was ready. */
let wanted = false;

/** Listens from the start: the browser says it once, early. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Not over the page that somebody has just opened.
    event.preventDefault();
    offer = event as Offer;
    if (wanted) offerInstall();
  });
}

/** Offers it, if it can be installed and nobody was asked on this device. */
export function offerInstall(): void {
  wanted = true;
  if (!offer) return;
  const given = offer;
  offer = undefined;
  try {
    if (localStorage.getItem(KEY)) return;
    localStorage.setItem(KEY, 'asked');
  } catch {
    // A browser that keeps nothing would be asked each time.
    return;
  }
  notify(() => t('web-install-text'), undefined, true, {
    name: () => t('web-install'),
    run: () => void given.prompt().catch(() => undefined),
  });
}
