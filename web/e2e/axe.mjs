// Accessibility checks with axe.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Speech control needs the visible text of a button in its accessible name. */
export const SPOKEN = { 'label-content-name-mismatch': { enabled: true } };

/** The faults of a page in its current state. */
export async function faultsOf(page, runOnly = WCAG, rules = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([runOnly, rules]) => {
      const how = { runOnly, rules, resultTypes: ['violations'], preload: false };
      const { violations } = await window.axe.run(document, how);
      const told = ({ html }) => html.slice(0, 200);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(told).join(' | ')}`);
    },
    [runOnly, rules],
  );
}

/** Checks that nothing overflows the page, and that axe finds nothing. */
export async function faultless(page, rules = {}) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(wide <= 0, `${page.url()} is ${wide} px too wide`);
  assert.deepEqual(await faultsOf(page, WCAG, rules), [], page.url());
}
