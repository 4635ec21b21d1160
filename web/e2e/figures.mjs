// Prints the speed of the pages (`weights.mjs` prints their size). `node e2e/figures.mjs`; TEAHOUSE_NATIVE names a
// release `teahouse` to compare the engine's speed with.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { keep, kept } from './games.mjs';
import { Place, rules, until } from './place.mjs';

const place = await Place.open();

// The loading time on the processor of a mid-range phone (four times slower): the median of three visits.
{
  const rows = [];
  for (let i = 0; i < 3; i += 1) {
    const page = await place.somebody({
      width: 412,
      height: 823,
      settings: { animation: true },
      reducedMotion: 'no-preference',
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      window.seen = { lcp: 0, cls: 0, tbt: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.seen.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.cls += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.seen.tbt += Math.max(0, entry.duration - 50);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto('/');
    await page.waitForTimeout(5_000);
    const seen = await page.evaluate(() => ({
      ...window.seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    rows.push(seen);
    await page.context().close();
  }
  const median = (name) => rows.map((row) => row[name]).sort((a, b) => a - b)[1];
  console.log(
    `start page, processor slowed four times: first paint ${median('fcp').toFixed(0)} ms, largest paint ${median('lcp').toFixed(0)} ms, ` +
      `blocked ${median('tbt').toFixed(0)} ms, layout shift ${median('cls').toFixed(3)}`,
  );
}

// The frame rate while the pointer moves over the board, and while it drags a tile with the processor slowed down four
// times.
for (const game of ['skud', 'halma']) {
  for (const dragging of [false, true]) {
    const page = await place.somebody({ settings: { animation: true }, reducedMotion: 'no-preference' });
    await page.goto(`/play?game=${game}&start=together`);
    await page.locator('[data-board]').waitFor();
    await page.waitForTimeout(500);
    if (dragging) await takeTile(page, game);
    const gaps = await framesWhile(page);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    console.log(
      `${game} board under the pointer${dragging ? ', a tile dragged, processor slowed four times' : ''}: ` +
        `${(1000 / mean).toFixed(0)} frames a second, 95 of 100 within ${gaps[Math.floor(gaps.length * 0.95)].toFixed(1)} ms`,
    );
    await page.context().close();
  }
}

/** Presses the mouse button on a tile that can be moved. */
async function takeTile(page, game) {
  // Before the first turn of Skud both players choose accent tiles.
  if (game === 'skud')
    for (let seat = 0; seat < 2; seat += 1) {
      for (let i = 0; i < 4; i += 1) await page.locator('.accents [data-reserve].can').first().click();
      await page.locator('[data-finish]').click();
    }
  const tile = page.locator('[data-board] .grab, [data-reserve].can').first();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const box = await tile.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}
/** The sorted times between frames while the pointer circles over the board for three seconds. */
async function framesWhile(page) {
  const box = await page.locator('[data-board]').boundingBox();
  const frames = page.evaluate(
    () =>
      new Promise((done) => {
        const times = [];
        const begun = performance.now();
        const tick = (now) => {
          times.push(now);
          if (now - begun < 3_000) requestAnimationFrame(tick);
          else done(times.slice(1).map((time, i) => time - times[i]));
        };
        requestAnimationFrame(tick);
      }),
  );
  for (let i = 0; i < 150; i += 1) {
    const angle = i / 8;
    await page.mouse.move(
      box.x + box.width * (0.5 + 0.35 * Math.cos(angle)),
      box.y + box.height * (0.5 + 0.35 * Math.sin(angle)),
    );
    await page.waitForTimeout(8);
  }
  return (await frames).sort((a, b) => a - b);
}

// The tasks that block the page while computers play, with the processor slowed down four times.
for (const game of ['skud', 'street', 'halma']) {
  const page = await place.somebody({ settings: { animation: true }, reducedMotion: 'no-preference' });
  const { Game } = await rules();
  const board = new Game(JSON.stringify({ game }));
  const levels = Object.fromEntries(JSON.parse(board.view()).seats.map(({ letter }) => [letter, 2]));
  await keep(page, { watched: kept(board, levels) });
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/play?saved=watched');
  const turns = async () => page.locator('[data-at]').count();
  // During the first turns the page is still loading.
  await until(async () => (await turns()) > 3, 'the first turns');
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const before = await turns();
  await page.waitForTimeout(30_000);
  const tasks = await page.evaluate(() => window.tasks);
  const long = tasks.filter((task) => task > 100);
  console.log(
    `${game}, computers play, processor slowed four times: ${long.length} tasks over 100 ms during ` +
      `${(await turns()) - before} turns, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
  );
  await page.context().close();
}

// The engine in the page compared with the native one, on one thread: the same positions for the same time.
{
  const page = await place.somebody();
  await page.goto('/bench');
  await page.getByRole('button', { name: 'Measure' }).click();
  await until(() => page.locator('tbody[data-done="true"]').count(), 'the bench', 60_000);
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ({ ...row.dataset, speed: Number(row.querySelector('[data-speed]').dataset.speed) })),
    );
  for (const { name, position, speed } of rows) {
    const beside = process.env.TEAHOUSE_NATIVE ? await native(name, position) : undefined;
    const share = beside ? `, native ${beside.toLocaleString('en')}: ${((100 * speed) / beside).toFixed(0)} %` : '';
    console.log(`engine in the page, ${name}: ${speed.toLocaleString('en')} nodes a second${share}`);
  }
}
await place.close();

/** The nodes per second of the native engine. */
async function native(name, position) {
  const [game, board] = name.split(' ');
  const engine = spawn(process.env.TEAHOUSE_NATIVE, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout });
  const tell = (line) => engine.stdin.write(`${line}\n`);
  tell(`setoption name Game value ${game}`);
  if (board) tell(`setoption name board value ${board}`);
  tell('setoption name Hash value 32');
  tell('newgame');
  tell(`position text ${position}`);
  tell('isready');
  let speed = 0;
  for await (const line of lines) {
    if (line === 'readyok') tell('go movetime 3000');
    if (line.startsWith('info string')) throw new Error(line);
    speed = Number(/ nps (\d+)/.exec(line)?.[1] ?? speed);
    if (line.startsWith('bestmove')) break;
  }
  engine.kill();
  return speed;
}
