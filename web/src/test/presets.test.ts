//! What cards, coach and instructions say must match the rules, with every preset and every value of every option. The
//! tests measure the rules by playing, and check the texts in every language.

import { mount, unmount } from 'svelte';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { entryOf } from '../games/index.ts';
import { kin } from '../learn/rules.ts';
import { LANGUAGES, speak, t, type Language } from '../lib/i18n.svelte.ts';
import { catalogue, Game, samePlace, type Coord, type View, type Wanted } from '../lib/rules.ts';
import { setting, tileName } from '../lib/words.ts';
import { lesson } from '../play/coach.ts';
import { instruction } from '../play/instruction.ts';
import TileCard from '../play/TileCard.svelte';
import { begin, ends, next, pick, type Turn } from '../play/turn.ts';

const CIRCLE = entryOf('skud')?.circle ?? [];
const LANGS = Object.keys(LANGUAGES) as Language[];
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => speak('en'));

/** A pattern that recognises a fact, for each language. */
type Sign = Record<Language, RegExp>;
const CLAIM: Sign = { en: /claim/i, fa: /اعلام/, he: /להכריז/, pl: /ogłoś/i, pt: /declare/i };
const AT_ONCE: Sign = { en: /at once/, fa: /فوراً/, he: /מיד/, pl: /od razu/, pt: /na hora/ };
const NO_CAPTURE: Sign = {
  en: /cannot capture/,
  fa: /نمی‌تواند اسیر بگیرد/,
  he: /אינו יכול לשבות/,
  pl: /nie może bić/,
  pt: /não pode capturar/,
};
const CAPTURES: Sign = { en: /captures it/, fa: /اسیر می‌کند/, he: /בשבי/, pl: /zbić/, pt: /captura/ };
const ANY_KIND: Sign = { en: /any kind/, fa: /هر نوعی/, he: /כל סוג/, pl: /dowolny rodzaj/, pt: /qualquer tipo/ };
const YOUR_GATE: Sign = {
  en: /your gate/,
  fa: /دروازهٔ خودتان/,
  he: /בשער שלך/,
  pl: /twojej bramie/,
  pt: /seu portão/,
};
const SAME: Sign = { en: /same flower/, fa: /همان گل/, he: /באותו פרח/, pl: /takim samym/, pt: /mesma flor/ };
const OWN_FLOWER: Sign = { en: /^If/, fa: /^اگر/, he: /^אם/, pl: /^Jeśli/, pt: /^Se / };
/** “Two basic flowers”, as opposed to any flower beside the Turtle. */
const PAIRS: Sign = { en: /^Two basic/, fa: /^دو گل اصلی/, he: /^שני פרחים/, pl: /^Dwa podst/, pt: /^Duas flores/ };
const FARTHER: Record<string, Sign> = {
  none: { en: /no farther/, fa: /دورتر نمی‌رود/, he: /לא נע רחוק/, pl: /nie idzie dalej/, pt: /não anda mais/ },
  one: {
    en: /one step farther(?! for)/,
    fa: /خود یک فاصله دورتر/,
    he: /צעד אחד יותר/,
    pl: /krok dalej(?! za)/,
    pt: /passo a mais(?! por)/,
  },
  each: {
    en: /farther for each/,
    fa: /برای هر مهرهٔ/,
    he: /לכל אריח שמתחתיו/,
    pl: /za każdą płytkę/,
    pt: /a mais por peça/,
  },
  five: { en: /up to 5/, fa: /تا ۵/, he: /עד 5/, pl: /do 5/, pt: /até 5/ },
};

/** Every preset of a game, alone and with each of its options at each value. */
function kinds(game: string): Wanted[] {
  const info = catalogue().find(({ id }) => id === game)!;
  const all = info.seats.flatMap((seats) =>
    info.presets.flatMap(({ name: preset }) => [
      { game, seats, preset },
      ...info.options.flatMap(({ name, values }) =>
        values.map((value) => ({ game, seats, preset, options: { [name]: value } })),
      ),
    ]),
  );
  // Some values exist only for some numbers of players.
  return all.filter((wanted) => {
    try {
      Game.start({ ...wanted, first: game === 'halma' ? 0 : undefined }).free();
      return true;
    } catch {
      return false;
    }
  });
}
const name = ({ seats, preset, options }: Wanted) => `${seats} ${preset} ${JSON.stringify(options ?? {})}`;

/** The text in every language, without directional marks. */
async function said(speech: () => string): Promise<Record<Language, string>> {
  const all: Partial<Record<Language, string>> = {};
  for (const language of LANGS) {
    await speak(language);
    all[language] = speech().replace(/[\u2066-\u2069]/g, '');
  }
  return all as Record<Language, string>;
}
function card(kind: string, view: View): string {
  const props = { kind, owner: 0, beside: new DOMRect(), view };
  const shown = mount(TileCard, { target: document.body, props });
  const text = document.querySelector('.card')!.lastElementChild!.textContent;
  void unmount(shown);
  return text;
}
const taught = (game: Game, view: View) => t(lesson(game, view), setting(view));
/** Whether a claim made now would be valid. */
const holdsAll = (turn: Turn) =>
  next(turn).some((place) => 'word' in place && place.word === 'claim') && ends(turn, 'claim');
