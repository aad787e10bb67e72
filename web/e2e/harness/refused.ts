import { expect } from 'vitest';
import type { Locator } from 'playwright-core';

/** Waits until the field is marked invalid and shows a reason, also to screen readers: in words, not in codes. */
export async function refused(field: Locator, why: RegExp = /[a-z] [a-z]/i): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const said = await field.evaluate(element =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
  expect(said).toMatch(why);
  expect(said).not.toMatch(/[a-z]\.[a-z]+-?[a-z]*\b(?!\.)/);
}

/** The fields have these values, as soon as the names of chosen things have come. */
export async function keeps(fields: Iterable<readonly [Locator, string]>): Promise<void> {
  for (const [field, value] of fields) await expect.poll(() => field.inputValue()).toBe(value);
}
