//! The settings of this device, stored in the browser. Every page reads the same object.

import { isLanguage, type Language, speak } from './i18n.svelte.ts';

export type Settings = {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  board: 'lacquer' | 'paper';
  tiles: 'carved' | 'signs';
  coordinates: boolean;
  sounds: boolean;
  /** Whether pieces move to their new points. */
  animation: boolean;
  confirm: boolean;
  /** Help with aiming on a touch screen; `auto` helps only where points are small. */
  aim: 'auto' | 'on' | 'off';
  hints: boolean;
  /** Whether the coach explains, hints and warns in games against the computer. */
  coach: boolean;
  /** Whether turns are shown in notation instead of tiles. */
  notation: boolean;
  notifications: boolean;
  /** Whether the screen reader announces turns, and the command line takes questions. */
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

/** The settings; reactive, and saved when they change. */
export const settings: Settings = $state(load());

/** Whether to animate pieces. Both the person and the system may have turned it off. */
export function animated(): boolean {
  return settings.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Applies the settings to the page, now and after every change. */
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
        // Without storage everything but saving works.
      }
    });
  });
}
