// The package as a program in Node.js uses it: `npm run package:test`, after `npm run package`.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { catalogue, Engine, Game, LANGUAGES, loadLanguage, loadRules, Refusal, say } from 'teahouse';

const engine = new Engine();
before(() => loadRules());
after(() => engine.close());

test('every game is in the catalogue and begins', () => {
  const ids = catalogue().map((info) => info.id);
  assert.deepEqual(ids, ['skud', 'street', 'halma']);
  for (const info of catalogue())
    for (const [seats] of info.letters) assert.equal(Game.start({ game: info.id, seats }).seats, seats);
});

for (const name of ['skud', 'skud-picks-each', 'street', 'halma'])
  test(`a recorded game of ${name} is played again turn by turn`, () => {
    const record = readFileSync(new URL(`../../../docs/games/${name}.txt`, import.meta.url), 'utf8');
    const whole = Game.read(record);
    const again = whole.again();
    for (const entry of whole.entries().slice(again.entries().length)) {
      assert.equal(again.over, false);
      again.play(entry);
    }
    assert.deepEqual(again.entries(), whole.entries());
    assert.equal(again.position(), whole.position());
    assert.deepEqual(again.view().outcome, whole.view().outcome);
    assert.deepEqual(Game.read(again.record()).entries(), whole.entries());
  });

test('a refusal says why', () => {
  const game = Game.start({ game: 'halma' });
  assert.throws(
    () => game.play('a1-h8'),
    (error) => error instanceof Refusal && typeof error.why.id === 'string',
  );
  assert.throws(() => Game.start({ game: 'chess' }), Refusal);
});

test('a refusal is a sentence in every language', async () => {
  const game = Game.start({ game: 'halma' });
  const refused = () => {
    try {
      game.play('e5-e6');
    } catch (error) {
      return say(error.why, game.id);
    }
  };
  const sentences = new Set();
  for (const language of Object.keys(LANGUAGES)) {
    await loadLanguage(language);
    const sentence = refused();
    assert.match(sentence, /e5/, language);
    assert.doesNotMatch(sentence, /says-|[{}`]/, language);
    sentences.add(sentence);
  }
  assert.equal(sentences.size, 5);
});

test('a turn can be taken back and made again', () => {
  const game = Game.start({ game: 'street' });
  const start = game.position();
  game.play(game.legalTurns()[0]);
  const played = game.position();
  assert.ok(game.undo());
  assert.equal(game.position(), start);
  assert.ok(game.redo());
  assert.equal(game.position(), played);
});

test('the engine thinks in a worker, and a level is the same for the same seed', async () => {
  for (const id of ['skud', 'street', 'halma']) {
    const game = Game.start({ game: id });
    const one = await engine.think(game.record(), { level: 2, seed: 7 });
    const again = await engine.think(game.record(), { level: 2, seed: 7 });
    assert.deepEqual(one.lines[0].turns, again.lines[0].turns);
    assert.ok(game.legalTurns().includes(one.lines[0].turns[0]));
    assert.ok(one.lines[0].chance >= 0 && one.lines[0].chance <= 1);
  }
});

// The same file is compared with by the engine as it is built for this machine: `crates/wasm/src/review.rs`.
test('the engine judges as it does outside of WebAssembly', async () => {
  const kept = JSON.parse(readFileSync(new URL('../../../crates/wasm/reviews.json', import.meta.url), 'utf8'));
  assert.equal(Object.keys(kept).length, 3);
  for (const [game, judged] of Object.entries(kept)) {
    const record = readFileSync(new URL(`../../../docs/games/${game}.txt`, import.meta.url), 'utf8');
    const fresh = new Engine();
    const reviewed = await fresh.review(record, 1000, () => {});
    fresh.close();
    const rounded = (_, value) => (typeof value === 'number' ? Number(value.toFixed(9)) : value);
    assert.deepEqual(JSON.parse(JSON.stringify(reviewed.judged, rounded)), judged, game);
  }
});

test('an analysis tells more and more, and the program goes on meanwhile', async () => {
  const game = Game.start({ game: 'halma' });
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 5);
  const told = [];
  const last = await engine.analyse(game.record(), { lines: 2 }, (thought) => told.push(thought.depth), 300);
  clearInterval(timer);
  assert.ok(told.length >= 2 && ticks > 5, `${told} ${ticks}`);
  assert.equal(last.lines.length, 2);
});

test('what the guide shows runs', async () => {
  const guide = readFileSync(new URL('../../../docs/JAVASCRIPT.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, block]) => block);
  assert.ok(blocks.length >= 2);
  const script = new URL('../dist/guide.mjs', import.meta.url);
  writeFileSync(script, blocks.join('\n').replaceAll('console.log', 'void '));
  await import(script);
});
