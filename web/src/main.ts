import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import { registerSW } from 'virtual:pwa-register';
import App from './App.svelte';
import { readMore, speak, t } from './lib/i18n.svelte.ts';
import { followInstall } from './lib/install.ts';
import { notify } from './lib/notices.svelte.ts';
import { page } from './pages.ts';
import { start } from './lib/router.svelte.ts';
import { refresh } from './lib/session.svelte.ts';
import { apply, settings } from './lib/settings.svelte.ts';
import { drawn, task } from './lib/tasks.ts';

// Whoever comes for the first time reads the words before our letters have come; who was here has them already.
const letters = () => (document.documentElement.dataset.letters = 'ours');
if (navigator.serviceWorker?.controller) letters();

start();
followInstall();
// The page comes while the words are read. If it cannot be had, that is told where it is drawn.
const arriving = page();
const arrived = arriving?.load().catch(() => undefined);
await speak(settings.language);
if (arriving?.more) readMore(arriving.more).catch(() => undefined);
apply();
// Reading the words and drawing are pieces of work; between them the browser may do its own.
await task();
const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
void refresh().catch(() => undefined);
await arrived;
await drawn();
await drawn();
letters();
// What is kept for the time without a network is fetched when the page has all it needs itself.
setTimeout(() => registerSW({ immediate: true, onNeedRefresh: () => notify(() => t('web-update'), '/') }), 3_000);
