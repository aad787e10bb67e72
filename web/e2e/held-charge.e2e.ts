import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House, type Window } from './harness/house.ts';
import { rowOf } from './harness/people.ts';
import { steps } from './harness/steps.ts';

/** Somebody mistyped a price, so that the bill would exceed the limit: the consultation's charge is held. */
describe('a charge that failed', () => {
  let house: House;
  let day: HalfDay;
  const windows: Record<string, Window> = {};
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
    const { encounterId } = day.visits.serving;
    const [administrator, doctor] = await Promise.all([
      enter(house.server, 'facility-admin'),
      enter(house.server, 'doctor'),
    ]);
    const priced = { name: 'Ganti perban', price: 999_999_975_000 };
    const treatmentId = await administrator.does('treatment/add', 0, priced);
    await doctor.does('consultation/order-treatment', encounterId, { treatmentId });
    await doctor
      .does('consultation/sign-note', encounterId, { subjective: '-', objective: '-', assessment: '-', plan: '-' })
      .catch(() => undefined);
    await doctor
      .does('consultation/record-diagnosis', encounterId, { code: 'J06.9', kind: 'primary' })
      .catch(() => undefined);
    await doctor.does('consultation/finish', encounterId);
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('shows on the cashier’s list and on the bill, with its reason', async () => {
    const { name, transactionId } = day.visits.serving;
    windows['cashier'] = await house.signIn('cashier');
    const { page } = windows['cashier'];
    await page.goto('/manage/cashier');
    await rowOf(page, name).getByText('Biaya gagal masuk').waitFor();
    await page.goto(`/manage/cashier?bill=${transactionId}`);
    await page.getByText(/Biaya gagal masuk: .*[a-z] [a-z]/).waitFor();
  });

  it('is on the facility’s page: refused again when retried, gone when done without', async () => {
    windows['admin'] = await house.signIn('facility-admin');
    const { page } = windows['admin'];
    await page.goto('/manage/audit/processes');
    const row = page.getByRole('row').filter({ hasText: 'Biaya konsultasi ke tagihan' });
    await row.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // The operator looks on.
    windows['operator'] = await house.signIn('channel-admin');
    await windows['operator'].page.goto('/channel/processes');
    await rowOf(windows['operator'].page, '1 kali').waitFor();
    expect(await seriousFindings(windows['operator'].page)).toEqual([]);
    await row.getByRole('button', { name: 'Coba lagi' }).click();
    await row.getByText('2 kali').waitFor();
    await row.getByRole('button', { name: 'Abaikan' }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('textbox').fill('Harga salah ketik');
    await dialog.getByRole('button', { name: 'Abaikan' }).click();
    await page.getByText('Tidak ada proses yang tertahan').waitFor();
  });

  it('leaves the cashier’s window by itself', async () => {
    const page = (windows['cashier'] as Window).page;
    await expect.poll(() => page.getByText('Biaya gagal masuk').count()).toBe(0);
  });

  it('leaves the operator’s page by itself too', async () => {
    const { page } = windows['operator'] as Window;
    await page.getByText('Tidak ada proses yang tertahan').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
