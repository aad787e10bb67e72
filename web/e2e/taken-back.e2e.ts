import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

/** Two ways back: what the pharmacist returns, and what the supervisor undoes. */
describe('work that is taken back', () => {
  let house: House;
  let day: HalfDay;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());

  it('a prescription that the pharmacist gives back stands on top of the doctor’s list until it is written anew', async () => {
    const doctor = await house.openAt('doctor', '/manage/outpatient?tab=queue');
    const returned = doctor.getByRole('region', { name: 'Dikembalikan apoteker' });
    const pharmacist = await enter(house.server, 'pharmacist');
    const own = await pharmacist.row(
      `/v2/prescription/prescriptions?date=${day.date}&limit=100`,
      row => row['status'] === 'queue' && row['doctorName'] === 'dr. Bayu Prasetyo' && row['supply'] === null,
    );
    await pharmacist.does('prescription/return', own.id, { note: 'Dosis melebihi berat badan' });
    await returned.getByText(String(own['patientName'])).waitFor();
    await returned.getByText('Dosis melebihi berat badan').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
    await returned.getByRole('button').first().click();
    await button(doctor, 'Ubah resep').click();
    await button(doctor, 'Simpan resep').click();
    await doctor.goto('/manage/outpatient?tab=queue');
    await doctor.getByRole('heading', { name: 'Rawat jalan' }).waitFor();
    await returned.waitFor({ state: 'hidden' });
  });

  it('a void makes a bill in the other’s place, with the same items, that is paid as any', async () => {
    const { transactionId } = day.visits.paid;
    const head = await house.openAt('supervisor', `/manage/cashier?bill=${transactionId}`);
    await button(head, 'Aksi lain').click();
    await head.getByRole('menuitem', { name: 'Void' }).click();
    const asked = head.getByRole('alertdialog').or(head.getByRole('dialog'));
    await asked.getByLabel('Buat tagihan pengganti dengan item yang sama').check();
    await asked.getByRole('textbox').fill('Salah tarif');
    await asked.getByRole('button', { name: 'Void', exact: true }).click();
    await head.getByRole('link', { name: 'Buka tagihan pengganti' }).or(button(head, 'Buka tagihan pengganti')).click();
    await head.waitForURL(url => !url.search.includes(`bill=${transactionId}`));
    await head.getByText('Menunggu pembayaran').first().waitFor();
    expect(await seriousFindings(head)).toEqual([]);
  });
});
