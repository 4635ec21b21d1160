//! The bracket of a knock-out as columns of matches, including those not played yet. It follows from the seeds and the
//! results by the same steps as the pairing on the server (`crates/pairing/src/elimination.rs`), without any requests.

/** A table of a round, as a bracket needs it. */
export type Played = { seats: number[]; /** Points by seat, once it is over. */ points?: number[] | null };

/** The occupant of a place in the bracket: a number, nobody (a missing seed), or the undecided winner or loser of
 * another match. */
export type Place = number | 'nobody' | 'open';

export type Match = {
  places: [Place, Place];
  /** The table, by its round and its index in it, once it exists. */
  at: { round: number; table: number } | null;
  /** The player who advances, once known. */
  winner: number | null;
  /** Whether there is no game, because at most one player is there. */
  idle: boolean;
};

/** A column of matches: its part of the bracket, and the number of later rounds in this part. */
export type Column = {
  part: 'main' | 'upper' | 'lower' | 'final' | 'third';
  left: number;
  matches: Match[];
  /** The round of the tournament; null if no match has two players. */
  round: number | null;
};

export type Kind = { double: boolean; third: boolean };

/** The seeds (from 0) of a bracket from top to bottom, placed so that the best two can only meet in the final. */
export function seedOrder(size: number): number[] {
  let seeds = [0];
  while (seeds.length < size) {
    const last = 2 * seeds.length - 1;
    seeds = seeds.flatMap((seed) => [seed, last - seed]);
  }
  return seeds;
}

/** The places of a first round, from top to bottom. Players with a bye take the places without a table, in order. */
export function firstPlaces(tables: number[][], byes: number[], slots: number[]): Place[] {
  const rest = [...byes];
  return Array.from({ length: tables.length + byes.length }, (_, slot): Pair => {
    const table = slots.indexOf(slot);
    return table < 0 ? [rest.shift() ?? 'nobody', 'nobody'] : (tables[table] as [number, number]);
  }).flat();
}

/** The places of seeds, best first. */
export function seeded(seeds: number[]): Place[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(seeds.length, 1)));
  return seedOrder(size).map((seed): Place => seeds[seed] ?? 'nobody');
}

/** The columns of a bracket from the places of its first round. `rounds` are only those of the knock-out, which starts
 * with round `from`. */
export function bracket(places: Place[], rounds: Played[][], { double, third }: Kind, from = 0): Column[] {
  if (places.length < 2) return [];
  const replay = new Replay(rounds, from);
  return double ? replay.double(places) : replay.single(places, third);
}

type Pair = [Place, Place];
const halves = (places: Place[]): Pair[] =>
  Array.from({ length: places.length / 2 }, (_, i): Pair => [places[2 * i], places[2 * i + 1]]);
const winners = (matches: Match[]): Place[] =>
  matches.map(({ places, winner }) => winner ?? (places.every((place) => place === 'nobody') ? 'nobody' : 'open'));
const losers = (matches: Match[]): Place[] =>
  matches.map(({ places: [a, b], winner, idle }) => {
    if (idle) return 'nobody';
    return winner === null ? 'open' : winner === a ? b : a;
  });

class Replay {
  #at = 0;
  constructor(
    readonly rounds: Played[][],
    readonly from: number,
  ) {}

  single(first: Place[], third: boolean): Column[] {
    const columns: Column[] = [];
    let places = first;
    let beaten: Place[] = [];
    while (places.length > 1) {
      const meetings = halves(places);
      const last = meetings.length === 1;
      const small = last && third && beaten.filter((place) => place !== 'nobody').length === 2;
      const { round, matches } = this.#play(small ? [...meetings, [beaten[0], beaten[1]]] : meetings);
      const [main, rest] = [matches.slice(0, meetings.length), matches.slice(meetings.length)];
      columns.push({ part: 'main', left: Math.log2(meetings.length), round, matches: main });
      if (small) columns.push({ part: 'third', left: 0, round, matches: rest });
      beaten = losers(main);
      places = winners(main);
    }
    return columns;
  }

  double(first: Place[]): Column[] {
    const columns: Column[] = [];
    let { round, matches } = this.#play(halves(first));
    let left = Math.log2(first.length) - 1;
    columns.push({ part: 'upper', left, round, matches });
    let [upper, lower] = [winners(matches), losers(matches)];
    let turn = false;
    while (upper.length > 1) {
      // One round in both brackets at the same time, then one in which the losers of the upper bracket enter the lower
      // one.
      const split = upper.length / 2;
      left -= 1;
      ({ round, matches } = this.#play([...halves(upper), ...halves(lower)]));
      columns.push({ part: 'upper', left, round, matches: matches.slice(0, split) });
      columns.push({ part: 'lower', left: 2 * left + 1, round, matches: matches.slice(split) });
      upper = winners(matches.slice(0, split));
      lower = winners(matches.slice(split));
      const dropped = losers(matches.slice(0, split));
      const by = Math.floor(split / 2);
      const into = turn ? [...dropped.slice(by), ...dropped.slice(0, by)] : dropped.toReversed();
      turn = !turn;
      ({ round, matches } = this.#play(lower.map((place, i): Pair => [place, into[i]])));
      columns.push({ part: 'lower', left: 2 * left, round, matches });
      lower = winners(matches);
    }
    const last: Pair = [upper[0], lower[0]];
    ({ round, matches } = this.#play([last]));
    columns.push({ part: 'final', left: 1, round, matches });
    const [final] = matches;
    // Two losses eliminate. If the winner of the upper bracket loses the final, that is the first: they play again.
    if (final.winner !== null && final.winner !== upper[0])
      columns.push({ part: 'final', left: 0, ...this.#play([last]) });
    return columns;
  }

  /** The matches of a round with their tables. A round in which nobody has an opponent is not played. */
  #play(pairs: Pair[]): Pick<Column, 'round' | 'matches'> {
    const needed = pairs.some(([a, b]) => a !== 'nobody' && b !== 'nobody');
    const tables = needed ? this.rounds[this.#at] : undefined;
    const round = this.from + this.#at;
    this.#at += Number(needed);
    const matches = pairs.map((places): Match => {
      const [a, b] = places;
      const idle = a === 'nobody' || b === 'nobody';
      const alone = [a, b].find((place): place is number => typeof place === 'number') ?? null;
      if (idle) return { places, at: null, winner: alone, idle };
      const table = tables?.findIndex(({ seats }) => seats.includes(a as number) && seats.includes(b as number)) ?? -1;
      const found = table < 0 ? undefined : tables?.[table];
      return { places, at: found ? { round, table } : null, winner: found ? decided(found) : null, idle };
    });
    return { round: needed ? round : null, matches };
  }
}

/** The player who advances. If both have forfeited, the first seat advances. */
function decided({ seats, points }: Played): number | null {
  if (!points?.length) return null;
  const [a, b] = points;
  if (a === b) return a === 0 ? seats[0] : null;
  return seats[a > b ? 0 : 1];
}
