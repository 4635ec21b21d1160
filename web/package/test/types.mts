// A program that uses the package with types; it is compiled, never run.

import { Engine, Game, loadLanguage, loadRules, Refusal, say, type Language, type Thought, type View } from 'teahouse';
import { TeahouseBoard } from 'teahouse/board';

await loadRules();
const game: Game = Game.start({ game: 'skud', seats: 3, options: { oasis: 'on' } });
const view: View = game.view();
export const owners: string[] = view.points.flatMap((point) => point.stack.map((piece) => piece.owner));
const engine = new Engine();
export const thought: Thought | null = await engine.think(game.record(), { level: 3 });
try {
  game.play('nonsense');
} catch (error) {
  const language: Language = 'pt';
  await loadLanguage(language);
  if (error instanceof Refusal) console.log(error.why.id, say(error.why, game.id));
}
const board = document.querySelector<TeahouseBoard>('teahouse-board');
export const record: string = board?.record ?? '';
// @ts-expect-error a game has a name
Game.start({});
