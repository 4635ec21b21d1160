//! The engine, on a thread of its own. A request is answered with what was found; an analysis goes on in slices,
//! each telling what it has, until it is stopped by the next message.

import init, { Game, Mind } from '../wasm/teahouse.js';
import file from '../wasm/teahouse_bg.wasm?url';
import type { Question } from '../protocol/rules/Question.ts';
import type { Thought } from '../protocol/rules/Thought.ts';

export type ToEngine =
  | { do: 'think'; id: number; record: string; question: Partial<Question> }
  | { do: 'analyse'; id: number; record: string; question: Partial<Question>; longest: number }
  | { do: 'stop' };
export type FromEngine = { id: number; thought: Thought | null; done: boolean; error?: string };

const MEMORY = 32;
/** The first slice of an analysis, in milliseconds; each next one is longer. */
const SLICE = 60;

const minds = new Map<string, Mind>();
let running = 0;

function mind(game: string): Mind {
  let mind = minds.get(game);
  if (!mind) {
    mind = new Mind(game, MEMORY);
    minds.set(game, mind);
  }
  return mind;
}

const pause = () => new Promise((done) => setTimeout(done));

async function answer(message: ToEngine): Promise<void> {
  running += 1;
  if (message.do === 'stop') return;
  const own = running;
  const tell = (thought: Thought | null, done: boolean, error?: string) =>
    postMessage({ id: message.id, thought, done, error } satisfies FromEngine);
  let game: Game | undefined;
  try {
    await init({ module_or_path: file });
    game = Game.read(message.record);
    const think = (question: Partial<Question>) => {
      const text = mind(game!.id()).think(game!, JSON.stringify(question));
      return text ? (JSON.parse(text) as Thought) : null;
    };
    if (message.do === 'think') {
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

addEventListener('message', (event: MessageEvent<ToEngine>) => void answer(event.data));
