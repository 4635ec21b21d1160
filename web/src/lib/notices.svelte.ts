//! Short messages at the bottom of the page.

/** `text` is a function, so that it follows a change of language. */
export type Notice = { id: number; text: () => string; href?: string; stays: boolean; act?: Act };
/** An action on a message, besides its link. */
export type Act = { name: () => string; run: () => void };

let list = $state<Notice[]>([]);
let next = 1;

export function notices(): Notice[] {
  return list;
}

/** Shows a message for a few seconds, or with `stays` until it is dismissed. It replaces one with the same link. */
export function notify(text: () => string, href?: string, stays = false, act?: Act): void {
  const id = next++;
  const others = list.filter((notice) => !href || notice.href !== href);
  const passing = others.filter((notice) => !notice.stays).slice(-2);
  list = [...others.filter((notice) => notice.stays || passing.includes(notice)), { id, text, href, stays, act }];
  if (!stays) setTimeout(() => dismiss(id), 8_000);
}

/** Removes messages that link to a page, because the person is there now. */
export function answered(href: string): void {
  list = list.filter((notice) => notice.href !== href);
}

/** Removes all messages, because the person they were for has signed out. */
export function clear(): void {
  list = [];
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}
