import type { Page } from 'playwright-core';

/** The television, as whoever is signed in at it. */
export async function showBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Pakai akun/ }).click();
  // What it shows is chosen once, and kept.
  const show = page.getByRole('button', { name: 'Tampilkan' });
  const board = page.getByRole('list', { name: 'Jadwal' });
  await show.or(board).waitFor();
  if (await show.isVisible()) await show.click();
  await board.waitFor();
}
