// The environment of the tests: their own server, a browser, and pages that report errors.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A language is a folder of `locales/`. */
export const LANGUAGES = readdirSync(join(root, 'locales')).filter((name) => /^[a-z]{2,3}$/.test(name));
const PROGRAM = process.env.TEAHOUSE_SERVER ?? join(root, 'target/debug/teahouse');
export const BROWSER = process.env.TEAHOUSE_BROWSER ?? '/usr/bin/chromium';
export const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
];

/** A free port below the range for outgoing connections. Otherwise a page that reconnects while a killed server is down
 * could be given this very port. */
function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((done) => {
    const server = createServer().once('error', () => done(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => done(port)));
  });
}

export class Place {
  #folder = mkdtempSync(join(tmpdir(), 'teahouse-e2e-'));
  #contexts = [];
  #complaints = [];

  /** Starts a server, and a browser if none is given. */
  static async open(browser) {
    const place = new Place();
    place.port = await freePort();
    place.url = `http://127.0.0.1:${place.port}`;
    await place.startServer();
    const first = await fetch(place.url);
    if (!first.ok || !(await first.text()).includes('<div id="app">')) {
      await place.killServer();
      throw new Error('the server has no pages: run `cargo xtask web` first');
    }
    place.own = !browser;
    place.browser = browser ?? (await chromium.launch({ executablePath: BROWSER, args: FLAGS }));
    return place;
  }

  async startServer() {
    const args = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.#folder, '--no-limits'];
    this.server = spawn(PROGRAM, args, { stdio: 'ignore' });
    for (let i = 0; i < 600; i += 1) {
      if (
        await fetch(`${this.url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('the server does not come up');
  }

  /** Kills the server, as a crash would. */
  async killServer() {
    const gone = new Promise((done) => this.server.once('exit', done));
    this.server.kill('SIGKILL');
    await gone;
  }

  /** A page in a new browser context, which shares nothing with others. */
  async somebody({ width = 1280, height = 900, language = 'en', settings = {}, ...rest } = {}) {
    const context = await this.browser.newContext({
      viewport: { width, height },
      locale: language,
      baseURL: this.url,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...rest,
    });
    this.#contexts.push(context);
    if (this.browser.browserType().name() === 'firefox') await context.route(isPage, withoutPolicy);
    const kept = { language, sounds: false, animation: false, coach: false, ...settings };
    // On a fast machine the engine of the analysis would start by itself.
    const items = { 'teahouse-settings': JSON.stringify(kept), 'teahouse-analysis-engine': 'off' };
    await context.addInitScript((items) => {
      for (const [key, text] of Object.entries(items)) if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    }, items);
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    page.on('pageerror', (error) => this.#complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      // Refusals of the server and failures caused by a test are not the page's fault. Firefox also complains about a
      // font that was loading when the page was left (NS_BINDING_ABORTED).
      if (message.type() === 'error' && !/Failed to load resource|WebSocket|ERR_|status=2152398850/.test(text)) {
        this.#complaints.push(`${page.url()}: ${text}`);
      }
    });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && host !== `127.0.0.1:${this.port}`) {
        this.#complaints.push(`${page.url()} asks ${request.url()}`);
      }
    });
    return page;
  }

  /** The complaints of pages: errors, policy violations, requests to other servers. */
  complaints() {
    return this.#complaints.splice(0);
  }

  async leave() {
    for (const context of this.#contexts.splice(0)) await context.close();
    this.#complaints.length = 0;
  }

  async close() {
    if (this.own) await this.browser.close();
    this.server.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Whether an address is a page, as opposed to a file or an API request. */
const isPage = ({ pathname }) => !/^\/(assets|api)\/|\.\w+$/.test(pathname);
/** Removes the content security policy in Firefox, where it would also block the tests' own scripts. The policy is
 * tested in Chromium. */
async function withoutPolicy(route) {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const { 'content-security-policy': _, ...headers } = response.headers();
  await route.fulfill({ response, headers });
}

/** The rules for the tests, from the pages' own module. */
export async function rules() {
  const module = await import('../src/wasm/teahouse.js');
  module.initSync({ module: readFileSync(new URL('../src/wasm/teahouse_bg.wasm', import.meta.url)) });
  return module;
}

/** The prover and the rules for the tests, from the pages' own modules. */
export async function prover() {
  const { Game } = await rules();
  const module = await import('../src/wasm/puzzles.js');
  module.initSync({ module: readFileSync(new URL('../src/wasm/puzzles_bg.wasm', import.meta.url)) });
  const lay = ({ game, options, position }) =>
    Game.read(`game: ${game}\nseats: 2\noptions: ${options}\nstart: ${position}\n`);
  return { ...module, lay };
}

/** Waits until a condition is met. */
export async function until(check, words, longest = 40_000) {
  const end = Date.now() + longest;
  for (;;) {
    const value = await check();
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited in vain: ${words}`);
    await new Promise((done) => setTimeout(done, 60));
  }
}
