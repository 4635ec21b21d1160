//! The engine's worker. It answers a question with one message. An analysis runs in slices, each of which reports a
//! result, until the next message stops it.

import init, { Game, Engine, Review } from '../wasm/teahouse.js';
import file from '../wasm/teahouse_bg.wasm?url';
import type { Judged } from '../protocol/rules/Judged.ts';
import type { Question } from '../protocol/rules/Question.ts';
import type { SeatReview } from '../protocol/rules/SeatReview.ts';
import type { Thought } from '../protocol/rules/Thought.ts';
import { fetchFile, parent } from './host.ts';

export type ToEngine =
  | { type: 'think'; id: number; record: string; question: Partial<Question>; begun: string }
  | { type: 'analyse'; id: number; record: string; question: Partial<Question>; longest: number }
  | { type: 'review'; id: number; record: string; nodes: number }
  | { type: 'stop' };
export type FromEngine =
  | { id: number; thought: Thought | null; done: boolean; error?: string }
  /** One position of a review. The last message has the summary for each seat instead. */
  | { id: number; judged: Judged | null; seats?: SeatReview[]; error?: string };

const MEMORY = 32;
/** The first slice of an analysis, in milliseconds. Each further slice is longer. */
const SLICE = 60;

/** The URLs of nets and policies, by their files. */
const TRAINED = import.meta.glob<string>('../../../crates/engine/nets/*.{net,pol}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const engines = new Map<string, Engine>();
/** What a game may need: only its policy, or also the net for two players, or also that for three and four. */
const WANTED = ['policy', 'two', 'many'] as const;
type Wanted = (typeof WANTED)[number];
const FILES: Record<Wanted, string[]> = {
  policy: ['.pol'],
  two: ['.pol', '.net'],
  many: ['.pol', '.net', '-many.net'],
};

/** What has been fetched for each game, or is being fetched. */
const brought = new Map<string, Promise<void>>();
let running = 0;

function engine(game: string): Engine {
  let engine = engines.get(game);
  if (!engine) {
    engine = new Engine(game, MEMORY);
    engines.set(game, engine);
  }
  return engine;
}

const path = (file: string) => `../../../crates/engine/nets/${file}`;

async function trained(name: string): Promise<Uint8Array> {
  const file = TRAINED[path(name)];
  const response = file && (await fetchFile(file));
  if (!response || !response.ok) throw new Error(`no ${name}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function bring(game: string, wanted: Wanted): Promise<void> {
  const [policy, ...nets] = await Promise.all(FILES[wanted].map((end) => trained(game + end)));
  // The order matters: setting a net for two removes all other nets, and setting any net removes the policy.
  for (const net of nets) engine(game).set_net(net);
  engine(game).set_policy(policy!);
}

/** The nets that a game is judged with. */
function nets(game: Game): Wanted {
  return game.seats() > 2 && path(`${game.id()}-many.net`) in TRAINED ? 'many' : 'two';
}

/** Fetches nets and policy of a game, once each and one request at a time. Until they are here, or if they cannot be
 * fetched, the engine does without them. */
function fetchTrained(game: string, wanted: Wanted): Promise<void> {
  const key = `${game} ${wanted}`;
  const known = WANTED.slice(WANTED.indexOf(wanted)).map((more) => brought.get(`${game} ${more}`));
  let coming = known.find((promise) => promise);
  if (!coming) {
    coming = Promise.all(WANTED.map((less) => brought.get(`${game} ${less}`)))
      .then(() => bring(game, wanted))
      .catch(() => void brought.delete(key));
    brought.set(key, coming);
  }
  return coming;
}

/** Reviews a game and reports each position. Callers cancel a review by terminating the worker. */
async function review({ id, record, nodes }: Extract<ToEngine, { type: 'review' }>): Promise<void> {
  const tell = (found: { judged: Judged | null; seats?: SeatReview[]; error?: string }) =>
    parent.tell({ id, ...found } satisfies FromEngine);
  try {
    await init({ module_or_path: fetchFile(file) });
    const game = Game.read(record);
    const [id, wanted] = [game.id(), nets(game)];
    game.free();
    await fetchTrained(id, wanted);
    const review = new Review(record);
    for (let text = review.advance(engine(id), nodes); text; text = review.advance(engine(id), nodes))
      tell({ judged: JSON.parse(text) as Judged });
    tell({ judged: null, seats: JSON.parse(review.accounts()) as SeatReview[] });
    review.free();
  } catch (error) {
    tell({ judged: null, error: String(error) });
  }
}

const pause = () => new Promise((done) => setTimeout(done));

async function answer(message: ToEngine): Promise<void> {
  running += 1;
  if (message.type === 'stop') return;
  if (message.type === 'review') return review(message);
  const own = running;
  const tell = (thought: Thought | null, done: boolean, error?: string) =>
    parent.tell({ id: message.id, thought, done, error } satisfies FromEngine);
  let game: Game | undefined;
  try {
    await init({ module_or_path: fetchFile(file) });
    game = Game.read(message.record);
    if (message.type === 'think' && message.begun) game.play(message.begun);
    // A level that uses the net or the policy waits for it, so that the level plays the same on every device.
    const { level } = message.question;
    if (level == null) void fetchTrained(game.id(), nets(game));
    else if (engine(game.id()).wants_net(level)) await fetchTrained(game.id(), nets(game));
    else if (engine(game.id()).wants_policy(level)) await fetchTrained(game.id(), 'policy');
    const think = (question: Partial<Question>) => {
      const text = engine(game!.id()).think(game!, JSON.stringify(question));
      return text ? (JSON.parse(text) as Thought) : null;
    };
    if (message.type === 'think') {
      tell(think(message.question), true);
      return;
    }
    let [spent, slice, nodes] = [0, SLICE, 0];
    for (;;) {
      const thought = think({ ...message.question, millis: slice });
      spent += slice;
      nodes += thought?.nodes ?? 0;
      if (thought) thought.nodes = nodes;
      const proven = thought?.lines[0]?.proven != null;
      const done = !thought || proven || spent >= message.longest;
      tell(thought, done);
      if (done) return;
      slice = Math.min(slice * 2, 1_000);
      await pause();
      if (running !== own) return;
    }
  } catch (error) {
    tell(null, true, String(error));
  } finally {
    game?.free();
  }
}

parent.listen((message: ToEngine) => void answer(message));
