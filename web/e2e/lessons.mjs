// Every lesson of every game, as the pages have them.

import { lessons as halma } from '../src/games/halma/lessons.ts';
import { lessons as skud } from '../src/games/skud/lessons.ts';
import { lessons as street } from '../src/games/street/lessons.ts';

export const LESSONS = [...skud, ...street, ...halma];
