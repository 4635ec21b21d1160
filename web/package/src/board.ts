//! `<teahouse-board>`: a game that can be played, as an element of any page.

import { mount, unmount } from 'svelte';
import tokens from '../../src/style/tokens.css?inline';
import { direction, isLanguage, learn } from '../../src/lib/i18n.svelte.ts';
import { Game, letters, loadRules, type OutcomeView, type Wanted } from '../../src/lib/rules.ts';
import Tabletop from './Tabletop.svelte';

/** The colours and sizes of the pages, for the element alone. */
const STYLE = `${tokens.replace(/:root(\[[^\]]*\])/g, ':host($1)').replace(/:root/g, ':host')}
:host { display: block; max-inline-size: 40rem; background: var(--paper); padding: var(--space-3); }`;

type Shown = { play(entry: string): void; undo(): void };

/** Attributes: `game` (skud, street, halma), `seats`, `preset`, `options` (`name=value name=value`), `position`,
 * `side` (letters of the seats played by hand; default: the first with a level, else all), `level` (1 to 10: the engine
 * plays the others), `lang` and `theme` (light or dark; default: as the system has it). Events: `turn` with the entry
 * of the record, `end` with the outcome, `problem` with what the rules refuse of the attributes. */
export class TeahouseBoard extends HTMLElement {
  static observedAttributes = ['game', 'seats', 'preset', 'options', 'position', 'side', 'level', 'lang', 'theme'];

  /** The game that is shown, once the rules are loaded. Change it by `play` and `undo` only. */
  game: Game | null = null;
  private shown: Shown | null = null;
  private asked = 0;

  connectedCallback(): void {
    void this.restart();
  }
  disconnectedCallback(): void {
    this.asked += 1;
    this.clear();
  }
  attributeChangedCallback(): void {
    if (this.isConnected) void this.restart();
  }

  /** The record of the game, as a text file. */
  get record(): string {
    return this.game?.record() ?? '';
  }
  /** Makes a turn in notation. */
  play(entry: string): void {
    this.shown?.play(entry);
  }
  /** Takes back the last turn made by hand, and the answers to it. */
  undo(): void {
    this.shown?.undo();
  }

  /** Begins the game of the attributes again; they may have changed several at once. */
  async restart(): Promise<void> {
    const asked = ++this.asked;
    const lang = this.getAttribute('lang') ?? document.documentElement.lang;
    const language = isLanguage(lang) ? lang : 'en';
    await Promise.all([loadRules(), learn(language)]);
    if (asked !== this.asked) return;
    let game: Game;
    try {
      game = Game.start(this.wanted());
    } catch (why) {
      this.dispatchEvent(new CustomEvent('problem', { detail: why }));
      return;
    }
    this.clear();
    this.game = game;
    this.dress(direction(language));
    this.shown = mount(Tabletop, {
      target: this.shadowRoot!,
      props: {
        game,
        mine: this.mine(game),
        level: Number(this.getAttribute('level')) || 1,
        onturn: (entry: string) => this.dispatchEvent(new CustomEvent('turn', { detail: entry })),
        onend: (outcome: OutcomeView) => this.dispatchEvent(new CustomEvent('end', { detail: outcome })),
      },
    }) as Shown;
  }

  private wanted(): Wanted {
    const text = (name: string) => this.getAttribute(name) ?? undefined;
    const pairs = (text('options') ?? '').split(/\s+/).filter(Boolean);
    return {
      game: text('game') ?? 'skud',
      seats: Number(text('seats')) || undefined,
      preset: text('preset'),
      options: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
      position: text('position'),
    };
  }
  private mine(game: Game): string[] {
    const all = letters(game.id, game.seats);
    const side = this.getAttribute('side') ?? (this.hasAttribute('level') ? all[0] : all.join(''));
    return all.filter((letter) => side.includes(letter));
  }
  private dress(dir: string): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const dark = this.getAttribute('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    this.dataset.theme = dark;
    this.dir = dir;
    const style = document.createElement('style');
    style.textContent = STYLE;
    root.replaceChildren(style);
  }
  private clear(): void {
    if (this.shown) void unmount(this.shown);
    this.shown = null;
    this.game = null;
  }
}

customElements.define('teahouse-board', TeahouseBoard);
