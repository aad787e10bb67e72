import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter, type Desk } from './harness/api.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

const NAME = 'Hartini Kusumawardani';
const MEDICINE = 'Parasetamol 500 mg';

/** A doctor's order on the ward is dispensed by the day, given, partly returned, and does not prevent the discharge. */
describe('a medicine on the ward', () => {
  let house: House;
  let doctor: Page;
  let pharmacist: Page;
  let nurse: Page;
  let desk: Desk;
  let stay: number;
  beforeAll(async () => {
    house = await openHouse();
    const front = await enter(house.server, 'front-office');
    desk = await enter(house.server, 'nurse');
    const patientId = await front.does('patient/register', 0, {
      name: NAME,
      gender: 'female',
      birthDate: '1966-02-11',
    });
    const bed = await desk.row('/v2/live/ward.beds', row => row['status'] === 'available');
    const [who] = await desk.rows('/v2/inpatient-doctor/selector?limit=1');
    stay = await desk.does('stay/admit', 0, { patientId, bedId: bed.id, doctorId: who?.id, payer: 'general' });
  });
  afterAll(() => house?.close());

  const dialog = (page: Page) => page.getByRole('dialog');
  /** The topmost dialog. */
  const asked = (page: Page) => page.getByRole('dialog').last();
  const slot = (page: Page, state: string) =>
    page.getByRole('button', { name: new RegExp(`${state}.*${MEDICINE}`) }).first();

  it('is prescribed beside the bed and reaches the pharmacy at once', async () => {
    pharmacist = await house.openAt('pharmacist', '/manage/pharmacy?tab=inpatient');
    doctor = await house.openAt('doctor', `/manage/inpatient/${stay}`);
    await button(doctor, 'Tulis resep').click();
    await dialog(doctor).getByRole('combobox', { name: 'Obat' }).fill(MEDICINE);
    await doctor
      .getByRole('option', { name: new RegExp(MEDICINE) })
      .first()
      .click();
    await dialog(doctor).getByRole('combobox', { name: 'Signa' }).fill('3 x 1 tablet');
    await dialog(doctor).getByRole('textbox', { name: 'Jumlah' }).fill('6');
    await button(doctor, 'Simpan resep').click();
    await pharmacist.getByRole('row').filter({ hasText: NAME }).getByRole('button', { name: 'Telaah' }).click();
    await pharmacist.getByText('Telaah resep').first().waitFor();
    expect(await seriousFindings(pharmacist)).toEqual([]);
    await pharmacist.keyboard.press('F2');
    await pharmacist.keyboard.press('F9');
  });

  it('is dispensed for a day', async () => {
    const now = pharmacist.getByRole('textbox', { name: `Diserahkan sekarang: ${MEDICINE}` });
    await expect.poll(() => now.inputValue()).toBe('3');
    await button(pharmacist, 'Serahkan ke bangsal').click();
    await pharmacist.getByText('3 / 6 tablet').waitFor();
    expect(await seriousFindings(pharmacist)).toEqual([]);
  });

  it('is given by the nurse, which the doctor sees within a second', async () => {
    nurse = await house.openAt('nurse', '/manage/inpatient?tab=medication');
    const ward = await desk.row(`/v2/live/stay.detail?encounterId=${stay}`, () => true);
    await nurse.getByRole('combobox', { name: 'Bangsal' }).selectOption(String(ward['wardId']));
    await nurse.getByText(NAME).first().waitFor();
    expect(await seriousFindings(nurse)).toEqual([]);
    await nurse.getByRole('button', { name: new RegExp(`^Berikan: ${MEDICINE}`) }).click();
    await dialog(nurse).getByRole('textbox', { name: 'Alasan tanpa pindai' }).fill('Pemindai rusak');
    expect(await seriousFindings(nurse)).toEqual([]);
    await slot(doctor, 'Sekarang').waitFor();
    await dialog(nurse).getByRole('button', { name: 'Berikan', exact: true }).click();
    await dialog(nurse).waitFor({ state: 'detached' });
    await slot(doctor, 'Diberikan').waitFor({ timeout: 1_000 });
    expect(await seriousFindings(doctor)).toEqual([]);
  });

  it('that was recorded by mistake is due again, and is given after all', async () => {
    await nurse.goto(`${house.server.url}/manage/inpatient/${stay}`);
    await slot(nurse, 'Diberikan').click();
    await button(nurse, 'Batalkan catatan').click();
    await asked(nurse).getByRole('textbox').fill('Salah pasien');
    await asked(nurse).getByRole('button', { name: 'Batalkan catatan', exact: true }).click();
    await slot(nurse, 'Sekarang').click();
    await dialog(nurse).getByRole('textbox', { name: 'Alasan tanpa pindai' }).fill('Gelang basah');
    await dialog(nurse).getByRole('button', { name: 'Berikan', exact: true }).click();
    await slot(nurse, 'Diberikan').waitFor();
  });

  it('is stopped, comes back unopened, and holds nobody', async () => {
    await button(doctor, `Tindakan lain: ${MEDICINE}`).click();
    await doctor.getByRole('menuitem', { name: 'Hentikan obat' }).click();
    await asked(doctor).getByRole('textbox').fill('Keluhan membaik');
    await asked(doctor).getByRole('button', { name: 'Hentikan obat', exact: true }).click();
    await asked(doctor).waitFor({ state: 'detached' });
    await pharmacist.getByText('Dihentikan').first().waitFor();
    await button(pharmacist, 'Terima retur').click();
    await dialog(pharmacist).getByRole('textbox', { name: 'Alasan' }).fill('Sisa tidak dipakai');
    await dialog(pharmacist).getByRole('button', { name: 'Terima retur' }).click();
    await pharmacist.getByText(/diretur 2/).waitFor();
    await button(doctor, 'Izinkan pulang').click();
    await dialog(doctor).getByRole('button', { name: 'Izinkan pulang' }).click();
    await button(nurse, 'Pasien keluar').click();
    await dialog(nurse).getByRole('button', { name: 'Pasien keluar' }).click();
    await nurse.getByText('Sudah keluar').first().waitFor();
    const cashier = await enter(house.server, 'cashier');
    const [bill] = await cashier.rows(`/v2/transaction/transactions?encounterId=${stay}`);
    const charges = await cashier.rows(`/v2/live/transaction.charges?transactionId=${bill?.id}`);
    const medicine = charges.filter(row => row['type'] === 'pharmacy');
    expect(medicine).toMatchObject([{ quantity: 1, unitPrice: 500 }]);
  });
});
