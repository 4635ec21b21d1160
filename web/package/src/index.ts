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
export { Engine } from '../../src/lib/engine.ts';
export type { Judged, Question, Reviewed, SeatReview, Thought } from '../../src/lib/engine.ts';
