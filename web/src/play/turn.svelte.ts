//! A turn in the making: what has been pointed at so far, what may come next, and the steps already made, each
//! of which can be taken back until the turn is sent. The rules decide everything; this only keeps the path.

import { Game, Refusal, samePlace, type Coord, type Message, type Place, type StepView, type View } from '../lib/rules.ts';

export class Turn {
  /** The game with the steps made so far. */
  private game: Game;
  private readonly start: number;
  view = $state.raw<View>() as View;
  /** The path of the step in the making. */
  picked = $state.raw<Place[]>([]);
  /** Why the last place was refused. */
  refusal = $state.raw<Message | null>(null);
  /** The steps of this turn that are made. */
  made = $state.raw<string[]>([]);

  /** Where tiles are chosen as a set: every set that may be chosen. The rules list each in one order; a person
   * points at its tiles in any. */
  private readonly sets: string[][];

  constructor(from: Game) {
    this.game = from.copy();
    this.start = from.turn;
    this.view = this.game.view();
    this.sets = this.view.phase === 'accents' ? this.game.legalTurns().map((turn) => turn.split(',')) : [];
  }

  /** The sets that have all of these tiles. */
  private setsWith(tiles: string[]): string[][] {
    return this.sets.filter((set) => {
      const left = [...set];
      return tiles.every((tile) => {
        const at = left.indexOf(tile);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    });
  }
  private get tilesPicked(): string[] {
    return this.picked.flatMap((place) => ('tile' in place ? [place.tile] : []));
  }

  /** Whether the whole turn is made and can be sent. */
  get complete(): boolean {
    return this.made.length > 0 && (this.game.turn > this.start || this.game.over);
  }

  /** The turn in notation, once it is complete. */
  get text(): string {
    const entry = this.game.entries().at(-1) ?? '';
    return entry.slice(entry.indexOf('.') + 1);
  }

  /** The steps that go on from what is picked. */
  private get open(): StepView[] {
    if (this.complete) return [];
    return this.view.origins
      .flatMap((origin) => origin.steps)
      .filter((step) => this.picked.every((place, i) => step.path[i] && samePlace(place, step.path[i])));
  }

  /** What may be pointed at next. */
  readonly next: Place[] = $derived.by(() => {
    if (this.sets.length > 0 && !this.complete) {
      const picked = this.tilesPicked;
      const all = [...new Set(this.sets.flat())];
      return all.filter((tile) => this.setsWith([...picked, tile]).length > 0).map((tile) => ({ tile }));
    }
    const seen = new Map<string, Place>();
    for (const step of this.open) {
      const place = step.path[this.picked.length];
      if (place) seen.set(JSON.stringify(place), place);
    }
    return [...seen.values()];
  });
  readonly targets: Coord[] = $derived(this.next.flatMap((place) => ('at' in place ? [place.at] : [])));
  readonly tiles: string[] = $derived(this.next.flatMap((place) => ('tile' in place ? [place.tile] : [])));
  readonly words: string[] = $derived(this.next.flatMap((place) => ('word' in place ? [place.word] : [])));

  private isNext(place: Place): boolean {
    return this.next.some((other) => samePlace(place, other));
  }

  /** Points at something: it goes on with the step, begins another one, or is refused with a reason. */
  pick(place: Place): void {
    this.refusal = null;
    if (this.complete) return;
    const again = this.picked.findIndex((other) => samePlace(other, place));
    if (this.isNext(place)) this.picked = [...this.picked, place];
    else if (again >= 0 || this.sets.length > 0) {
      this.picked = this.picked.slice(0, Math.max(0, again));
      return;
    } else if (this.view.origins.some((origin) => samePlace(origin.place, place))) {
      this.picked = [];
      this.picked = [place];
    } else {
      this.refuse(place);
      return;
    }
    if (this.sets.length > 0) {
      const set = this.setsWith(this.tilesPicked).find((set) => set.length === this.picked.length);
      if (set) this.type(set.join(','));
      return;
    }
    const open = this.open;
    if (open.length === 1 && open[0].path.length === this.picked.length) this.finish(open[0]);
  }

  /** Makes the step that the picked path is, where it also begins longer ones. */
  finishHere(): void {
    const step = this.open.find((step) => step.path.length === this.picked.length);
    if (step) this.finish(step);
  }
  /** Whether the picked path is a step already, though it may go on. */
  get canFinish(): boolean {
    return this.picked.length > 0 && this.open.some((step) => step.path.length === this.picked.length);
  }

  private finish(step: StepView): void {
    this.game.step(step.path);
    this.picked = [];
    this.made = [...this.made, step.text];
    this.view = this.game.view();
    // A bonus that cannot be used is not asked about.
    const left = this.view.origins.flatMap((origin) => origin.steps);
    const [only] = left;
    if (this.view.phase === 'bonus' && left.length === 1 && samePlace(only.path[0], { word: 'decline' })) this.finish(only);
  }

  private refuse(place: Place): void {
    try {
      const refused = this.game.refusals(this.picked).find((other) => samePlace(other.place, place));
      if (refused) this.refusal = refused.why;
      else this.picked = [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.why;
    }
  }

  /** The view after a place was added to the path, if that makes a step; to be shown before it is made. */
  preview(at: Coord): View | null {
    const path = [...this.picked, { at }];
    const step = this.open.find(
      (step) => step.path.length === path.length && samePlace(step.path[path.length - 1], { at }),
    );
    return step ? this.game.preview(step.path) : null;
  }

  /** Goes on from what was pointed at before the turn began, as far as that is possible now. */
  resume(before: Turn): void {
    if (before.made.length > 0) return;
    for (const place of before.picked) {
      if (this.isNext(place)) this.picked = [...this.picked, place];
      else break;
    }
  }

  /** Whether a word would end the game: then it is worth pointing out. */
  ends(word: string): boolean {
    return this.picked.length === 0 && !!this.game.preview([{ word }]).outcome;
  }

  clear(): void {
    this.picked = [];
    this.refusal = null;
  }

  /** Takes back the last thing done: a pick, or a step. */
  back(): void {
    this.refusal = null;
    if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.made.length > 0 && this.game.undoStep()) {
      this.made = this.made.slice(0, -1);
      this.view = this.game.view();
    }
  }

  /** Makes a turn typed in notation; the turn is complete then. */
  type(text: string): void {
    this.clear();
    try {
      this.game.play(text.trim());
      this.made = [...this.made, text.trim()];
      this.view = this.game.view();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.why;
    }
  }
}
