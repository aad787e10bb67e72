import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './harness/build.ts';
import { openHouseOnHalfDay, type Window } from './harness/house.ts';
import { hiddenParts, sizes } from './harness/phone.ts';
import { screensOf } from './harness/screens.ts';
import { settled } from './harness/settled.ts';

/**
 * Takes every screen in both themes, on a phone, a desk's and a wide window, into `.screens`:
 * `npm run screens [-- pattern-of-a-name [light|dark [phone|desk|wide]]]`.
 */
const [wanted = '', theme = '', size = ''] = process.argv.slice(2);
const folder = join(root, '.screens');
const themes = (['light', 'dark'] as const).filter(one => one.includes(theme));
const viewports = Object.entries(sizes).filter(([one]) => one.includes(size));

ensureBuilt();
const { house, day } = await openHouseOnHalfDay();
try {
  const screens = (await screensOf(house, day)).filter(({ name }) => new RegExp(wanted).test(name));
  if (screens.length * themes.length * viewports.length === 0)
    throw new Error(`there is no screen called ${[wanted, theme, size].join(' ').trim()}`);
  if (!wanted) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const theme of themes)
    for (const [size, viewport] of viewports) {
      const windows = new Map<string, Window>();
      const touch = size === 'phone' ? { hasTouch: true, isMobile: true } : {};
      for (const { name, role, path, kind, open } of screens) {
        // A television is as wide as it is.
        if (kind === 'display' && size !== 'wide') continue;
        const options = { theme, viewport, ...touch };
        const window =
          windows.get(`${role}`) ?? (role === null ? await house.window(options) : await house.signIn(role, options));
        windows.set(`${role}`, window);
        await window.page.goto(path);
        await open?.(window.page).catch(error => process.stderr.write(`${name} does not open: ${error}\n`));
        await settled(window.page).catch(error => process.stderr.write(`${name} never settles: ${error}\n`));
        await window.page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
        const faults = window.faults.splice(0);
        if (size === 'phone') faults.push(...(await hiddenParts(window.page)));
        process.stderr.write(`${name} ${size} ${theme}${faults.length > 0 ? `\n  ${faults.join('\n  ')}` : ''}\n`);
      }
      for (const { context } of windows.values()) await context.close();
    }
} finally {
  await house.close();
}
