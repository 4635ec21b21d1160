//! The prover's worker, because a proof may take seconds. Its WebAssembly module is separate from that of the tables,
//! and loaded with the first turn.

import init, { puzzle_hint, puzzle_judge, puzzle_missed, puzzle_solution } from '../wasm/puzzles.js';
import file from '../wasm/puzzles_bg.wasm?url';
import type { FromProver, ToProver } from './prover.ts';

function prove({ ask, puzzle, line, turn }: ToProver): unknown {
  if (ask === 'judge') return JSON.parse(puzzle_judge(puzzle, line, turn));
  if (ask === 'hint') return JSON.parse(puzzle_hint(puzzle, line));
  if (ask === 'missed') return puzzle_missed(puzzle, turn);
  return puzzle_solution(puzzle, line);
}

addEventListener('message', ({ data }: MessageEvent<ToProver>) => {
  const tell = (answer: FromProver) => postMessage(answer);
  init({ module_or_path: fetch(file) }).then(
    () => {
      try {
        tell({ id: data.id, found: prove(data) });
      } catch (error) {
        tell({ id: data.id, error: (error as Error).message });
      }
    },
    (error: unknown) => tell({ id: data.id, error: String(error) }),
  );
});
