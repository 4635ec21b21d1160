//! The hint that an element scrolls: its lower edge fades while there is more below (`[data-more]` in
//! `style/base.css`).

/** Keeps the hint of an element up to date. */
export function more(part: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const below = part.scrollHeight - part.scrollTop - part.clientHeight > 2;
    part.toggleAttribute('data-more', below && getComputedStyle(part).overflowY === 'auto');
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [part, ...part.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  watch();
  children.observe(part, { childList: true });
  part.addEventListener('scroll', look, { passive: true });
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
      part.removeEventListener('scroll', look);
    },
  };
}
