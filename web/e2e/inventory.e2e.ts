import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { enter } from './harness/api.ts';
import { openHouse, type House } from './harness/house.ts';
import { button, rowOf } from './harness/people.ts';

const medicine = 'Parasetamol 500 mg';

/** Every movement appears on the medicine's sheet in every window, and stays on its stock card. */
describe('the stock of a medicine', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  const sheet = async (role: string) => {
    const page = await house.openAt(role, `/manage/inventory?search=${encodeURIComponent(medicine)}`);
    await rowOf(page, medicine).click();
    const opened = page.getByRole('dialog', { name: medicine });
    await opened.getByRole('heading', { name: 'Kartu stok' }).waitFor();
    return { page, opened };
  };
  const receive = async (page: Page, quantity: string) => {
    await button(page, 'Terima stok').click();
    const dialog = page.getByRole('dialog', { name: `Terima stok ${medicine}` });
    await dialog.getByLabel('No. batch').fill('PCT-77');
    await dialog.getByLabel('Kedaluwarsa').fill('2099-12-31');
    await dialog.getByLabel(/^Jumlah/).fill(quantity);
    await dialog.getByLabel(/^Harga beli/).fill('350');
    await dialog.getByRole('button', { name: 'Terima stok' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  const count = async (page: Page, quantity: string, reason: string) => {
    await button(page, 'Koreksi batch PCT-77').click();
    const dialog = page.getByRole('dialog', { name: 'Koreksi stok batch PCT-77' });
    await dialog.getByLabel('Hasil hitung').fill(quantity);
    await dialog.getByLabel('Alasan').fill(reason);
    return dialog;
  };
  const save = async (dialog: ReturnType<Page['getByRole']>) => {
    await dialog.getByRole('button', { name: 'Koreksi' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  const movements = ({ opened }: { opened: ReturnType<Page['getByRole']> }) =>
    opened.getByRole('listitem').filter({ hasText: 'Sisa batch' });

  it('changes in every window, also under the hands of whoever counts', async () => {
    const [keeper, other] = [await sheet('pharmacist'), await sheet('facility-admin')];
    await receive(keeper.page, '1.000');
    for (const { opened } of [keeper, other])
      await opened.getByRole('row').filter({ hasText: 'PCT-77' }).getByText('1.000').waitFor();
    for (const window of [keeper, other])
      await movements(window).filter({ hasText: 'PCT-77' }).getByText('+1.000').waitFor();

    const counting = await count(other.page, '988', 'Pecah di rak');
    await save(await count(keeper.page, '1.010', 'Salah catat'));
    await counting.getByRole('alert').getByText('dari 1.000 menjadi 1.010').waitFor();
    expect(await counting.getByLabel('Hasil hitung').inputValue()).toBe('');
    await counting.getByLabel('Hasil hitung').fill('998');
    await save(counting);
    await keeper.opened.getByRole('row').filter({ hasText: 'PCT-77' }).getByText('998').waitFor();
    for (const window of [keeper, other])
      await movements(window).filter({ hasText: 'Pecah di rak' }).getByText('−12').waitFor();

    await receive(keeper.page, '10');
    for (const { opened } of [keeper, other])
      await expect.poll(() => opened.getByRole('row').filter({ hasText: 'PCT-77' }).allInnerTexts()).toHaveLength(2);
  });

  it('has a stock card of as many pages as it takes, the newest movement first', async () => {
    const desk = await enter(house.server, 'pharmacist');
    const { id } = await desk.row(`/v2/inventory/stock?search=${encodeURIComponent(medicine)}`, () => true);
    const batch = { expiry: '2099-12-31', quantity: 5, unitCost: 350, origin: 'purchase' };
    for (let nth = 1; nth <= 50; nth++) await desk.does('inventory/receive', id, { ...batch, batch: `K-${nth}` });
    const { opened } = await sheet('pharmacist');
    await movements({ opened }).first().getByText('K-50').waitFor();
    expect(await movements({ opened }).count()).toBe(50);
    await opened.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await movements({ opened }).filter({ hasText: 'PCT-77' }).first().waitFor();
    expect(await movements({ opened }).filter({ hasText: 'K-50' }).count()).toBe(0);
  });
});
