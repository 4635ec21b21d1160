import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import { registerSW } from 'virtual:pwa-register';
import App from './App.svelte';
import { speak, t } from './lib/i18n.svelte.ts';
import { notify } from './lib/notices.svelte.ts';
import { start } from './lib/router.svelte.ts';
import { refresh } from './lib/session.svelte.ts';
import { apply, settings } from './lib/settings.svelte.ts';
import { drawn } from './lib/tasks.ts';

start();
await speak(settings.language);
apply();
// Reading the words and drawing the page are two pieces of work; between them the browser may do its own.
await new Promise((done) => setTimeout(done));
const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
// The first number in a sentence costs a browser as much as drawing a small page: it is said before one is needed.
void drawn().then(() => t('play-seats-n', { n: 2 }));
void refresh().catch(() => undefined);
// What is kept for the time without a network is fetched when the page has all it needs itself.
setTimeout(() => registerSW({ immediate: true, onNeedRefresh: () => notify(() => t('web-update'), '/') }), 3_000);