function agree(texts: Record<Language, string>, sign: Sign, fact: boolean): void {
  for (const language of LANGS) expect(sign[language].test(texts[language]), texts[language]).toBe(fact);
}

/** How far the piece on a point can move. */
function far(view: View, { x, y }: Coord): number {
  const origin = view.origins.find(({ place }) => samePlace(place, { at: { x, y } }));
  const ends = origin!.steps.flatMap(({ path }) => path.slice(-1)).flatMap((end) => ('at' in end ? [end.at] : []));
  return Math.max(...ends.map((end) => Math.abs(end.x - x) + Math.abs(end.y - y)));
}
const lands = (view: View, from: Coord, to: Coord) =>
  view.origins.some(({ steps }) =>
    steps.some(({ path }) => samePlace(path[0], { at: from }) && samePlace(path[1], { at: to })),
  );

/** Checks that what an instruction mentions exists. The language is English. */
function look(turn: Turn): void {
  const { id, args } = instruction(turn);
  const [places, text] = [next(turn), t(id, { tile: '', name: '', ...args })];
  const tiles = places.some((place) => 'tile' in place);
  const words = places.flatMap((place) => ('word' in place ? [place.word] : []));
  expect(CLAIM.en.test(text), text).toBe(turn.at === 'choosing' && turn.picked.length === 0 && holdsAll(turn));
  if (/reserve/.test(text)) expect(tiles, text).toBe(true);
  if (/\bmove one|to move\b/.test(text))
    expect(
      places.some((place) => 'at' in place),
      text,
    ).toBe(true);
  if (/decline/.test(text)) expect(words, text).toContain('decline');
  if (/Call it/.test(text)) expect(words, text).toContain('call');
  if (/Pass\./.test(text)) expect(places, text).toEqual([{ word: 'pass' }]);
  if (turn.at !== 'choosing') return;
  if (turn.sets.length && args?.n) expect(args.n).toBe(turn.sets[0].length);
  if (turn.view.game !== 'street' || turn.picked.length === 0) return;
  const held = ({ x, y }: Coord) =>
    turn.view.points.some((point) => point.at.x === x && point.at.y === y && point.stack.length);
  expect(CAPTURES.en.test(text), text).toBe(places.some((place) => 'at' in place && held(place.at)));
}

/** Host is at (5,-3), beside a tile of Guest with a captive. */
const OPEN = '15G H11 G11 0,7:H 6,5:H -4,-4:G 5,-5:HG 5,-3:H 0,-7:G 6,0:HHG';

describe('Street', () => {
  const all = kinds('street');
  test('there are games with and without claims, with three steps and with four', () => {
    expect(new Set(all.map((wanted) => Game.start(wanted).options)).size).toBeGreaterThan(10);
  });

  test.each(all.map((wanted) => [name(wanted), wanted]))('%s', async (_, wanted) => {
    const view = Game.start(wanted).view();
    // A single tile, a captor beside an enemy tile, and a captor with two captives.
    const at = (position: string) => Game.start({ ...wanted, position }).view();
    const open = at(OPEN);
    const [alone, captor] = [
      { x: -4, y: -4 },
      { x: 5, y: -5 },
    ];
    const reach = far(open, alone);
    const about = await said(() => card('tile', view));
    const digits = (n: number) => n.toLocaleString('fa');
    for (const language of LANGS) expect(about[language]).toContain(language === 'fa' ? digits(reach) : String(reach));
    // The text about captors is one of four, and it is true.
    const [once, twice] = [far(open, captor) - reach, far(open, { x: 6, y: 0 }) - reach];
    const farther = { none: [0, 0], one: [1, 1], each: [1, 2], five: [5 - reach, 5 - reach] };
    for (const language of LANGS) {
      const found = Object.entries(farther).filter(([sign]) => FARTHER[sign][language].test(about[language]));
      expect(
        found.map(([, steps]) => steps),
        about[language],
      ).toEqual([[once, twice]]);
    }
    agree(about, NO_CAPTURE, !lands(open, captor, { x: 5, y: -3 }));

    // One turn completes the four midlines. Depending on the option that wins at once, at the start of the next turn,
    // or by a claim.
    const game = Game.start({
      ...wanted,
      position: '15G H11 G11 0,7:H -1,6:H 2,7:H 6,5:H -3,4:G 4,4:G 4,-4:G -4,-6:G 0,-7:G',
    });
    game.play('(-4,-6)-(-3,-4)');
    const immediate = game.over;
    if (!immediate) game.play('(6,5)-(6,6)');
    const claims = !game.over && next(begin(game)).some((place) => 'word' in place && place.word === 'claim');
    const coach = await said(() => taught(game, view));
    agree(coach, CLAIM, claims);
    agree(coach, AT_ONCE, immediate);
    expect(immediate || claims || game.over, 'four midlines win somehow').toBe(true);

    // Captors that can capture or not, and four midlines that can be claimed or not.
    await speak('en');
    const held = Game.start({ ...wanted, position: `15G H11 G11 0,7:H 6,5:H -3,4:G 4,4:G 4,-4:G -3,-4:G 0,-7:G` });
    for (const turn of [begin(Game.start({ ...wanted, position: OPEN })), begin(held)]) {
      if (turn.view.outcome) continue;
      look(turn);
      for (const place of next(turn)) look(pick(turn, place));
    }
  });

  test('the presets say how far tiles go', async () => {
    await speak('en');
    const words = ['', 'one', 'two', 'three', 'four', 'five'];
    for (const preset of ['classic', 'garden-gate']) {
      const view = Game.start({
        game: 'street',
        preset,
        position: '15G H11 G11 0,7:H 6,5:H -4,-4:G 5,-5:HG 0,-7:G',
      }).view();
      const text = t(`play-preset-street-${preset}`);
      expect(text).toContain(`up to ${words[far(view, { x: -4, y: -4 })]}`);
      expect(text).toContain(`up to ${words[far(view, { x: 5, y: -5 })]}`);
      expect(/claim/.test(text)).toBe(
        next(begin(Game.start({ game: 'street', preset }))).some((place) => 'word' in place),
      );
    }
  });
});

