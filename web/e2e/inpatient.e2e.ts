import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { chooseIn } from './harness/choose.ts';
import { enter } from './harness/api.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

const NAME = 'Sulastri Wahyuningsih';
const MOTHER = 'Ny. Retno Palupi';

/**
 * A patient is admitted to a bed, moves to a better room and goes home; the doctor sees it, and the cashier has one
 * bill for it.
 */
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
    await chooseIn(field, option);
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

  it('of a mother and her newborn is two, side by side: in a cot at the board and at the post, until both go home', async () => {
    const [ward, desk] = await Promise.all([enter(house.server, 'nurse'), enter(house.server, 'front-office')]);
    const [free] = await ward.rows('/v2/bed/beds?status=available');
    const wards = await ward.rows('/v2/ward/selector');
    const its = String(wards.find(({ id }) => id === free?.['wardId'])?.['name']);
    const [who] = await ward.rows('/v2/inpatient-doctor/selector?limit=1');
    const hers = { name: MOTHER, gender: 'female', birthDate: '1997-02-11' };
    const mother = await ward.does('stay/admit', 0, {
      ...{ patientId: await desk.does('patient/register', 0, hers), bedId: free?.['id'] },
      ...{ doctorId: who?.['id'], payer: 'general' },
    });
    await ward.does('labour/start', mother, {
      ...{ gravida: 1, para: 0, abortus: 0, gestationWeeks: 39 },
      effectiveAt: new Date(Date.now() - 600_000).toISOString(),
    });
    await doctor.goto('/manage/inpatient');
    const post = await house.openAt('doctor', `/manage/inpatient/nurse-room?ward=${String(free?.['wardId'])}`);
    await post
      .getByRole('button', { name: new RegExp(MOTHER) })
      .first()
      .waitFor();

    await nurse.goto(`/manage/inpatient/${mother}`);
    await button(nurse, 'Lainnya').click();
    await nurse.getByRole('menuitem', { name: 'Tempat tidur penunggu' }).click();
    await button(nurse, 'Beri tempat tidur').click();
    await nurse.locator('dd').filter({ hasText: 'suami/istri' }).waitFor();
    await nurse.goto(`/manage/inpatient/${mother}/nurse-care`);
    await button(nurse, 'Bayi lahir').click();
    await nurse.getByRole('dialog').getByRole('button', { name: 'Bayi lahir' }).click();
    await button(nurse, 'Daftarkan bayi').click();
    await nurse.getByRole('dialog').getByRole('button', { name: 'Daftarkan bayi' }).click();
    await place(doctor, its, MOTHER).getByText('1 bayi di boks').waitFor();
    await place(doctor, its, MOTHER).getByText('Penunggu').waitFor();
    await post
      .getByRole('button', { name: new RegExp(`By. ${MOTHER}`) })
      .first()
      .waitFor();
    await post.getByText('1 bayi di boks').waitFor();
    expect(await seriousFindings(post)).toEqual([]);

    const head = await enter(house.server, 'doctor');
    const baby = await head.row('/v2/stay/stays?limit=100', row => row['motherEncounterId'] === mother);
    const today = String(baby['date']);
    for (const id of [mother, Number(baby['id'])])
      await head.does('stay/order-discharge', id, { manner: 'approved', plannedOn: today });
    const leaves = async (id: number) => {
      await nurse.goto(`/manage/inpatient/${id}`);
      await button(nurse, 'Pasien keluar').click();
      await nurse.getByRole('dialog').getByRole('button', { name: 'Pasien keluar' }).click();
    };
    await leaves(mother);
    await nurse.getByText('Bayinya masih di boks').first().waitFor();
    for (const id of [Number(baby['id']), mother]) {
      await leaves(id);
      await nurse.getByText('Sudah keluar').first().waitFor();
    }
    await expect.poll(() => post.getByText(MOTHER).count()).toBe(0);
  });
});
