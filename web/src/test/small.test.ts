//! Small helper functions of the pages: addresses, times, codes, saved games, pools.

import { beforeEach, describe, expect, test } from 'vitest';
import { direction, isLanguage, speak, t } from '../lib/i18n.svelte.ts';
import { latin, readNumber } from '../lib/numbers.ts';
import { go, match } from '../lib/router.svelte.ts';
import { Game } from '../lib/rules.ts';
import { seatName } from '../lib/words.ts';
import { clockText, timeName } from '../online/time.ts';
import { back, keeping, playerPath, signIn } from '../people/back.ts';
import { poolOf, uncertain } from '../people/pools.ts';
import { drawnTurn } from '../play/drawn.ts';
import { forget, readSaved, save, savedGames } from '../play/saved.ts';
import { sitterName } from '../play/characters.ts';
import { headline, news, sittersOf, standing, tell } from '../play/voice.ts';

beforeEach(() => localStorage.clear());

describe('addresses', () => {
  test('a pattern names the parts of a path', () => {
    expect(match('/game/:id', '/game/a%20b')).toEqual({ id: 'a b' });
    expect(match('/game/:id', '/game/a/')).toEqual({ id: 'a' });
    expect(match('/game/:id', '/game')).toBeNull();
    expect(match('/game/:id', '/game/%E0')).toBeNull();
    expect(match('/', '/')).toEqual({});
    expect(match('/play', '/')).toBeNull();
  });

  test.each([
    ['/game/x?y=1', '/game/x?y=1'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('who signs in from %s comes back to %s', (to, expected) => {
    go(`/sign-in?to=${encodeURIComponent(to)}`);
    expect(back()).toBe(expected);
  });

  test('the way back is kept from page to page', () => {
    go(signIn('/game/x'));
    expect(keeping('/sign-up')).toBe('/sign-up?to=%2Fgame%2Fx');
    go('/sign-in');
    expect(keeping('/sign-up')).toBe('/sign-up');
    expect(playerPath('a/b')).toBe('/player/a%2Fb');
  });
});

describe('words', () => {
  test('languages and their direction', () => {
    expect(isLanguage('fa')).toBe(true);
    expect(isLanguage('toString')).toBe(false);
    expect(isLanguage(null)).toBe(false);
    expect([direction('fa'), direction('he'), direction('pl')]).toEqual(['rtl', 'rtl', 'ltr']);
  });

  test('a clock shows hours, minutes, and tenths at the end', () => {
    expect(clockText(3_661_000)).toBe('1:01:01');
    expect(clockText(600_000)).toBe('10:00');
    expect(clockText(10_001)).toBe('0:11');
    expect(clockText(9_949)).toBe('0:09.9');
    expect(clockText(0)).toBe('0:00.0');
  });

  test('a clock uses the digits of the language', async () => {
    await speak('fa');
    const text = clockText(600_000);
    await speak('en');
    expect(text).toBe('۱۰:۰۰');
  });

  test('every time control has a name', () => {
    expect(timeName({ kind: 'unlimited' } as never)).toBe(t('online-time-unlimited'));
    expect(timeName({ kind: 'clock', base: 300, increment: 3 } as never)).toMatch(/5.*3/);
    expect(timeName({ kind: 'days', days: 2 } as never)).toMatch(/2/);
  });

  test('a code may be written with any digits', () => {
    expect(latin('12 34 56')).toBe('123456');
    expect(latin('۱۲۳۴۵۶')).toBe('123456');
    expect(latin('١٢٣٤٥٦')).toBe('123456');
  });

  test.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['۲٫۵', 2.5],
    ['٢٫٥', 2.5],
    [' ۱۰ ', 10],
    ['-3', -3],
    ['', NaN],
    ['ten', NaN],
  ])('the number “%s” is read as %d', (text, value) => expect(readNumber(text)).toBe(value));

  test('the table speaks to one person as "you", to several by their seats', () => {
    const game = Game.start({ game: 'halma', first: 0 });
    const alone = sittersOf('halma', { A: 0, B: 3 });
    const both = sittersOf('halma', { A: 0, B: 0 });
    expect(headline(game.view(), alone)).toBe(t('voice-your-turn'));
    expect(headline(game.view(), both)).toContain(seatName('halma', 'A'));
    expect(tell({ id: 'no-turn', args: { seat: 'B' } }, alone)).toContain(sitterName(3));
    game.resign(0);
    expect(headline(game.view(), alone)).toContain(sitterName(3));
    expect(headline(game.view(), sittersOf('halma', { A: 3, B: 0 }))).toBe(t('online-you-won'));
    expect(standing(game.view(), alone)).toMatch(/You resigned/);
  });

  test('computers of one level at one table are told apart', () => {
    const three = sittersOf('halma', { A: 0, B: 3, C: 3, D: 3 });
    expect(new Set(['A', 'B', 'C', 'D'].map((letter) => three(letter).name)).size).toBe(4);
    expect(three('C').name).toContain(sitterName(3));
    expect(sittersOf('halma', { A: 0, B: 3, C: 4, D: 5 })('B').name).toBe(sitterName(3));
  });

  test('a false claim is told to both', () => {
    const game = Game.start({ game: 'street' });
    expect(news(game.view(), sittersOf('street', { H: 0, G: 3 }))).toBe('');
    game.play('claim');
    expect(news(game.view(), sittersOf('street', { H: 0, G: 3 }))).toBe(t('voice-false-claim-you'));
    expect(news(game.view(), sittersOf('street', { H: 3, G: 0 }))).toContain(sitterName(3));
  });
});

describe('games', () => {
  test('a game is kept, read and forgotten', () => {
    const game = Game.start({ game: 'halma', first: 0 });
    game.play('b1-d3');
    save('one', game, { A: 0, B: 3 }, 7);
    expect(readSaved('one')).toMatchObject({ game: 'halma', turns: 1, over: false, players: { A: 0, B: 3 }, seed: 7 });
    expect(Game.read(readSaved('one')?.record ?? '').entries()).toEqual(game.entries());
    forget('one');
    expect(readSaved('one')).toBeNull();
  });

  test('only the latest forty games are kept', () => {
    const game = Game.start({ game: 'halma', first: 0 });
    game.play('b1-d3');
    for (let i = 0; i < 45; i += 1) save(`game${i}`, game, {}, 1);
    expect(savedGames()).toHaveLength(40);
  });

  test('a game without a turn is not kept in the list', () => {
    save('empty', Game.start({ game: 'halma', first: 0 }), { A: 0, B: 0 }, 1);
    expect(savedGames()).toEqual([]);
    expect(readSaved('empty')).toBeNull();
  });

  test('what is broken or of another program is left alone', () => {
    localStorage.setItem('teahouse-game-x', '{broken');
    localStorage.setItem('teahouse-game-y', '{"at":1}');
    localStorage.setItem('other', '{}');
    expect(savedGames()).toEqual([]);
  });

  test('a move is drawn as an arrow, a turn that cannot be made not at all', () => {
    const game = Game.start({ game: 'halma', first: 0 });
    expect(drawnTurn(game, 'b1-d3')).toEqual([{ kind: 'arrow', from: { x: 1, y: 0 }, to: { x: 3, y: 2 } }]);
    expect(drawnTurn(game, 'a1-h8')).toEqual([]);
    expect(game.turn).toBe(0);
  });

  test.each([
    [{ kind: 'clock', base: 60, increment: 0 }, 'halma/bullet'],
    [{ kind: 'clock', base: 180, increment: 2 }, 'halma/blitz'],
    [{ kind: 'clock', base: 600, increment: 5 }, 'halma/rapid'],
    [{ kind: 'clock', base: 1_800, increment: 20 }, 'halma/classical'],
    [{ kind: 'days', days: 3 }, 'halma/correspondence'],
  ])('a game at %o counts in %s', (time, pool) => {
    const card = { setup: { game: 'halma' }, time, seats: [{}, {}] };
    expect(poolOf(card as never)).toBe(pool);
    expect(poolOf({ ...card, seats: [{}, {}, {}] } as never)).toBe(`${pool}/many`);
  });

  test('a rating is uncertain for longer among many', () => {
    expect(uncertain({ pool: 'halma/blitz', deviation: 120 })).toBe(true);
    expect(uncertain({ pool: 'halma/blitz/many', deviation: 120 })).toBe(false);
  });
});
