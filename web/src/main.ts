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

// On a first visit the page is shown before our web fonts are loaded. On later visits they are already cached.
const letters = () => (document.documentElement.dataset.letters = 'ours');
if (navigator.serviceWorker?.controller) letters();

start();
followInstall();
// Load the page's code in parallel to its texts. If that fails, the component that shows the page reports it.
const arriving = page();
const arrived = arriving?.load().catch(() => undefined);
await speak(settings.language);
if (arriving?.more) readMore(arriving.more).catch(() => undefined);
apply();
// Parsing the texts and rendering are separate tasks, so that the browser can react in between.
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
// The service worker fetches the offline files only after the page has what it needs.
setTimeout(() => registerSW({ immediate: true, onNeedRefresh: () => notify(() => t('web-update'), '/') }), 3_000);
