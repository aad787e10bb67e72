import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The rules about colours, the only ones whose result can differ in another theme. */
const colours: RunOptions = { ...options, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** The findings that axe calls serious or critical on the page as it is, one line each. */
export async function seriousFindings(page: Page, only?: 'colours'): Promise<string[]> {
  // A page that was examined before has the library already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    given => (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(given),
    only === 'colours' ? colours : options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        node => `${id}: ${node.target.join(' ')} ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`,
      ),
    );
}
