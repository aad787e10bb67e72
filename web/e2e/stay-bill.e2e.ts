import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter, type Desk, type Row } from './harness/api.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

const TREATMENT = 'Rawat luka bakar';

/**
 * A patient of the clinic lies in a class above hers, an insurer is found when she has already been treated, she is moved
 * twice and goes home: her bill is settled from what she gave in advance, and what is left goes back to her.
 */
describe('the bill of a stay', () => {
  let house: House;
  let cashier: Page;
  let nurse: Page;
  let ward: Desk;
  let till: Desk;
  let doctor: Desk;
  let today: string;
  let stay: number;
  let bill: number;
  let beds: Row[];
  const bedOf = (room: string, name: string) =>
    beds.find(each => each['roomName'] === room && each['name'] === name) as Row & { classId: number };

  beforeAll(async () => {
    const { house: opened, day } = await openHouseOnHalfDay();
    house = opened;
    const { serving } = day.visits;
    bill = serving.transactionId;
    const admin = await enter(house.server, 'facility-admin');
    doctor = await enter(house.server, 'doctor');
    today = day.date;
    ward = await enter(house.server, 'nurse');
    till = await enter(house.server, 'cashier');
    const treatmentId = await admin.does('treatment/add', 0, { name: TREATMENT, price: 120_000 });
    const insured = { payer: 'insurance', price: 90_000, effectiveFrom: today };
    await admin.does('treatment/set-price', treatmentId, insured);
    // She pays herself so far, and takes no medicine home from the clinic.
    const front = await enter(house.server, 'front-office');
    await front.does('booking/change-payer', serving.encounterId, { payer: 'general' });
    const [open] = await till.rows(`/v2/live/transaction.detail?transactionId=${bill}`);
    for (const { sourceModule, sourceId } of (open?.['expected'] ?? []) as { sourceModule: string; sourceId: number }[])
      if (sourceModule === 'prescription') await doctor.does('prescription/cancel', sourceId, { reason: 'Dirawat' });
    beds = await ward.rows('/v2/live/ward.beds');
    const [doctorOfWard] = await ward.rows('/v2/inpatient-doctor/selector?limit=1');
    stay = await ward.does('stay/admit', 0, {
      ...{ patientId: serving.patientId, fromEncounterId: serving.encounterId, payer: 'general' },
      ...{ bedId: bedOf('Melati 2', '2A').id, doctorId: doctorOfWard?.id },
      ...{ basis: 'upgrade', entitledClassId: bedOf('Anggrek 1', '1A').classId },
    });
    await doctor.does('consultation/order-treatment', stay, { treatmentId, quantity: 1 });
    cashier = await house.openAt('cashier', `/manage/cashier?bill=${bill}`);
    nurse = await house.openAt('nurse', '/manage/inpatient');
  });
  afterAll(() => house?.close());

  const bell = (page: Page) => page.getByRole('button', { name: /pemberitahuan/i });
  const pay = async (amount: string) => {
    await button(cashier, 'Terima deposit').click();
    const dialog = cashier.getByRole('dialog');
    await dialog.getByLabel('Jumlah').fill(amount);
    await dialog.getByRole('button', { name: 'Terima deposit' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };

  it('asks for more once four fifths are used up, at the desk and in the ward, until more is given', async () => {
    await pay('100000');
    await cashier.getByText(/Minta tambahan deposit: Rp/).waitFor();
    await bell(nurse).click();
    await nurse.getByRole('menuitem', { name: /Minta tambahan deposit/ }).waitFor();
    await nurse.keyboard.press('Escape');
    expect(await seriousFindings(cashier)).toEqual([]);
    await pay('900000');
    await cashier.getByText(/Minta tambahan deposit: Rp/).waitFor({ state: 'hidden' });
    await bell(nurse).click();
    await nurse.getByRole('menuitem', { name: /Minta tambahan deposit/ }).waitFor({ state: 'hidden' });
    await nurse.keyboard.press('Escape');
  });

  it('comes to the prices of an insurer who is found later, and says who changed it', async () => {
    await button(cashier, 'Tambah penjamin').click();
    const dialog = cashier.getByRole('dialog');
    await dialog.getByLabel('Nama asuransi').fill('PT Asuransi Sehat');
    await dialog.getByLabel('Yang ditanggung').selectOption({ label: 'Sampai jumlah tertentu' });
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await dialog.getByText('Isi jumlah rupiah yang ditanggung paling banyak.').waitFor();
    expect(await seriousFindings(cashier)).toEqual([]);
    await dialog.getByLabel('Paling banyak').fill('100000');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await cashier.getByText(/Harga 1 item menurut Asuransi: −Rp\s30\.000/).waitFor();
    await cashier.getByText(/sebelumnya Rp\s120\.000/).waitFor();
    await cashier.getByText(/sampai Rp\s100\.000/).waitFor();
  });

  it('is settled from the deposit when she goes home, with what her class costs more, and the rest goes back', async () => {
    const above = bedOf('Melati 2', '2A');
    const own = bedOf('Anggrek 1', '1A');
    await ward.does('stay/move', stay, { bedId: own.id });
    await ward.does('bed/clean', above.id);
    await ward.does('stay/move', stay, { bedId: above.id, basis: 'upgrade', entitledClassId: own.classId });
    await doctor.does('stay/order-discharge', stay, { manner: 'approved', plannedOn: today });
    await ward.does('stay/leave', stay);
    await cashier.getByText(/Selisih kelas Kelas 2 dari Kelas 3/).waitFor();
    await button(cashier, 'Tutup tagihan').click();
    await cashier.getByText('Ditanggung penjamin').waitFor();
    await cashier
      .getByText(/^Lunas/)
      .first()
      .waitFor();
    // Money back is not every cashier's: the house's head gives it from a drawer of her own.
    const head = await house.openAt('facility-admin', `/manage/cashier?bill=${bill}`);
    await (await enter(house.server, 'facility-admin')).does('shift/open', 0, { float: 1_000_000 });
    await head.getByRole('button', { name: 'Kembalikan deposit' }).last().click();
    const dialog = head.getByRole('dialog');
    await dialog.getByLabel('Alasan').fill('Sisa deposit');
    await dialog.getByRole('button', { name: 'Kembalikan deposit' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const [row] = await till.rows(`/v2/live/transaction.detail?transactionId=${bill}`);
    const { deposits, guarantors, total, paid } = row as unknown as {
      deposits: { amount: number; applied: number; refunded: number }[];
      guarantors: { amount: number }[];
      total: number;
      paid: number;
    };
    expect(guarantors[0]?.amount).toBe(100_000);
    expect(paid).toBe(total - 100_000);
    expect(deposits.reduce((held, each) => held + each.amount - each.applied - each.refunded, 0)).toBe(0);
  });
});
