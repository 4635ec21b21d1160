//! The completed steps of lessons, stored in the browser.

const KEY = 'teahouse-learn';

/** The completed steps, by game. */
export function progress(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const lists = Object.entries(kept ?? {}).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
    return Object.fromEntries(lists);
  } catch {
    return {};
  }
}

/** Stores the completed steps of a game. */
export function keep(game: string, steps: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), [game]: steps }));
  } catch {
    // Without storage the lessons still work.
  }
}
