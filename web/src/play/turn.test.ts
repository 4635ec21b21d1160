import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Game, type Place, type View } from '../lib/rules.ts';
import {
  back,
  begin,
  canFinish,
  clear,
  ends,
  finish,
  heard,
  IDLE,
  next,
  part,
  pick,
  preview,
  putBack,
  resume,
  type,
  type Delivery,
  type Turn,
} from './turn.ts';

const halma = () => Game.start({ game: 'halma', first: 0 });
/** The place of a square such as `b1`. */
function square(view: View, name: string): Place {
  const found = view.points.find((point) => point.name === name);
  if (!found) throw new Error(`no ${name}`);
  return { at: found.at };
}
function pointAt(turn: Turn, ...names: string[]): Turn {
  return names.reduce((turn, name) => pick(turn, square(turn.view, name)), turn);
}
/** A game of Skud Pai Sho after some turns. */
function skud(...turns: string[]): Game {
  const game = Game.start({ game: 'skud' });
  for (const turn of turns) game.play(turn);
  return game;
}
/** A turn of Skud Pai Sho in which an arrange earns a bonus: the seventh turn of docs/games/skud.txt. */
const BONUS = [
  ...['B,B,K,W', 'B,B,R,W', 'R3(0,-8)', 'R3(0,8)', 'R5(-8,0)', '(0,8)-(1,8)', '(-8,0)-(-7,1)', '(1,8)-(1,5)'],
  ...['R4(-8,0)', '(1,5)-(1,4)', 'W5(0,8)', '(1,4)-(1,5)', '(0,8)-(-3,8)', 'W3(0,8)'],
];
const coord = (x: number, y: number): Place => ({ at: { x, y } });

