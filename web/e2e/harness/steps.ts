import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { root } from './build.ts';
import type { Window } from './house.ts';

/**
 * For `beforeEach` of a journey, whose steps depend on those before: when one fails, screenshots of all windows are
 * saved in `.screens/failed`, and the rest is skipped.
 */
export function steps(windows: Record<string, Pick<Window, 'page'>>): (context: TestContext) => void {
  let broken = false;
  return context => {
    context.skip(broken, 'an earlier step failed');
    context.onTestFailed(async () => {
      broken = true;
      const folder = join(root, '.screens', 'failed');
      mkdirSync(folder, { recursive: true });
      for (const [who, { page }] of Object.entries(windows))
        await page.screenshot({ path: join(folder, `${context.task.name}, ${who}.png`) }).catch(() => undefined);
    });
  };
}
