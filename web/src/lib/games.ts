//! The games by name, for pages that need nothing else of the rules.

export type GameId = 'skud' | 'street' | 'halma';
export const GAMES: GameId[] = ['skud', 'street', 'halma'];
