import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, rowOf } from './harness/people.ts';

/**
 * A bill is cancelled while its patient is with the doctor: the consultation's charge is late, and must not be lost.
 */
describe('charges that come late', () => {
  let house: House;
  let day: HalfDay;
  let page: Page;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());

  it('are waited for while the bill is open', async () => {
    page = await house.openAt('cashier', `/manage/cashier?bill=${day.visits.prescribed.transactionId}`);
    await page.getByRole('region', { name: 'Biaya yang ditunggu' }).getByText('Resep').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Tidak menunggu Resep lagi').click();
    const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await asked.getByRole('textbox').fill('Pasien pulang tanpa obat');
    await asked.getByRole('button', { name: 'Tidak ditunggu lagi' }).click();
    await page.getByRole('region', { name: 'Biaya yang ditunggu' }).waitFor({ state: 'hidden' });
  });

  it('stand beside the totals, and get a bill of their own', async () => {
    const { encounterId, transactionId, name } = day.visits.serving;
    const [cashier, doctor] = await Promise.all([enter(house.server, 'cashier'), enter(house.server, 'doctor')]);
    await cashier.does('transaction/cancel', transactionId, { reason: 'Salah pasien' });
    await doctor
      .does('consultation/sign-note', encounterId, { subjective: '-', objective: '-', assessment: '-', plan: '-' })
      .catch(() => undefined);
    await doctor
      .does('consultation/record-diagnosis', encounterId, { code: 'J06.9', kind: 'primary' })
      .catch(() => undefined);
    await doctor.does('consultation/finish', encounterId);
    await page.goto(`/manage/cashier?bill=${transactionId}`);
    const late = page.getByRole('region', { name: 'Biaya susulan' });
    await late.getByText(/Konsultasi/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await late.getByRole('button', { name: 'Tagihan susulan' }).click();
    const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await asked.getByRole('textbox').fill('Tagihan pertama salah dibatalkan');
    await asked.getByRole('button', { name: 'Tagihan susulan' }).click();
    await late.waitFor({ state: 'hidden' });
    await page.goto('/manage/cashier');
    // A supplement that BPJS bears is settled automatically.
    await rowOf(page, name)
      .getByText(/Menunggu pembayaran|Lunas/)
      .waitFor();
  });
});
