import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House, type Window } from './harness/house.ts';
import { goByKeys, logInByKeys } from './harness/keys.ts';
import { button, takesFocus } from './harness/people.ts';
import { steps } from './harness/steps.ts';

/** Registration and payment by keyboard alone: nothing is clicked. */
describe('by keyboard alone', () => {
  let house: House;
  let day: HalfDay;
  const windows: Record<string, Window> = {};
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  const logIn = async (role: string): Promise<Page> => {
    const window = await logInByKeys(house, role);
    windows[role] = window;
    return window.page;
  };
  /** Presses Enter from field to field until the form is done; returns how often. */
  const enterUntil = async (page: Page, done: () => Promise<boolean>): Promise<number> => {
    for (let pressed = 0; pressed < 15; pressed++) {
      if (await done()) return pressed;
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press('Enter');
      // Waits until the focus has moved before the next key, as a person does.
      const hasGoneOn = () => page.evaluate(element => document.activeElement !== element, before);
      await expect.poll(async () => (await done()) || (await hasGoneOn()), { timeout: 20_000 }).toBe(true);
    }
    throw new Error('Enter leads nowhere');
  };

  it('a known patient is found and queued within ten seconds', async () => {
    const page = await logIn('front-office');
    await goByKeys(page, 'Pendaftaran pasien');
    const search = page.getByRole('combobox', { name: 'Cari nama' });
    await takesFocus(search);
    const start = performance.now();
    await page.keyboard.type('budi santos');
    await page.getByRole('option', { name: /Budi Santoso/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /Poli Umum/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('radio');
    const ticket = page.getByRole('status').getByText(/^[A-Z]-\d{3}$/);
    const pressed = await enterUntil(page, () => ticket.isVisible());
    const seconds = (performance.now() - start) / 1000;
    process.stdout.write(`\nFound and queued by keyboard in ${seconds.toFixed(1)} s, Enter ${pressed} times\n`);
    // One press per field and one to submit: none may be spent on something invisible.
    expect(pressed).toBeLessThanOrEqual(6);
    expect(seconds).toBeLessThan(10);
  });

  it('the next one is new, and is registered', async () => {
    const page = windows['front-office']?.page as Page;
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pasien berikutnya');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Cari nama' }).waitFor();
    await page.keyboard.type('Kinanti Larasati');
    await page.getByText('Tidak ada pasien').waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Nama lengkap').waitFor();
    await expect.poll(() => page.getByLabel('Nama lengkap').inputValue()).toBe('Kinanti Larasati');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.press('Enter');
    await takesFocus(page.getByLabel('NIK', { exact: true }));
    await page.keyboard.press('Enter');
    // A person holds a key for a moment, and the choice waits for that.
    await page.keyboard.press('ArrowRight', { delay: 80 });
    await page.keyboard.press('Control+Enter');
    await takesFocus(button(page, 'Ya, simpan'));
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /Poli Umum/ }).waitFor();
    const ticket = page.getByRole('status').getByText(/^[A-Z]-\d{3}$/);
    expect(await enterUntil(page, () => ticket.isVisible())).toBeLessThanOrEqual(6);
  });

  it('a patient is found from anywhere, and is there again', async () => {
    const page = windows['front-office']?.page as Page;
    const found = page.getByRole('option', { name: /Kinanti Larasati/ });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('Kinanti Lar');
    await found.waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Kinanti Larasati' }).waitFor();
    await page.keyboard.press('Control+k');
    await found.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Tombol pintas' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('a bill is found, paid and printed', async () => {
    const page = await logIn('cashier');
    await goByKeys(page, 'Kasir');
    // The former page has rows, too.
    await page.getByRole('table', { name: 'Kasir' }).getByRole('row').nth(2).waitFor();
    await page.keyboard.type(day.visits.billed.name);
    await page.keyboard.press('Enter');
    await takesFocus(page.getByLabel('Uang diterima'));
    // A part payment first: the amount, and Enter.
    await page.keyboard.type('10000');
    const payments = page.getByRole('region', { name: 'Pembayaran', exact: true });
    const pressed = await enterUntil(page, () => payments.getByText('Rp 10.000').isVisible());
    process.stdout.write(`\nPaid by keyboard: Enter to open the bill, and ${pressed} after the amount\n`);
    expect(pressed).toBeLessThanOrEqual(1);
    await page.keyboard.press('F2');
    await page.keyboard.type('500000');
    await page.getByText('Kembalian').waitFor();
    await page.keyboard.press('F9');
    const receipt = page.getByRole('dialog', { name: 'Kuitansi' });
    await receipt.waitFor();
    await page.keyboard.press('Control+p');
    await receipt.getByText('Sudah dicetak 1 kali').waitFor();
    await page.keyboard.press('Escape');
    await receipt.waitFor({ state: 'hidden' });
    await page.getByText('Lunas', { exact: true }).first().waitFor();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByRole('table', { name: 'Kasir' }).waitFor();
  });
});
