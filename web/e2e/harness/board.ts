import type { Page } from 'playwright-core';

/** Opens the television's board as the signed-in person. */
export async function showBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Pakai akun/ }).click();
  // The choice of schedules is asked once, and stored.
  const show = page.getByRole('button', { name: 'Tampilkan' });
  const board = page.getByRole('list', { name: 'Jadwal' });
  await show.or(board).waitFor();
  if (await show.isVisible()) await show.click();
  await board.waitFor();
}
