import type { Page } from 'playwright-core';

export const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1366, height: 768 },
  wide: { width: 1920, height: 1080 },
};

/** What is cut off at this width: a row's subject, or the page's right edge. One line each. */
export const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = document.querySelector('[role=dialog]') ?? document.body;
    const found = new Set<string>();
    const main = document.getElementById('main');
    for (const part of [document.documentElement, main, document.querySelector('header')])
      if (part && part.scrollWidth > part.clientWidth + 1)
        found.add(`${part.id || part.tagName.toLowerCase()} is ${part.scrollWidth} px wide in ${part.clientWidth}`);
    for (const row of [...scope.querySelectorAll('tr[data-key]')].slice(0, 20)) {
      const table = row.closest('table')?.ariaLabel ?? 'a table';
      const subject = row.querySelector('[data-card=subject]');
      // A name must be visible as a whole, whatever else is in its cell.
      const name = subject?.querySelector('.font-medium') ?? subject?.firstElementChild ?? subject;
      if (!name) {
        found.add(`${table}: its rows do not say what they are of`);
        continue;
      }
      name.scrollIntoView({ block: 'center' });
      const { left, right, top, height } = name.getBoundingClientRect();
      const seen = document.elementFromPoint(left + Math.min(4, (right - left) / 2), top + height / 2);
      const isCut = name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).overflow === 'hidden';
      if (!name.textContent?.trim()) found.add(`${table}: the subject of ${row.textContent} is empty`);
      else if (left < 0 || right > innerWidth || isCut || !seen || !subject?.contains(seen))
        found.add(`${table}: ${name.textContent} is not seen whole`);
    }
    document.getElementById('main')?.scrollTo(0, 0);
    return [...found];
  });
