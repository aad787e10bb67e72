import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The row of a table that speaks of this patient. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const hasFocus = (field: Locator) => field.evaluate(element => element === document.activeElement);

/** Waits until it has the focus. */
export const takesFocus = (field: Locator) => expect.poll(() => hasFocus(field)).toBe(true);

/** The one in the row that speaks of this patient. */
export const rowButton = (page: Page, patient: string, name: string) =>
  rowOf(page, patient).getByRole('button', { name, exact: true });
