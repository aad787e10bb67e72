import type { Page } from 'playwright-core';

/** The row of a table that speaks of this patient. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The one in the row that speaks of this patient. */
export const rowButton = (page: Page, patient: string, name: string) =>
  rowOf(page, patient).getByRole('button', { name, exact: true });
