import type { Page } from 'playwright-core';

/** Opens a pane of a patient's page; in a wide window all are beside each other. */
export async function toPane(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('group', { name: 'Bagian halaman' }).getByRole('button', { name, exact: true });
  await page.getByRole('region', { name, exact: true }).or(tab).first().waitFor();
  if (await tab.isVisible()) await tab.click();
}
