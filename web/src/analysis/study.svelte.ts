//! An analysed game: its turns as a tree of the main line and its variations, and the current node.

import { Game, letters, tagsOf, type EntryView } from '../lib/rules.ts';

/** A node of the tree, with the turn that leads to it. The root is the position before the first turn. */
export type Node = {
  id: number;
  /** The entry of the record, and its parsed form. The root has none. */
  entry: string;
  turn: EntryView | null;
  parent: Node | null;
  /** The next turns. The first is the main line. */
  children: Node[];
  /** The child that was visited last. */
  follow: Node | null;
};

/** A tree of turns in a form that can be stored. */
export type Tree = [entry: string, rest: Tree][];

export class Study {
  readonly root: Node;
  /** The node of the last turn in the record. */
  readonly last: Node;
  readonly start: Game;
  readonly id: string;
  readonly seats: string[];
  /** The names of the players by letter, if the record has them. */
  readonly players: Record<string, string>;
  /** All tags of the record. */
  private readonly tags: Record<string, string>;
  private readonly source: string;
  /** The number of entries that the start position has. */
  private readonly before: number;
  private readonly played: string[];
  private made = 0;
  /** The game at the current node. It is changed in place, together with `version`. */
  readonly game: Game;
  at = $state.raw() as Node;
  version = $state(0);

  /** Opens a record. Throws errors of the rules. */
  constructor(text: string) {
    const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
    const whole = Game.read(source);
    this.start = whole.copy();
    while (this.start.undo());
    this.game = this.start.copy();
    this.before = this.start.entries().length;
    this.played = whole.entries().slice(this.before);
    this.source = source;
    this.id = whole.id;
    this.seats = letters(this.id, whole.seats);
    this.tags = tagsOf(source);
    const name = (letter: string) => this.tags[`player ${letter}`]?.trim() ?? '';
    this.players = Object.fromEntries(this.seats.map((letter) => [letter, name(letter)]));
    this.root = this.node('', null, null);
    const turns = whole.turns().slice(this.before);
    let last = this.root;
    for (const [i, entry] of this.played.entries()) {
      const next = this.node(entry, turns[i], last);
      last.children.push(next);
      last = next;
    }
    this.last = last;
    this.at = this.root;
    whole.free();
  }

  private node(entry: string, turn: EntryView | null, parent: Node | null): Node {
    this.made += 1;
    return { id: this.made, entry, turn, parent, children: [], follow: null };
  }

  /** The turns from the root to a node. */
  path(node: Node = this.at): Node[] {
    const nodes: Node[] = [];
    for (let at: Node | null = node; at?.parent; at = at.parent) nodes.push(at);
    return nodes.reverse();
  }
  private next(node: Node): Node | undefined {
    return node.follow ?? node.children[0];
  }
  /** The whole current line: the path to this node, and what follows it. */
  line(): Node[] {
    const nodes = this.path();
    for (let at = this.next(this.at); at; at = this.next(at)) nodes.push(at);
    return nodes;
  }

  /** Goes to a node. */
  go(node: Node): void {
    if (node === this.at) return;
    const path = this.path(node);
    const here = this.path();
    let common = 0;
    while (common < path.length && path[common] === here[common]) common += 1;
    for (let i = common; i < here.length; i += 1) this.game.undo();
    for (const { entry } of path.slice(common)) this.game.play(entry);
    for (const step of path) if (step.parent) step.parent.follow = step;
    this.at = node;
    this.version += 1;
  }
  /** Moves a number of turns along the line, at most to its ends. */
  move(by: number): void {
    const here = this.path().length;
    const nodes = [this.root, ...this.line()];
    this.go(nodes[Math.max(0, Math.min(nodes.length - 1, here + by))]);
  }
  get atEnd(): boolean {
    return !this.next(this.at);
  }

  /** Plays turns from here. New ones become a variation. */
  play(turns: string[]): void {
    for (const turn of turns) {
      this.game.play(turn);
      const entry = this.game.entries().at(-1) ?? '';
      let node = this.at.children.find((child) => child.entry === entry);
      if (!node) {
        node = this.node(entry, this.game.turns().at(-1) ?? null, this.at);
        this.at.children.push(node);
      }
      this.at.follow = node;
      this.at = node;
    }
    this.version += 1;
  }

  /** The first turn of the innermost variation on the current line; null on the main line. */
  get branch(): Node | null {
    return this.path().findLast((node) => node.parent?.children[0] !== node) ?? null;
  }
  /** Makes the current variation the main line of its branch. */
  promote(): void {
    const node = this.branch;
    if (!node?.parent) return;
    node.parent.children = [node, ...node.parent.children.filter((other) => other !== node)];
    this.version += 1;
  }
  /** Removes the current turn and all that follows it. */
  remove(): void {
    const node = this.at;
    if (!node.parent) return;
    this.go(node.parent);
    this.at.children = this.at.children.filter((other) => other !== node);
    this.at.follow = null;
    this.version += 1;
  }

  /** The tree, or null if it has no variations. */
  tree(): Tree | null {
    const of = (node: Node): Tree => node.children.map((child) => [child.entry, of(child)]);
    return this.made > this.played.length + 1 ? of(this.root) : null;
  }
  /** Restores the variations of a tree, and stays at the current node. */
  restore(tree: Tree): void {
    const here = this.at;
    const add = (node: Node, tree: Tree) => {
      const known = new Map<Node, number>();
      for (const [entry, rest] of tree) {
        this.go(node);
        this.play([entry]);
        known.set(this.at, known.size);
        add(this.at, rest);
      }
      // If the game has gone on since then, its turns stay the main line.
      node.children.sort((a, b) => (known.get(a) ?? -1) - (known.get(b) ?? -1));
    };
    try {
      add(this.root, tree);
    } catch {
      // The rest of the tree belongs to another game. Keep what fits.
    }
    this.go(here);
  }

  /** The record up to the current position, for the engine. */
  thinking(): string {
    return this.game.record();
  }
  /** The record of the current line. For an unchanged game it is exactly the text that was read. */
  record(): string {
    const line = this.line();
    const same = line.length === this.played.length && line.every((node, i) => node.entry === this.played[i]);
    if (same) return this.source;
    const game = this.gameAt(line.at(-1) ?? this.root);
    const text = game.record(
      this.seats.map((letter) => this.players[letter]),
      this.tags.date?.trim() || undefined,
    );
    game.free();
    return withTags(text, this.tags);
  }
  /** A separate game at a node. The caller must free it. */
  gameAt(node: Node): Game {
    const game = this.start.copy();
    for (const { entry } of this.path(node)) game.play(entry);
    return game;
  }
}

/** Adds the missing tags to a record, except the result, which belongs to another line. */
function withTags(record: string, tags: Record<string, string>): string {
  const own = tagsOf(record);
  const more = Object.entries(tags).filter(([name]) => !(name in own) && name !== 'forfeit');
  return record.replace('\n\n', `\n${more.map(([name, value]) => `${name}: ${value}\n`).join('')}\n`);
}
