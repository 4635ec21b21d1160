//! Offers to install the pages as an app: once, after a finished game, if the browser supports it.

import { t } from './i18n.svelte.ts';
import { notify } from './notices.svelte.ts';

/** The `beforeinstallprompt` event of a page that can be installed. */
type Offer = Event & { prompt: () => Promise<unknown> };

const KEY = 'teahouse-install';
let offer: Offer | undefined;
/** Whether a game has ended before that event arrived. */
let wanted = false;

/** Must be called at the start, because the browser fires the event only once, early. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Suppress the browser's own prompt on a page that was just opened.
    event.preventDefault();
    offer = event as Offer;
    if (wanted) offerInstall();
  });
}

/** Offers the installation, if it is possible and was not offered on this device before. */
export function offerInstall(): void {
  wanted = true;
  if (!offer) return;
  const given = offer;
  offer = undefined;
  try {
    if (localStorage.getItem(KEY)) return;
    localStorage.setItem(KEY, 'asked');
  } catch {
    // Without storage the offer would appear after every game.
    return;
  }
  notify(() => t('web-install-text'), undefined, true, {
    name: () => t('web-install'),
    run: () => void given.prompt().catch(() => undefined),
  });
}
