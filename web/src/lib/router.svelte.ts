//! The router: the path of the address bar, and links that change it without a reload.

const state = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read() {
  state.path = location.pathname;
  state.query = location.search;
  state.hash = location.hash;
}

/** The path; reactive. */
export function path(): string {
  return state.path;
}
/** The query; reactive. */
export function query(): URLSearchParams {
  return new URLSearchParams(state.query);
}
/** The fragment; reactive. */
export function hash(): string {
  return state.hash.slice(1);
}

/** Navigates to another page of the site. */
export function go(to: string, replace = false): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
  if (location.pathname !== before) {
    scrollTo(0, 0);
    // Move the focus, so that a screen reader starts at the new page and not at the old link.
    requestAnimationFrame(() => document.getElementById('page')?.focus({ preventScroll: true }));
  }
}

/** Makes links within the site use `go`. */
export function start(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}

/** The parameters of the path for a pattern such as `/game/:id`, or null if it does not match. */
export function match(pattern: string, at = state.path): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), at.replace(/\/+$/, '').split('/')];
  if (at === '/') return pattern === '/' ? {} : null;
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) {
      try {
        found[part.slice(1)] = decodeURIComponent(given[i]);
      } catch {
        return null;
      }
    } else if (part !== given[i]) return null;
  }
  return found;
}
