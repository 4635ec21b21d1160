//! Splits the rendering of a page into several tasks, so that the browser can react to input in between.

/** Resolves after the next paint. A hidden page is never painted, so it only waits a moment. */
export const drawn = () =>
  new Promise((done) => {
    globalThis.requestAnimationFrame?.(() => setTimeout(done));
    setTimeout(done, 100);
  });

let last: Promise<unknown> = Promise.resolve();
/** Starts a new task, after all those requested before. */
export function task(): Promise<unknown> {
  last = last.then(() => new Promise((done) => setTimeout(done)));
  return last;
}

/** Resolves when the browser is idle, if it can tell. */
export const idle = () =>
  new Promise((done) => ('requestIdleCallback' in globalThis ? requestIdleCallback(done) : setTimeout(done, 200)));
