//! Which steps of the lessons are done, kept by the browser.

const KEY = 'teahouse-learn';

/** The steps done, by game. */
export function progress(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const lists = Object.entries(kept ?? {}).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
    return Object.fromEntries(lists);
  } catch {
    return {};
  }
}

/** Keeps which steps of a game are done. */
export function keep(game: string, steps: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), [game]: steps }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
