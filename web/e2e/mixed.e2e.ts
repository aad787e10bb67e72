import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { openHouse, type House } from './harness/house.ts';
import { button, save } from './harness/people.ts';

/** What the pharmacy makes ahead: its formula, a batch out of the stock, and the batch that was weighed wrongly. */
describe('a preparation of the pharmacy', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await openHouse();
    page = await house.openAt('pharmacist', '/manage/inventory');
  });
  afterAll(() => house?.close());

  const chooses = async (label: string, name: string, group?: string) => {
    const within = group ? page.getByRole('group', { name: group }) : page;
    await within.getByRole('combobox', { name: label }).click();
    await page.keyboard.type(name);
    await page.getByRole('option', { name }).first().click();
  };

  it('is written with its formula', async () => {
    await button(page, 'Racikan baru').click();
    await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Salep campur 10 g');
    await page.getByLabel('Bentuk sediaan').fill('salep');
    await chooses('Satuan dasar', 'tube');
    await page.getByLabel('Harga jual per satuan dasar').fill('25000');
    await chooses('Bahan', 'Gentamisin salep kulit', 'Bahan ke-1');
    await page
      .getByRole('group', { name: 'Bahan ke-1' })
      .getByLabel(/^Jumlah/)
      .fill('10');
    await page.keyboard.press('Enter');
    await chooses('Bahan', 'Hidrokortison krim', 'Bahan ke-2');
    await page
      .getByRole('group', { name: 'Bahan ke-2' })
      .getByLabel(/^Jumlah/)
      .fill('5');
    await page.getByLabel(/^Hasil/).fill('12');
    await page.getByLabel('Masa simpan (hari)').fill('60');
    expect(await seriousFindings(page)).toEqual([]);
    await save(page);
    await page.getByRole('heading', { name: 'Salep campur 10 g' }).waitFor();
    await page.getByText('Belum pernah dibuat').waitFor();
  });

  it('is made out of the stock, and a batch that was weighed wrongly is taken back', async () => {
    await button(page, 'Buat racikan').click();
    const dialog = page.getByRole('dialog', { name: 'Buat Salep campur 10 g' });
    await dialog.getByLabel('Berapa kali formula').fill('100');
    await dialog.getByRole('button', { name: 'Buat racikan' }).click();
    await dialog.getByText(/^Stok Gentamisin salep kulit 0,1% tidak cukup/).waitFor();
    await dialog.getByLabel('Berapa kali formula').fill('1');
    await dialog.getByLabel(/^Hasil nyata/).fill('11');
    await dialog.getByLabel('No. batch').fill('SC-1');
    await dialog.getByRole('button', { name: 'Buat racikan' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Tersedia 11 tube').waitFor();
    await page.getByRole('button', { name: 'Koreksi batch SC-1' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Batalkan pembuatan SC-1').click();
    const why = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await why.getByRole('textbox').fill('Salah timbang');
    await why.getByRole('button', { name: 'Batalkan pembuatan' }).click();
    await page.getByText(/Dibatalkan .*: Salah timbang/).waitFor();
    await page.getByText('Tersedia 0 tube').waitFor();
  });
});
