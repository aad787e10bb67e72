import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, rowOf, takesFocus } from './harness/people.ts';

/** The pharmacist sells, the cashier takes the money, the pharmacist hands over; then a part comes back. */
describe('a sale of the external pharmacy', () => {
  let house: House;
  let pharmacist: Page;
  let cashier: Page;
  const BUYER = 'Tono Hartono';
  beforeAll(async () => {
    ({ house } = await openHouseOnHalfDay());
    cashier = await house.openAt('cashier', '/manage/cashier');
    pharmacist = await house.openAt('pharmacist', '/manage/apotek');
  });
  afterAll(() => house?.close());

  const line = (number: number) => pharmacist.getByRole('group', { name: `Obat ke-${number}` });
  const types = async (number: number, medicine: string, quantity: string) => {
    const item = line(number).getByRole('combobox', { name: 'Obat' });
    await takesFocus(item);
    await pharmacist.keyboard.type(medicine);
    // What was found for a part of the name is not taken.
    await expect
      .poll(() => pharmacist.getByRole('option').allTextContents())
      .toEqual([expect.stringContaining(medicine)]);
    await pharmacist.keyboard.press('Enter');
    await takesFocus(line(number).getByLabel('Jumlah'));
    await pharmacist.keyboard.type(quantity);
  };

  it('is typed by keyboard alone, and asks for the prescription that a medicine needs', async () => {
    await button(pharmacist, 'Penjualan baru').click();
    await types(1, 'Parasetamol 500', '10');
    await pharmacist.keyboard.press('Enter');
    await types(2, 'Amoksisilin 500', '15');
    await pharmacist.getByText('Rp 23.000').waitFor();
    await pharmacist.keyboard.press('Control+Enter');
    await pharmacist.getByText('Ada obat yang hanya dijual dengan resep').waitFor();
    await pharmacist.getByRole('textbox', { name: 'Dokter', exact: true }).fill('dr. Herman Wijaya');
    await pharmacist.getByRole('textbox', { name: 'Nama pasien' }).fill(BUYER);
    await pharmacist.getByRole('textbox', { name: 'Nama (opsional)' }).fill(BUYER);
    expect(await seriousFindings(pharmacist)).toEqual([]);
    await pharmacist.keyboard.press('Control+Enter');
    await pharmacist.getByText('Menunggu bayar').waitFor();
    expect(await pharmacist.getByRole('button', { name: /Serahkan/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is on the cashier’s list at once, and is paid there', async () => {
    await rowOf(cashier, BUYER).getByRole('button', { name: 'Bayar' }).click();
    await cashier.getByText('Rp 23.000').first().waitFor();
    await cashier.getByLabel('Uang diterima').fill('50000');
    await button(cashier, 'Bayar').click();
    await cashier.getByRole('dialog', { name: 'Kuitansi' }).waitFor();
    await cashier.keyboard.press('Escape');
    await pharmacist.getByText('Siap diserahkan').waitFor();
  });

  it('is handed over, and comes back in part: the money leaves the drawer', async () => {
    await pharmacist.getByRole('button', { name: /^Serahkan/ }).click();
    const dialog = pharmacist.getByRole('dialog', { name: 'Serahkan' });
    await dialog.getByRole('button', { name: 'Serahkan' }).click();
    await pharmacist.getByText('Diserahkan', { exact: true }).first().waitFor();
    await button(pharmacist, 'Retur').click();
    const back = pharmacist.getByRole('dialog', { name: 'Retur' });
    await back.getByLabel('Jumlah retur Amoksisilin 500 mg').fill('16');
    await back.getByLabel('Alasan').fill('Alergi amoksisilin');
    await back.getByRole('button', { name: 'Terima retur' }).click();
    await back.getByText('Yang terjual dan belum diretur hanya 15 tablet.').waitFor();
    await back.getByLabel('Jumlah retur Amoksisilin 500 mg').fill('5');
    expect(await seriousFindings(pharmacist)).toEqual([]);
    await back.getByRole('button', { name: 'Terima retur' }).click();
    await back.waitFor({ state: 'detached' });
    await pharmacist.getByText('Diretur sebagian').waitFor();
    await cashier.getByText('Rp 17.000').first().waitFor();
  });
});
