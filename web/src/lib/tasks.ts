//! A page is drawn in pieces, so that the browser can answer whoever presses something meanwhile.

/** When what there is now has been drawn; a page that nobody sees is drawn never, so it waits a moment only. */
export const drawn = () =>
  new Promise((done) => {
    globalThis.requestAnimationFrame?.(() => setTimeout(done));
    setTimeout(done, 100);
  });

let last: Promise<unknown> = Promise.resolve();
/** A piece of work of its own, after all that were asked for before it. */
export function task(): Promise<unknown> {
  last = last.then(() => new Promise((done) => setTimeout(done)));
  return last;
}

/** When the browser has nothing else to do, where it tells. */
export const idle = () =>
  new Promise((done) => ('requestIdleCallback' in globalThis ? requestIdleCallback(done) : setTimeout(done, 200)));
