//! What a person has chosen for this device. Kept in the browser; every page reads the same object.

import { isLanguage, type Language, speak } from './i18n.svelte.ts';

export type Settings = {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  board: 'lacquer' | 'paper';
  tiles: 'carved' | 'signs';
  coordinates: boolean;
  sounds: boolean;
  /** 0 for none, else milliseconds of a move on the board. */
  animation: boolean;
  confirm: boolean;
  /** Help with aiming on a touch screen; by itself only where points are small. */
  aim: 'auto' | 'on' | 'off';
  hints: boolean;
  /** Explains, hints and warns in games against the computer. */
  coach: boolean;
  /** Shows turns in notation in place of tiles. */
  notation: boolean;
  notifications: boolean;
  /** Says turns aloud through the screen reader and opens the command line for questions. */
  reader: boolean;
};

const KEY = 'teahouse-settings';

function system(): Language {
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

const usual: Settings = {
  language: system(),
  theme: 'auto',
  board: 'lacquer',
  tiles: 'carved',
  coordinates: true,
  sounds: true,
  animation: true,
  confirm: false,
  aim: 'auto',
  hints: true,
  coach: true,
  notation: false,
  notifications: false,
  reader: false,
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const known = Object.entries(kept ?? {}).filter(
      ([name, value]) => name in usual && typeof value === typeof usual[name as keyof Settings],
    );
    const settings = { ...usual, ...Object.fromEntries(known) };
    return isLanguage(settings.language) ? settings : { ...settings, language: usual.language };
  } catch {
    return { ...usual };
  }
}

/** The settings; reactive, and kept when they change. */
export const settings: Settings = $state(load());

/** Whether pieces may move: the person may have said no, and so may the system. */
export function animated(): boolean {
  return settings.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Applies the settings to the page, and goes on doing so. */
export function apply(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  let systemTheme = $state({ dark: dark.matches, contrast: contrast.matches, motion: motion.matches });
  const listen = () => {
    systemTheme = { dark: dark.matches, contrast: contrast.matches, motion: motion.matches };
  };
  for (const query of [dark, contrast, motion]) query.addEventListener('change', listen);
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement.dataset;
      const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && systemTheme.dark);
      root.theme = isDark ? 'dark' : 'light';
      root.contrast = systemTheme.contrast ? 'more' : 'usual';
      root.motion = systemTheme.motion || !settings.animation ? 'less' : 'usual';
    });
    $effect(() => {
      void speak(settings.language);
    });
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
