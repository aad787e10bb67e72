import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './harness/build.ts';
import { openHouseOnHalfDay, type Window } from './harness/house.ts';
import { screensOf } from './harness/screens.ts';
import { settled } from './harness/settled.ts';

/** Takes every screen in both themes into `.screens`: `npm run screens [-- part-of-a-name]`. */
const wanted = process.argv[2] ?? '';
const folder = join(root, '.screens');
const sizes = { desk: { width: 1366, height: 768 }, display: { width: 1920, height: 1080 } };

ensureBuilt();
const { house, day } = await openHouseOnHalfDay();
try {
  const screens = (await screensOf(house, day)).filter(({ name }) => name.includes(wanted));
  if (!wanted) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const theme of ['light', 'dark'] as const) {
    const windows = new Map<string, Window>();
    for (const { name, role, path, kind, open } of screens) {
      const options = { theme, viewport: kind === 'display' ? sizes.display : sizes.desk };
      const seat = `${role ?? 'nobody'} ${kind === 'display'}`;
      const window =
        windows.get(seat) ?? (role === null ? await house.window(options) : await house.signIn(role, options));
      windows.set(seat, window);
      await window.page.goto(path);
      await open?.(window.page);
      await settled(window.page).catch(error => process.stderr.write(`${name} never settles: ${error}\n`));
      await window.page.screenshot({ path: join(folder, `${name}-${theme}.png`) });
      const faults = window.faults.splice(0);
      process.stderr.write(`${name} ${theme}${faults.length > 0 ? `\n  ${faults.join('\n  ')}` : ''}\n`);
    }
    for (const { context } of windows.values()) await context.close();
  }
} finally {
  await house.close();
}
