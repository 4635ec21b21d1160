//! Short messages at the foot of the page.

/** The text is a function, so that it follows a change of language. */
export type Notice = { id: number; text: () => string; href?: string; stays: boolean; act?: Act };
/** What can be done about a message, beside a link. */
export type Act = { name: () => string; run: () => void };

let list = $state<Notice[]>([]);
let next = 1;

export function notices(): Notice[] {
  return list;
}

/** Shows a message for a while, or until it is answered. One with the same link is replaced. */
export function notify(text: () => string, href?: string, stays = false, act?: Act): void {
  const id = next++;
  const others = list.filter((notice) => !href || notice.href !== href);
  const passing = others.filter((notice) => !notice.stays).slice(-2);
  list = [...others.filter((notice) => notice.stays || passing.includes(notice)), { id, text, href, stays, act }];
  if (!stays) setTimeout(() => dismiss(id), 8_000);
}

/** What leads to a page is answered when somebody is there. */
export function answered(href: string): void {
  list = list.filter((notice) => notice.href !== href);
}

/** All of them go: they were for somebody who has left. */
export function clear(): void {
  list = [];
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}
