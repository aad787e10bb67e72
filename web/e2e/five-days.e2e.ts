import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { chooseIn } from './harness/choose.ts';
import { enter, type Desk } from './harness/api.ts';
import { root } from './harness/build.ts';
import { aheadTo, dayAfter, written } from './harness/facility-time.ts';
import { openHouse, type House } from './harness/house.ts';
import { button, openExamination } from './harness/people.ts';
import { steps } from './harness/steps.ts';

const NAME = 'Ratna Kusumawati';
const TREATMENT = 'Rawat luka bakar';
const FLOAT = 200_000;
/** The first is tomorrow, so that the journey does not depend on the time at which it runs. */
const days = [1, 2, 3, 4, 5].map(dayAfter) as [string, string, string, string, string];

/**
 * A patient of the clinic is admitted in the class above her entitlement, an insurer is found on the third day, she is moved
 * on the third and the fourth, and goes home on the fifth; between the days the server stands still, and its clock charges
 * the nights that are past when it goes on. What the demonstration's prices come to:
 *
 * | Item                                         | Rupiah    |
 * | -------------------------------------------- | --------- |
 * | registration 15,000, administration 5,000    |    20,000 |
 * | consultation in the clinic                   |    50,000 |
 * | treatment, 120,000, insured                  |    90,000 |
 * | day 1 and 2, class 3, 2 × 175,000            |   350,000 |
 * | class 2 above it, 2 × (300,000 − 175,000)    |   250,000 |
 * | day 3, class 3                               |   175,000 |
 * | day 4, class 3 and class 2 above it          |   300,000 |
 * | **total**                                    | 1,235,000 |
 * | the insurer, up to                           |   100,000 |
 * | she herself                                  | 1,135,000 |
 * | given in advance, 300,000 and 1,200,000      | 1,500,000 |
 * | **back to her**                              |   365,000 |
 *
 * She leaves before the check-out of the fifth day: four nights (DOMAIN-CLINICAL 1.1).
 */