describe('Skud', () => {
  const all = kinds('skud');
  test.each(all.map((wanted) => [name(wanted), wanted]))('%s', async (_, wanted) => {
    const game = Game.start(wanted);
    let view = game.view();
    if (view.phase === 'accents') {
      const wheels = game.legalTurns().some((turn) => /\bW\b|.W\b/.test(turn));
      const coach = await said(() => taught(game, view));
      for (const language of LANGS) {
        await speak(language);
        expect(coach[language].includes(tileName('W')), coach[language]).toBe(wheels);
      }
    }
    let first = '';
    for (; view.phase === 'accents' || view.phase === 'opening'; view = game.view()) {
      const turns = game.legalTurns();
      if (view.phase === 'opening') {
        const flowers = [...new Set(turns.map((turn) => turn.slice(0, 2)))];
        const coach = await said(() => taught(game, view));
        const [own, any] = [view.entry_seat === view.to_move, flowers.length > 1];
        agree(coach, ANY_KIND, own && any);
        agree(coach, YOUR_GATE, own && any);
        agree(coach, SAME, own && !any && flowers[0] === first);
        if (!any) expect([first, kin(CIRCLE, first)?.clash]).toContain(flowers[0]);
        first ||= flowers[0];
        expect(instruction(begin(game)).id).toBe(`do-opening${own ? (any ? '' : '-only') : '-for'}`);
      }
      game.play(turns[0]);
    }

    // A Bamboo beside three flowers of Host: they return to the reserve, or it has no effect, because no flower of its
    // owner is beside it.
    const seats = 2;
    const options = { ...wanted.options, oasis: 'on' };
    if (wanted.seats !== seats) return;
    const hands = 'R3 R4 W4 W5';
    const bamboo = Game.start({
      ...wanted,
      options,
      position: `turn 13G | 0,-8:GR4 3,-3:GW3 5,-5:GW4 0,8:HR4 2,3:HR4 2,5:HR3 4,3:HR5 | G ${hands} M | H ${hands}`,
    });
    bamboo.play('(5,-5)-(5,-3)+M(3,4)');
    const stay = bamboo.boardView().points.some((point) => point.name === '(2,3)' && point.stack.length > 0);
    agree(await said(() => card('M', bamboo.boardView())), OWN_FLOWER, stay);

    // A Turtle beside an Orchid in line with a flower: they harmonise, unless it joins only basic flowers.
    const turtle = Game.start({
      ...wanted,
      options,
      position: `turn 9G | 0,3:GT 1,3:GR3 6,3:HW4 0,4:GO 5,4:GR4 -3,2:HW5 | G ${hands} M P | H ${hands} M P`,
    }).boardView();
    const orchid = turtle.lines.some(({ from, to }) => [from, to].some((end) => end.x === 0 && end.y === 4));
    expect(turtle.lines.some(({ from, to }) => [from, to].some((end) => end.x === 6 && end.y === 3))).toBe(true);
    agree(await said(() => card('T', turtle)), PAIRS, !orchid);
  });
});

describe('instructions', () => {
  const all = catalogue().flatMap(({ id }) => kinds(id));
  test.each(all.map((wanted) => [`${wanted.game} ${name(wanted)}`, wanted]))('%s', async (_, wanted) => {
    await speak('en');
    const game = Game.start({ ...wanted, first: wanted.game === 'halma' ? 0 : undefined });
    for (let round = 0; round < 4 && !game.over; round += 1) {
      let turn: Turn = begin(game);
      look(turn);
      for (let i = round; turn.at === 'choosing' && next(turn).length > 0; i += 1) {
        const places = next(turn);
        turn = pick(turn, places[(i * 7) % places.length]);
        look(turn);
        if (turn.picked.length + turn.made.length > 9) break;
      }
      const turns = game.legalTurns();
      game.play(turns[(round * 31) % turns.length]);
    }
    game.free();
  });
});