describe('choosing', () => {
  test('two squares make a turn of Halma', () => {
    const start = begin(halma());
    const picked = pointAt(start, 'b1');
    expect(picked.at).toBe('choosing');
    expect(picked.picked).toHaveLength(1);
    const whole = pointAt(picked, 'd3');
    expect(whole).toMatchObject({ at: 'whole', text: 'b1-d3', picked: [], made: ['b1-d3'] });
    expect(next(whole)).toEqual([]);
  });

  test('a state is not changed by what follows it', () => {
    const start = begin(halma());
    const picked = pointAt(start, 'b1');
    pointAt(picked, 'd3');
    expect(start.picked).toEqual([]);
    expect(picked).toMatchObject({ at: 'choosing', made: [] });
    expect(picked.game.turn).toBe(0);
  });

  test('the game of the page is not changed by choosing', () => {
    const game = halma();
    pointAt(begin(game), 'b1', 'd3');
    expect(game.turn).toBe(0);
  });

  test('what may come next is what the rules list', () => {
    const turn = pointAt(begin(halma()), 'b1');
    const targets = turn.game.legalTurns().filter((text) => text.startsWith('b1-'));
    expect(next(turn)).toHaveLength(targets.length);
    expect(next(turn)).toContainEqual(square(turn.view, 'd3'));
  });

  test('another man of one’s own begins another step', () => {
    const turn = pointAt(begin(halma()), 'b1', 'a2');
    expect(turn.picked).toEqual([square(turn.view, 'a2')]);
  });

  test('the same square again lets it go', () => {
    expect(pointAt(begin(halma()), 'b1', 'b1').picked).toEqual([]);
  });

  test('a square that is refused says why, and the next pick forgets it', () => {
    const refused = pointAt(begin(halma()), 'e5');
    expect(refused.refusal?.id).toBeTruthy();
    expect(refused.at).toBe('choosing');
    expect(pointAt(refused, 'b1').refusal).toBeNull();
    expect(clear(refused).refusal).toBeNull();
  });

  test('a whole turn takes no more picks', () => {
    const whole = pointAt(begin(halma()), 'b1', 'd3');
    expect(pointAt(whole, 'a2')).toBe(whole);
    expect(type(whole, 'a2-a4')).toBe(whole);
  });

  test('a step that makes the turn whole can be taken back', () => {
    const whole = pointAt(begin(halma()), 'b1', 'd3');
    const again = back(whole);
    expect(again).toMatchObject({ at: 'choosing', made: [], picked: [] });
    expect(pointAt(again, 'a2', 'a4')).toMatchObject({ at: 'choosing' });
    expect(back(again)).toMatchObject({ at: 'choosing', made: [] });
  });

  test('back takes picks before steps', () => {
    const turn = pointAt(begin(halma()), 'b1');
    expect(back(turn).picked).toEqual([]);
  });

  test('a typed turn is whole, a wrong one is refused and nothing is made', () => {
    const start = pointAt(begin(halma()), 'b1');
    expect(type(start, ' b1-d3 ')).toMatchObject({ at: 'whole', text: 'b1-d3' });
    const refused = type(start, 'a1-h8');
    expect(refused).toMatchObject({ at: 'choosing', picked: [], made: [] });
    expect(refused.refusal?.id).toBeTruthy();
  });

  test('tiles of a set are picked in any order, and taken when the person says so', () => {
    let turn: Turn = begin(skud());
    for (const tile of ['W', 'B', 'K']) {
      turn = pick(turn, { tile });
      expect(canFinish(turn)).toBe(false);
    }
    expect(turn.picked).toHaveLength(3);
    const full = pick(turn, { tile: 'B' });
    expect(full.at).toBe('choosing');
    expect(canFinish(full)).toBe(true);
    expect(next(full)).toEqual([]);
    expect(finish(full)).toMatchObject({ at: 'whole', text: 'B,B,K,W' });
  });

  test('nothing but putting it back takes a chosen tile out of a set', () => {
    let turn: Turn = begin(skud());
    for (const tile of ['W', 'W', 'K']) turn = pick(turn, { tile });
    const refusals: [Place, string][] = [
      [{ tile: 'W' }, 'accent-choice'],
      [{ tile: 'R3' }, 'choose-accents-first'],
      [coord(0, 0), 'choose-accents-first'],
    ];
    for (const [place, why] of refusals) {
      const refused = pick(turn, place);
      expect(refused.picked).toEqual(turn.picked);
      expect(refused.refusal?.id).toBe(why);
    }
    expect(putBack(turn, 0).picked).toEqual([{ tile: 'W' }, { tile: 'K' }]);
  });

  test('Guest picks one accent tile for each player, one after the other', () => {
    const kinds = ['B', 'K', 'R', 'W'].map((tile) => ({ tile }));
    const game = Game.start({ game: 'skud', options: { accents: 'guest-picks-each' } });
    const own = begin(game);
    expect(own.view).toMatchObject({ phase: 'accents', to_move: 'G', chosen_for: 'G' });
    expect(next(own)).toEqual(kinds);
    expect(pick(own, { tile: 'R3' }).refusal?.id).toBeTruthy();
    const forHost = pick(own, { tile: 'K' });
    expect(forHost.view.chosen_for).toBe('H');
    expect(next(forHost)).toEqual(kinds);
    expect(back(forHost).view.chosen_for).toBe('G');
    const whole = pick(forHost, { tile: 'R' });
    expect(whole).toMatchObject({ at: 'whole', text: 'GK,HR' });
    game.play('GK,HR');
    const held = game
      .view()
      .seats.map((seat) => seat.reserve.map(([kind]) => kind).filter((kind) => /^[BKRW]$/.test(kind)));
    expect(held).toEqual([['K'], ['R']]);
  });

  test('the recorded game in which Guest picks for each is played again', () => {
    const whole = Game.read(readFileSync('../docs/games/skud-picks-each.txt', 'utf8'));
    expect(whole.entries()[0]).toBe('0G.GB,HR');
    expect(whole.view().outcome).toMatchObject({ winner: 'H', reason: 'last-flower' });
  });

  test('a tile of the reserve that cannot be used says why', () => {
    const opened = skud('R,R,K,B', 'R,W,K,B', 'R3(0,-8)');
    const why = (game: Game, tile: string) => pick(begin(game), { tile }).refusal?.id;
    expect(why(opened, 'W4')).toBe('opening-kind');
    opened.play('R3(0,8)');
    expect(why(opened, 'L')).toBe('needs-bonus');
    expect(why(opened, 'R')).toBe('needs-bonus');
    expect(why(Game.start({ game: 'street' }), 'tile')).toBe('port-taken');
    const arranged = pick(pick(begin(skud(...BONUS)), coord(-8, 0)), coord(-7, 2));
    expect(pick(arranged, { tile: 'W4' }).refusal?.id).toBe('has-growing');
    expect(pick(arranged, { tile: 'W4' }).made).toHaveLength(1);
  });

  test('an arrangement with a bonus is whole after the bonus', () => {
    const start = begin(skud(...BONUS));
    const arranged = pick(pick(start, coord(-8, 0)), coord(-7, 2));
    expect(arranged.at).toBe('choosing');
    expect(arranged.view.phase).toBe('bonus');
    expect(arranged.made).toHaveLength(1);
    const whole = pick(pick(arranged, { tile: 'L' }), coord(8, 0));
    expect(whole).toMatchObject({ at: 'whole', text: '(-8,0)-(-7,2)+L(8,0)' });
    expect(whole.made).toHaveLength(2);
    // Both steps can be undone, one by one.
    expect(back(whole)).toMatchObject({ at: 'choosing', made: arranged.made });
    expect(back(back(whole))).toMatchObject({ at: 'choosing', made: [] });
  });

  test('a bonus can be declined by its word', () => {
    const arranged = pick(pick(begin(skud(...BONUS)), coord(-8, 0)), coord(-7, 2));
    expect(next(arranged)).toContainEqual({ word: 'decline' });
    expect(ends(arranged, 'decline')).toBe(false);
    expect(pick(arranged, { word: 'decline' })).toMatchObject({ at: 'whole', text: '(-8,0)-(-7,2)' });
  });

  test('a path that is a step may be finished, where it also begins longer ones', () => {
    const [a, b] = [coord(0, 0), coord(0, 1)];
    const steps = [
      { path: [a], text: 'short' },
      { path: [a, b], text: 'long' },
    ];
    let turns = 0;
    const fake = {
      copy: () => fake,
      view: () => ({ sets: [], origins: turns ? [] : [{ place: a, steps }], last: { turn: { body: 'short' } } }),
      step: (path: Place[]) => (turns = path.length),
      over: false,
      // The copy after the step has one turn more than the game before it.
      get turn() {
        return turns++;
      },
    };
    const start = begin(fake as unknown as Game);
    expect(canFinish(start)).toBe(false);
    expect(finish(start)).toBe(start);
    const picked = pick(start, a);
    expect(picked).toMatchObject({ at: 'choosing', picked: [a] });
    expect(canFinish(picked)).toBe(true);
    expect(finish(picked)).toMatchObject({ at: 'whole', text: 'short', made: ['short'] });
  });

  test('a step is previewed before it is made', () => {
    const turn = pointAt(begin(halma()), 'b1');
    const target = square(turn.view, 'd3');
    const after = 'at' in target ? preview(turn, target.at) : null;
    expect(after?.points.find((point) => point.name === 'd3')?.stack).toHaveLength(1);
    expect(turn.view.points.find((point) => point.name === 'd3')?.stack).toHaveLength(0);
    expect(preview(turn, { x: 7, y: 7 })).toBeNull();
  });

  test('what was pointed at before the turn is pointed at in it, as far as it goes', () => {
    const game = halma();
    game.play('b1-d3');
    game.play('g8-e6');
    const early = pointAt(begin(game), 'a1');
    expect(resume(game, early).picked).toEqual(early.picked);
    // The piece is no longer there, so nothing is picked.
    const other = game.copy();
    other.play('a1-e3');
    other.play('h8-d6');
    expect(resume(other, early).picked).toEqual([]);
    expect(resume(game, pointAt(early, 'e3')).picked).toEqual([]);
    expect(resume(game, null).picked).toEqual([]);
  });

  test('picks of a later step are not those of the first', () => {
    const arranged = pick(pick(begin(skud(...BONUS)), coord(-8, 0)), coord(-7, 2));
    const start = begin(skud(...BONUS));
    // R3 can begin a turn, too.
    expect(next(start)).toContainEqual({ tile: 'R3' });
    const early: Turn = { ...arranged, picked: [{ tile: 'R3' }] };
    expect(resume(start.game, early).picked).toEqual([]);
  });
});

