// All lessons of all games, loaded from the pages' sources.

import { lessons as halma } from '../src/games/halma/lessons.ts';
import { lessons as skud } from '../src/games/skud/lessons.ts';
import { lessons as street } from '../src/games/street/lessons.ts';

export const LESSONS = [...skud, ...street, ...halma];
