//! The rules and the engine, for Node.js and browsers. The pages use the same modules.

export { Game, Refusal, catalogue, letters, loadRules, samePlace } from '../../src/lib/rules.ts';
export type {
  Coord,
  Info,
  LineView,
  Message,
  OutcomeView,
  Piece,
  Place,
  PointView,
  Refused,
  StepView,
  View,
  Wanted,
} from '../../src/lib/rules.ts';
export { LANGUAGES, learn as loadLanguage } from '../../src/lib/i18n.svelte.ts';
export type { Language } from '../../src/lib/i18n.svelte.ts';
export { say } from '../../src/lib/words.ts';
export { Engine } from '../../src/lib/engine.ts';
export type { Judged, Question, Reviewed, SeatReview, Thought } from '../../src/lib/engine.ts';
