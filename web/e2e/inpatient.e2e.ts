import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

const NAME = 'Sulastri Wahyuningsih';

/** A patient gets a bed, moves to a better room and goes home; the doctor sees it, the cashier has one bill for it. */
describe('a stay', () => {
  let house: House;
  let nurse: Page;
  let doctor: Page;
  let patientId: number;
  beforeAll(async () => {
    house = await openHouse();
    const desk = await enter(house.server, 'front-office');
    patientId = await desk.does('patient/register', 0, { name: NAME, gender: 'female', birthDate: '1971-05-04' });
  });
  afterAll(() => house?.close());

  const place = (page: Page, ward: string, bed: string) =>
    page.getByRole('region', { name: ward, exact: true }).locator('button').filter({ hasText: bed }).first();
  const choose = async (page: Page, label: string, option: string) => {
    const field = page.getByRole('dialog').getByRole('combobox', { name: label, exact: true });
    const value = await field.locator('option').filter({ hasText: option }).first().getAttribute('value');
    await field.selectOption(value);
  };

  it('begins on the bed board, which others see as it happens', async () => {
    nurse = await house.openAt('nurse', '/manage/inpatient');
    doctor = await house.openAt('doctor', '/manage/inpatient');
    await place(nurse, 'Anggrek', '1A').click();
    await button(nurse, 'Rawat di sini').click();
    await nurse.getByRole('dialog').getByRole('combobox', { name: 'Pasien' }).fill('Sulastri');
    await nurse.getByRole('option', { name: new RegExp(NAME) }).click();
    await choose(nurse, 'DPJP', 'dr.');
    expect(await seriousFindings(nurse)).toEqual([]);
    await button(nurse, 'Rawat').click();
    await nurse.locator('dd').filter({ hasText: 'Anggrek, Anggrek 1, 1A' }).waitFor();
    await place(doctor, 'Anggrek', NAME).waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
  });

  it('goes on in another room', async () => {
    await button(nurse, 'Pindah tempat tidur').click();
    await choose(nurse, 'Tempat tidur', 'Melati 2, 2A');
    await button(nurse, 'Pindahkan').click();
    await nurse.locator('dd').filter({ hasText: 'Melati, Melati 2, 2A' }).waitFor();
    await place(doctor, 'Melati', NAME).waitFor();
    await place(doctor, 'Anggrek', 'Dibersihkan').waitFor();
  });

  it('ends when the doctor lets her go, and is settled on one bill with what she gave in advance', async () => {
    await place(doctor, 'Melati', NAME).click();
    await button(doctor, 'Buka rawat inap').click();
    await button(doctor, 'Izinkan pulang').click();
    await doctor.getByRole('dialog').getByRole('button', { name: 'Izinkan pulang' }).click();
    await button(nurse, 'Pasien keluar').click();
    await nurse.getByRole('dialog').getByRole('button', { name: 'Pasien keluar' }).click();
    await nurse.getByText('Sudah keluar').first().waitFor();
    await nurse.getByText(/Kelas 2 · Melati 2, 2A/).waitFor();
    const cashier = await enter(house.server, 'cashier');
    const [bill] = await cashier.rows(`/v2/transaction/transactions?patientId=${patientId}`);
    expect(bill).toMatchObject({ serviceType: 'inpatient', status: 'WAITING', subtotal: 340_000 });
    const id = Number(bill?.['id']);
    const shiftId = await cashier.does('shift/open', 0, { float: 0 });
    await cashier.does('transaction/receive-deposit', id, { shiftId, method: 'qris', amount: 200_000 });
    await cashier.does('transaction/close', id);
    await cashier.does('transaction/pay', id, { shiftId, lines: [{ method: 'cash', amount: 140_000 }] });
    const ward = await enter(house.server, 'doctor');
    await ward.row(`/v2/consultation/visits?personId=${patientId}`, row => row['status'] === 'done');
  });
});
