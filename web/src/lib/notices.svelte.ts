//! Short messages at the foot of the page.

/** The text is a function, so that it follows a change of language. */
export type Notice = { id: number; text: () => string; href?: string };

let list = $state<Notice[]>([]);
let next = 1;

export function notices(): Notice[] {
  return list;
}

/** Shows a message for a while. */
export function notify(text: () => string, href?: string): void {
  const id = next++;
  list = [...list.slice(-2), { id, text, href }];
  setTimeout(() => dismiss(id), 8_000);
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}