describe('five days', () => {
  let house: House;
  let visit: { name: string; patientId: number; encounterId: number; transactionId: number; prescriptionId: null };
  let stay: number;
  let nurse: Page;
  let cashier: Page;
  let doctorDesk: Desk;
  let till: Desk;
  let drawer: number;
  let taken = 0;
  const pictures = join(root, '.screens', 'five-days');
  const picture = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });

  /** Everybody begins the day: the windows are open, and the cashier's shift has its change. */
  const comeToWork = async () => {
    doctorDesk = await enter(house.server, 'doctor');
    till = await enter(house.server, 'cashier');
    drawer = await till.does('shift/open', 0, { float: FLOAT });
  };
  /** The shift is closed, all windows are closed, and they open again on another day. */
  const comeAgain = async (day: string, clock: string) => {
    await till.does('shift/count', drawer, { counts: [{ method: 'cash', amount: FLOAT + taken }] });
    await till.does('shift/close', drawer, { deposited: taken });
    taken = 0;
    await house.resumeAt(aheadTo(day, clock));
    await comeToWork();
  };
  const windows: Record<string, { page: Page }> = {};
  const open = async (role: string, path: string) => {
    const page = await house.openAt(role, path);
    windows[role] = { page };
    return page;
  };
  const openStay = () => open('nurse', `/manage/inpatient/${stay}`);
  const openBill = (role = 'cashier') => open(role, `/manage/cashier?bill=${visit.transactionId}`);

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    house = await openHouse({ aheadMs: aheadTo(days[0], '15:00') });
    await comeToWork();
    const admin = await enter(house.server, 'facility-admin');
    const treatmentId = await admin.does('treatment/add', 0, { name: TREATMENT, price: 120_000 });
    const insured = { payer: 'insurance', price: 90_000, effectiveFrom: days[0] };
    await admin.does('treatment/set-price', treatmentId, insured);
    const front = await enter(house.server, 'front-office');
    const person = { name: NAME, gender: 'female', birthDate: '1988-04-11' };
    const patientId = await front.does('patient/register', 0, person);
    const schedules = await front.rows('/v2/schedule/schedules');
    const scheduleId = schedules.find(each => each['name'] === 'Poli Umum')?.id;
    const comes = { patientId, scheduleId, date: days[0], payer: 'general', source: 'web', visitStatus: 'sick' };
    const encounterId = await front.does('queue/take-number', 0, comes);
    const [entry] = await front.rows(`/v2/queue/entries?date=${days[0]}&patientId=${patientId}`);
    visit = {
      name: NAME,
      patientId,
      encounterId,
      transactionId: Number(entry?.['transactionId']),
      prescriptionId: null,
    };
    await front.does('queue/confirm-attendance', encounterId);
    await doctorDesk.does('queue/call', encounterId);
    await doctorDesk.does('consultation/start', encounterId);
    const soap = { subjective: 'Demam 4 hari', objective: 'Luka bakar', assessment: 'DBD', plan: 'Rawat inap' };
    await doctorDesk.does('consultation/sign-note', encounterId, soap);
    await doctorDesk.does('consultation/record-diagnosis', encounterId, { code: 'A90', kind: 'primary' });
    await doctorDesk.does('consultation/order-treatment', encounterId, { treatmentId, quantity: 1 });
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  const dialogOf = (page: Page) => page.getByRole('dialog').last();
  const choose = async (page: Page, label: string, option: string) => {
    const field = dialogOf(page).getByRole('combobox', { name: new RegExp(`^${label}( ?\\(opsional\\))?$`) });
    await chooseIn(field, option);
  };
  /** The comparison of the bed's class with her own is proposed before anybody sets it. */
  const isProposed = async (basis: string) => {
    const field = dialogOf(nurse).getByRole('combobox', { name: 'Kelas', exact: true });
    await expect.poll(() => field.locator('option:checked').textContent()).toBe(basis);
  };
  const waiting = (page: Page) => page.getByRole('region', { name: 'Yang menunggu tempat tidur' });
  const liesIn = (page: Page, place: string) => page.locator('dd').filter({ hasText: place }).first().waitFor();
  const bell = (page: Page) => page.getByRole('button', { name: /pemberitahuan/i });
  const pay = async (amount: number) => {
    await button(cashier, 'Terima deposit').click();
    await dialogOf(cashier).getByLabel('Jumlah').fill(String(amount));
    await dialogOf(cashier).getByRole('button', { name: 'Terima deposit' }).click();
    await dialogOf(cashier).waitFor({ state: 'hidden' });
    taken += amount;
  };
  const move = async (bed: string) => {
    await button(nurse, 'Pindah tempat tidur').click();
    await choose(nurse, 'Tempat tidur', bed);
  };

  it('begin in the clinic: the order to admit is written there, and is on the bed board at once', async () => {
    nurse = await open('nurse', '/manage/inpatient');
    const doctor = await openExamination(house, visit);
    windows['doctor'] = { page: doctor };
    await button(doctor, 'Buat SPRI').click();
    await dialogOf(doctor).getByRole('textbox', { name: 'Indikasi rawat inap' }).fill('Trombosit 40.000');
    await choose(doctor, 'DPJP', 'dr.');
    await choose(doctor, 'Kelas hak', 'Kelas 3');
    await choose(doctor, 'Kelas yang dipilih', 'Kelas 2');
    expect(await seriousFindings(doctor)).toEqual([]);
    await picture(doctor, '1-order-to-admit');
    await button(doctor, 'Tanda tangani').click();
    await waiting(nurse).getByText(NAME).waitFor();
    expect(await seriousFindings(nurse)).toEqual([]);
    await picture(nurse, '1-bed-board');
  });

  it('have a bed kept for her and given up by mistake', async () => {
    await waiting(nurse).getByText(NAME).click();
    const sheet = nurse.getByRole('dialog', { name: 'Perintah rawat inap' });
    await sheet.getByRole('button', { name: 'Pesankan tempat tidur' }).click();
    await choose(nurse, 'Tempat tidur', 'Anggrek 1, 1A');
    await nurse
      .getByRole('dialog', { name: 'Pesankan tempat tidur' })
      .getByRole('button', { name: 'Pesankan' })
      .click();
    await sheet.getByText('Tempat tidur dipesankan').first().waitFor();
    await sheet.getByRole('button', { name: 'Lepas pesanan' }).click();
    await sheet.getByText('Menunggu tempat tidur').first().waitFor();
  });

  it('have her admitted in the class above hers, with all that the order says', async () => {
    const sheet = nurse.getByRole('dialog', { name: 'Perintah rawat inap' });
    await sheet.getByRole('button', { name: 'Rawat', exact: true }).click();
    await choose(nurse, 'Tempat tidur', 'Melati 2, 2A');
    await isProposed('Naik kelas');
    await dialogOf(nurse)
      .getByText(/Melaksanakan SPRI/)
      .waitFor();
    await picture(nurse, '1-admission');
    await button(nurse, 'Rawat').click();
    await liesIn(nurse, 'Melati, Melati 2, 2A');
    await liesIn(nurse, '/SPRI/');
    stay = Number(new URL(nurse.url()).pathname.split('/').at(-1));
    cashier = await openBill();
    await pay(300_000);
    await cashier.getByText(/Minta tambahan deposit/).waitFor({ state: 'hidden' });
    await picture(cashier, '1-bill');
  });

  it('ask for more on the third, as two nights use up four fifths: at the desk and in the ward', async () => {
    await comeAgain(days[2], '09:00');
    cashier = await openBill();
    // The clock charges the nights a quarter of a minute after the server has started.
    await cashier.getByText(/Minta tambahan deposit: biaya Rp/).waitFor({ timeout: 30_000 });
    for (const night of days.slice(0, 2)) {
      await cashier.getByText(`Kamar Kelas 3, malam ${written(night)}`).waitFor();
      await cashier.getByText(`Selisih kelas Kelas 2 dari Kelas 3, malam ${written(night)}`).waitFor();
    }
    await picture(cashier, '3-more-is-asked');
    nurse = await openStay();
    await bell(nurse).click();
    await nurse.getByRole('menuitem', { name: /Minta tambahan deposit/ }).waitFor();
    await picture(nurse, '3-bell');
    await nurse.keyboard.press('Escape');
    expect(await seriousFindings(cashier)).toEqual([]);
    await pay(1_200_000);
    await cashier.getByText(/Minta tambahan deposit: biaya Rp/).waitFor({ state: 'hidden' });
    await bell(nurse).click();
    await nurse.getByRole('menuitem', { name: /Minta tambahan deposit/ }).waitFor({ state: 'hidden' });
    await nurse.keyboard.press('Escape');
  });

  it('come to the prices of the insurer who is found, and say who changed it', async () => {
    await button(cashier, 'Tambah penjamin').click();
    const dialog = dialogOf(cashier);
    await dialog.getByLabel('Nama asuransi').fill('PT Asuransi Sehat');
    await cashier.keyboard.press('Tab');
    await dialog.getByLabel('Yang ditanggung').selectOption({ label: 'Sampai jumlah tertentu' });
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await dialog.getByText('Isi jumlah rupiah yang ditanggung paling banyak.').waitFor();
    expect(await seriousFindings(cashier)).toEqual([]);
    await dialog.getByLabel('Paling banyak').fill('100000');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await cashier.getByText(/Harga 1 item menurut Asuransi: −Rp\s30\.000/).waitFor();
    await cashier.getByText(/sebelumnya Rp\s120\.000/).waitFor();
    await cashier.getByText(/sampai Rp\s100\.000/).waitFor();
    await picture(cashier, '3-insurer');
  });

  it('move her to her own class, and a day later above it again', async () => {
    await move('Anggrek 1, 1A');
    await isProposed('Sesuai hak');
    await picture(nurse, '3-move');
    await button(nurse, 'Pindahkan').click();
    await liesIn(nurse, 'Anggrek, Anggrek 1, 1A');
    const ward = await enter(house.server, 'nurse');
    const beds = await ward.rows('/v2/live/ward.beds');
    const above = beds.find(each => each['roomName'] === 'Melati 2' && each['name'] === '2A');
    await ward.does('bed/clean', Number(above?.id));
    await comeAgain(days[3], '11:00');
    nurse = await openStay();
    await move('Melati 2, 2A');
    await isProposed('Naik kelas');
    await button(nurse, 'Pindahkan').click();
    await liesIn(nurse, 'Melati, Melati 2, 2A');
    await picture(nurse, '4-stay');
  });

  it('have what is to be done before she goes, and a resume that knows what was written', async () => {
    await comeAgain(days[4], '10:00');
    nurse = await openStay();
    await nurse.getByRole('checkbox', { name: 'Surat-surat diserahkan' }).click();
    await nurse.getByRole('checkbox', { name: 'Surat-surat diserahkan', checked: true }).waitFor();
    await doctorDesk.does('consultation/record-diagnosis', stay, { code: 'A91', kind: 'primary' });
    const doctor = await open('doctor', `/manage/inpatient/${stay}`);
    await button(doctor, 'Tulis resume').click();
    const primary = doctor.getByRole('textbox', { name: 'Diagnosis utama (ICD-10)' });
    await expect.poll(() => primary.inputValue()).toMatch(/^A91/);
    await expect
      .poll(() => doctor.getByRole('textbox', { name: 'Indikasi rawat inap' }).inputValue())
      .toBe('Trombosit 40.000');
    await doctor.getByRole('textbox', { name: 'Pemeriksaan fisik' }).fill('Stabil');
    await doctor.getByRole('radio', { name: 'Membaik', exact: true }).check();
    expect(await seriousFindings(doctor)).toEqual([]);
    await doctor.getByRole('button', { name: /^Tanda tangani/ }).click();
    await button(nurse, 'Buka resume').waitFor();
    await picture(nurse, '5-checklist');
  });

  it('end at home: four nights, settled from what she gave in advance, and the rest goes back', async () => {
    await doctorDesk.does('stay/order-discharge', stay, { manner: 'approved', plannedOn: days[4] });
    await button(nurse, 'Pasien keluar').click();
    await dialogOf(nurse).getByRole('button', { name: 'Pasien keluar' }).click();
    await nurse.getByText('Sudah keluar').first().waitFor();
    await picture(nurse, '5-left');
    cashier = await openBill();
    await cashier.getByText(`Selisih kelas Kelas 2 dari Kelas 3, malam ${written(days[3])}`).waitFor();
    await button(cashier, 'Tutup tagihan').click();
    await cashier.getByText('Ditanggung penjamin').waitFor();
    await cashier
      .getByText(/^Lunas/)
      .first()
      .waitFor();
    await picture(cashier, '5-settled');
    // Not every cashier may refund: the head of the facility pays it from a shift of her own.
    await (await enter(house.server, 'facility-admin')).does('shift/open', 0, { float: 1_000_000 });
    const head = await openBill('facility-admin');
    await head.getByRole('button', { name: 'Kembalikan deposit' }).last().click();
    await dialogOf(head).getByLabel('Alasan').fill('Sisa deposit');
    await dialogOf(head).getByRole('button', { name: 'Kembalikan deposit' }).click();
    await dialogOf(head).waitFor({ state: 'hidden' });
    await head.getByText(/dikembalikan Rp\s365\.000/).waitFor();
    await picture(head, '5-given-back');

    const lines = await till.rows(`/v2/live/transaction.charges?transactionId=${visit.transactionId}`);
    const room = (night: string, above?: true) =>
      above
        ? [`Selisih kelas Kelas 2 dari Kelas 3, malam ${night}`, 125_000]
        : [`Kamar Kelas 3, malam ${night}`, 175_000];
    const stayed = lines.filter(({ encounterId }) => encounterId === stay);
    expect(new Set(stayed.map(each => [each['name'], each['amount']]))).toEqual(
      new Set([
        ...days.slice(0, 4).map(night => room(night)),
        ...[days[0], days[1], days[3]].map(night => room(night, true)),
      ]),
    );
    const came = lines.filter(({ encounterId }) => encounterId === visit.encounterId);
    expect(came.map(each => Number(each['amount'])).toSorted((one, other) => one - other)).toEqual([
      5_000, 15_000, 50_000, 90_000,
    ]);
    const [bill] = await till.rows(`/v2/live/transaction.detail?transactionId=${visit.transactionId}`);
    expect(bill).toMatchObject({ total: 1_235_000, paid: 1_135_000, remaining: 0, guarantors: [{ amount: 100_000 }] });
    const { deposits } = bill as unknown as { deposits: { amount: number; applied: number; refunded: number }[] };
    const sum = (key: keyof (typeof deposits)[number]) => deposits.reduce((all, each) => all + each[key], 0);
    expect([sum('amount'), sum('applied'), sum('refunded')]).toEqual([1_500_000, 1_135_000, 365_000]);
  });
});
