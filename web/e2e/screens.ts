import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from './harness/build.ts';
import { openHouseOnHalfDay, type Window } from './harness/house.ts';
import { hiddenParts, sizes } from './harness/phone.ts';
import { screensOf } from './harness/screens.ts';
import { settled } from './harness/settled.ts';

/**
 * Takes screenshots of every screen in both themes, for a phone, a desk and a wide window, into `.screens`: `npm run
 * screens [-- pattern-of-a-name [light|dark [phone|desk|wide]]]`.
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
  // A phone is a window of its own, with touch; the other sizes share one window that is resized, and each is switched
  // to dark.
  const phones = viewports.filter(([one]) => one === 'phone');
  for (const group of [phones, viewports.filter(one => !phones.includes(one))]) {
    const [first] = group;
    if (!first) continue;
    const touch = first[0] === 'phone' ? { hasTouch: true, isMobile: true } : {};
    const windows = new Map<string, Window>();
    for (const { name, role, path, kind, open } of screens) {
      // A television has one size, so its window is not resized.
      const seen = kind === 'display' ? group.filter(([one]) => one === 'wide') : group;
      const [begin] = seen;
      if (!begin) continue;
      const options = { viewport: begin[1], at: 'about:blank', ...touch };
      const seat = `${role} ${kind === 'display'}`;
      const window =
        windows.get(seat) ?? (role === null ? await house.window(options) : await house.openAs(role, options));
      windows.set(seat, window);
      const { page, faults } = window;
      const settle = () => settled(page).catch(error => void process.stderr.write(`${name} never settles: ${error}\n`));
      if (seen.length > 1) await page.setViewportSize(begin[1]);
      await page.emulateMedia({ colorScheme: themes[0]! });
      await page.goto(path);
      await open?.(page).catch(error => process.stderr.write(`${name} does not open: ${error}\n`));
      for (const theme of themes)
        for (const [size, viewport] of seen) {
          if (seen.length > 1) await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme: theme });
          await settle();
          await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
          const told = faults.splice(0);
          if (size === 'phone') told.push(...(await hiddenParts(page)));
          process.stderr.write(`${name} ${size} ${theme}${told.length > 0 ? `\n  ${told.join('\n  ')}` : ''}\n`);
        }
    }
    for (const { context } of windows.values()) await context.close();
  }
} finally {
  await house.close();
}