describe('delivery', () => {
  const sent: Delivery = { at: 'sent', parcel: { turn: 'b1-d3', position_version: 4, idempotency_key: 'm' } };
  const planned: Delivery = { at: 'planned', parcel: { turn: 'b1-d3', position_version: 4, idempotency_key: 'm' } };

  test('a turn waits for the answer with its own key', () => {
    expect(heard(sent, { type: 'accepted', idempotency_key: 'other' })).toBe(sent);
    expect(heard(sent, { type: 'accepted' })).toBe(sent);
    expect(heard(sent, { type: 'accepted', idempotency_key: 'm' })).toBe(IDLE);
  });

  test('a planned turn is only received when it is accepted, and made later', () => {
    expect(heard(planned, { type: 'accepted', idempotency_key: 'm' })).toBe(planned);
    expect(heard(planned, { type: 'made' })).toBe(IDLE);
  });

  test('a server that is busy does not end a turn', () => {
    for (const error of ['too-many-requests', 'unavailable']) {
      expect(heard(sent, { type: 'refused', idempotency_key: 'm', error, board: false })).toBe(sent);
    }
    expect(heard(sent, { type: 'refused', idempotency_key: 'm', error: 'illegal', board: false })).toBe(IDLE);
    expect(heard(sent, { type: 'refused', idempotency_key: 'other', error: 'illegal', board: false })).toBe(sent);
  });

  test('a plan outlives an opponent who was quicker, but no other refusal', () => {
    expect(heard(planned, { type: 'refused', idempotency_key: 'm', error: 'stale', board: true })).toBe(planned);
    expect(heard(planned, { type: 'refused', idempotency_key: 'm', error: 'stale', board: false })).toBe(IDLE);
    expect(heard(planned, { type: 'refused', idempotency_key: 'm', error: 'illegal', board: true })).toBe(IDLE);
  });

  test('another board ends what was sent for this one', () => {
    expect(heard(sent, { type: 'board', position_version: 4 })).toBe(sent);
    expect(heard(sent, { type: 'board', position_version: 5 })).toBe(IDLE);
    expect(heard(planned, { type: 'board', position_version: 5 })).toBe(planned);
  });

  test('the plan that the server keeps is taken over, but not instead of a turn on its way', () => {
    const kept = { turn: 'a1-c3', idempotency_key: 'k' };
    expect(heard(IDLE, { type: 'board', position_version: 5, kept })).toEqual({
      at: 'planned',
      parcel: { ...kept, position_version: 5 },
    });
    expect(heard(sent, { type: 'board', position_version: 4, kept })).toBe(sent);
  });

  test('a takeback and an impossible board drop a plan, never a turn that was sent', () => {
    for (const news of [{ type: 'taken-back' }, { type: 'impossible' }] as const) {
      expect(heard(planned, news)).toBe(IDLE);
      expect(heard(sent, news)).toBe(sent);
    }
  });

  test('nothing on its way stays so', () => {
    expect(heard(IDLE, { type: 'accepted', idempotency_key: 'm' })).toBe(IDLE);
    expect(heard(IDLE, { type: 'refused', idempotency_key: 'm', error: 'illegal', board: true })).toBe(IDLE);
  });

  test('who may do what at the board', () => {
    const game = { playing: true, toMove: 'A', mine: ['A'], gaveUp: false };
    const theirs = { ...game, toMove: 'B' };
    expect(part(IDLE, game)).toBe('moves');
    expect(part(sent, game)).toBe('looks');
    expect(part(IDLE, theirs)).toBe('chooses');
    expect(part(planned, theirs)).toBe('waits');
    // A premove whose time has come does not prevent its owner from moving.
    expect(part(planned, game)).toBe('moves');
    expect(part(IDLE, { ...theirs, gaveUp: true })).toBe('looks');
    expect(part(IDLE, { ...game, mine: [] })).toBe('looks');
    expect(part(IDLE, { ...game, playing: false })).toBe('looks');
  });
});
