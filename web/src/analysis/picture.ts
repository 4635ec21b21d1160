//! Exports the board as a stand-alone picture with inlined styles, as SVG or PNG.

/** The inherited style properties of shapes. Each is also an SVG attribute. */
const INHERITED = [
  'clip-rule',
  'color',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
];
/** The properties that are not inherited, with their defaults. */
const OWN = { opacity: '1', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1' };
/** Elements that exist only for input and for screen readers. */
const HANDLES = '[role="button"], [tabindex], .under.off';

/** Finds the board: the largest SVG within an element. */
function boardIn(within: Element): SVGSVGElement | null {
  const area = (svg: SVGSVGElement) => svg.clientWidth * svg.clientHeight;
  const all = [...within.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'));
  return all.sort((a, b) => area(b) - area(a))[0] ?? null;
}

/** The SVG with every computed style as an attribute, at least `width` wide. */
export function drawing(within: Element, width = 1200): string | null {
  const from = boardIn(within);
  if (!from) return null;
  const copy = from.cloneNode(true) as SVGSVGElement;
  const twins = [copy, ...copy.querySelectorAll('*')];
  const pairs = [from, ...from.querySelectorAll('*')].map((element, i) => [element, twins[i]] as const);
  const drop: Element[] = [];
  for (const [element, twin] of pairs) {
    const style = getComputedStyle(element);
    const outer = element === from ? null : element.parentElement && getComputedStyle(element.parentElement);
    if (style.display === 'none' || (element !== from && element.matches(HANDLES))) drop.push(twin);
    const write = (name: string, value: string, usual?: string) => {
      if (value && value !== usual) twin.setAttribute(name, value.replaceAll('"', "'"));
      else twin.removeAttribute(name);
    };
    for (const name of INHERITED) write(name, style.getPropertyValue(name), outer?.getPropertyValue(name));
    for (const [name, usual] of Object.entries(OWN)) write(name, style.getPropertyValue(name), usual);
    if (style.transform !== 'none' && element !== from) twin.setAttribute('transform', style.transform);
    const hooks = twin.getAttributeNames().filter((name) => /^(class|style|tabindex|role|data-|aria-)/.test(name));
    for (const name of hooks) twin.removeAttribute(name);
  }
  for (const twin of drop) twin.remove();
  const box = from.viewBox.baseVal;
  const [w, h] = box?.width ? [box.width, box.height] : [from.clientWidth, from.clientHeight];
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(Math.round((width * h) / w)));
  return new XMLSerializer().serializeToString(copy);
}

/** The SVG as a PNG. */
export async function pixels(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('png')))));
  } finally {
    URL.revokeObjectURL(url);
  }
}
