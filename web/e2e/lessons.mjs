// Every lesson of every game, as the pages have them.

import { lessons as halma } from '../src/learn/lessons-halma.ts';
import { lessons as skud } from '../src/learn/lessons-skud.ts';
import { lessons as street } from '../src/learn/lessons-street.ts';

export const LESSONS = [...skud, ...street, ...halma];
