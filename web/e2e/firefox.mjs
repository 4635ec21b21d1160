#!/usr/bin/env node
// An adapter between Playwright and Firefox. Playwright drives an unmodified Firefox by WebDriver BiDi, but uses
// commands that the long-term release does not support yet. This program starts Firefox, works as a proxy between the
// two, and answers those commands with an empty result. It can be removed when Debian's firefox-esr supports
// `network.addDataCollector`.
//
// TEAHOUSE_FIREFOX: the browser.

import { spawn } from 'node:child_process';
import bundle from 'playwright-core/lib/utilsBundle';

const firefox = spawn(process.env.TEAHOUSE_FIREFOX ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => firefox.kill(signal));

/** Adapts an answer of Firefox for Playwright. */
function answer(text) {
  const { id, error } = text.startsWith('{"type":"error"') ? JSON.parse(text) : {};
  return error === 'unknown command' ? JSON.stringify({ type: 'success', id, result: {} }) : text;
}
/** Forwards messages between Playwright and Firefox. */
function connect(client, address) {
  const server = new bundle.ws(address, { perMessageDeflate: false });
  const early = [];
  client.on('message', (text) => (server.readyState === 1 ? server.send(String(text)) : early.push(String(text))));
  server.on('open', () => early.splice(0).forEach((text) => server.send(text)));
  server.on('message', (text) => client.send(answer(String(text))));
  server.on('close', () => client.close());
  client.on('close', () => server.close());
}

firefox.stderr.on('data', (data) => {
  const address = /WebDriver BiDi listening on (\S+)/.exec(String(data))?.[1];
  if (!address) return;
  const proxy = new bundle.wsServer({ host: '127.0.0.1', port: 0 });
  proxy.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${proxy.address().port}`));
  proxy.on('connection', (client, { url }) => connect(client, address + url));
});
