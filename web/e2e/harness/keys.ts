import type { Locator, Page } from 'playwright-core';
import type { House, Window } from './house.ts';
import { hasFocus } from './people.ts';

/** Opens a window in which this role logs in without the mouse. */
export async function logInByKeys(house: House, role: string): Promise<Window> {
  const window = await house.window();
  const { page } = window;
  const { email, password } = house.server.login(role);
  await page.getByLabel('Email').waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/manage/);
  return window;
}

/** Opens an entry of the menu by Ctrl+K. */
export async function goByKeys(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Cari menu' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type(entry);
  await page.getByRole('option', { name: entry }).waitFor();
  await page.keyboard.press('Enter');
}

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Types a reason in the dialog that asks for it, once it has the focus. */
export async function sayWhy(page: Page, why: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Mengapa data ini dibuka?' });
  const box = dialog.getByLabel('Alasan');
  await box.waitFor();
  await page.waitForFunction(element => element === document.activeElement, await box.elementHandle());
  await page.keyboard.type(why);
  await page.keyboard.press('Enter');
  // While the dialog is closing, it still handles the keys.
  await dialog.waitFor({ state: 'hidden' });
}
