import { reviewMet } from '@alur/contracts/prescription/all-met';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter, type Desk } from './harness/api.ts';
import { root } from './harness/build.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';
import { hiddenParts, sizes } from './harness/phone.ts';

const BEDS = 24;
const DOCTOR = 'dr. Bayu Prasetyo';
const MEDICINE = 'Parasetamol 500 mg';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
const nameOf = (nth: number) => `Pasien Malam ${String(nth + 1).padStart(2, '0')}`;

interface Lying {
  name: string;
  stay: number;
  script: number;
  /** When her medicine is due first. */
  slot: string;
}

/** One nurse with her telephone, twenty-four patients, and the post where the doctor on duty looks. */
describe('a night in the ward', () => {
  let house: House;
  let nurse: Desk;
  let doctor: Desk;
  let phone: Page;
  let post: Page;
  let wardId: number;
  let icuBed: number;
  const lying: Lying[] = [];
  const pictures = join(root, '.screens', 'night');

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    house = await openHouse();
    const at = (role: string) => enter(house.server, role);
    const [admin, front, pharmacist] = await Promise.all(['facility-admin', 'front-office', 'pharmacist'].map(at));
    if (!admin || !front || !pharmacist) throw new Error('nobody is there');
    nurse = await at('nurse');
    doctor = await at('doctor');
    const [who] = await nurse.rows('/v2/inpatient-doctor/selector?limit=1');
    const [medicine] = await doctor.rows(`/v2/medicine/selector?search=${encodeURIComponent(MEDICINE)}&limit=1`);
    const classId = await admin.does('room-class/add', 0, { name: 'Kelas malam', pricePerNight: 100_000 });
    wardId = await admin.does('ward/add', 0, { name: 'Kenanga', kind: 'ward' });
    const icu = await admin.does('ward/add', 0, { name: 'ICU Kenanga', kind: 'intensive_care' });
    const icuRoom = await admin.does('ward-room/add', 0, { name: 'ICU Kenanga', wardId: icu, classId });
    icuBed = await admin.does('bed/add', 0, { roomId: icuRoom, name: 'ICU 1' });
    const rooms: number[] = [];
    for (const nth of Array.from({ length: BEDS / 6 }).keys())
      rooms.push(await admin.does('ward-room/add', 0, { name: `Kenanga ${nth + 1}`, wardId, classId }));
    const line = { kind: 'single', medicineId: medicine?.id, quantity: 12, signa: '4 x 1 tablet', iterations: 0 };
    const moveIn = async (nth: number): Promise<[number, number]> => {
      const name = nameOf(nth);
      const bedId = await admin.does('bed/add', 0, { roomId: rooms[Math.floor(nth / 6)], name: `${nth + 1}` });
      const patientId = await front.does('patient/register', 0, { name, gender: 'male', birthDate: '1954-08-17' });
      const stay = await nurse.does('stay/admit', 0, { patientId, bedId, doctorId: who?.id, payer: 'general' });
      const script = await doctor.does('prescription/write', 0, {
        ...{ encounterId: stay, supply: 'unit_dose', lines: [line], allergyAcknowledged: false },
      });
      await pharmacist.does('prescription/approve', script, {
        ...{ review: reviewMet, lines: [{ lineId: 1, quantity: 12 }] },
      });
      await pharmacist.does('prescription/dispense', script, { lines: [{ lineId: 1, quantity: 12 }] });
      return [stay, script];
    };
    for (let nth = 0; nth < BEDS; nth += 6) {
      const made = await Promise.all(Array.from({ length: 6 }, (_none, more) => moveIn(nth + more)));
      for (const [more, [stay, script]] of made.entries())
        lying.push({ name: nameOf(nth + more), stay, script, slot: '' });
    }
    await nurse.row(dueInWard(), ({ prescriptionId }) => prescriptionId === lying.at(-1)?.script);
    for (const row of await nurse.rows(dueInWard())) {
      const whose = lying.find(({ script }) => script === row['prescriptionId']);
      if (whose) whose.slot = String(row['nextDueAt']);
    }
  });
  afterAll(() => house?.close());

  const dueInWard = () => `/v2/live/ward.medications?unitId=${wardId}`;
  const one = (nth: number): Lying => lying[nth]!;
  const dialog = (page: Page) => page.getByRole('dialog');
  const picture = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });
  const due = (page: Page, { name }: Pick<Lying, 'name'>) =>
    page.getByRole('button', { name: new RegExp(`^Berikan: .*${name}`) });
  const gives = ({ script, slot }: Lying) =>
    nurse.does('medication/give', script, { lineId: 1, slot, quantity: 1, manualReason: 'Gelang dilepas' });
  /** A sound mind in a body that is watched. */
  const measures = (nth: number, [respiration, oxygenSaturation, pulse, temperature]: readonly number[]) =>
    nurse.does('record/record-observations', 0, {
      ...{ encounterId: one(nth).stay, category: 'vital_signs' },
      values: [
        ...Object.entries({ respiration, oxygenSaturation, pulse, temperature, systolic: 104, diastolic: 62 }).map(
          ([parameter, value]) => ({ parameter, value }),
        ),
        ...[
          { parameter: 'oxygen', choice: 'air' },
          { parameter: 'consciousness', choice: 'A' },
        ],
      ],
    });

  it('begins with a round: twenty-four doses are due, on the telephone and at the post', async () => {
    const opened = await house.signIn('nurse', { viewport: sizes.phone });
    phone = opened.page;
    await phone.goto(`/manage/inpatient?tab=medication&ward=${wardId}`);
    await phone.getByText(`Perlu diberikan: ${BEDS}`).waitFor();
    expect([await hiddenParts(phone), await seriousFindings(phone)]).toEqual([[], []]);
    post = await house.openAt('doctor', `/manage/inpatient/nurse-room?ward=${wardId}`);
    await expect.poll(() => post.getByText(/^1 dalam sejam/).count(), { timeout: 10_000 }).toBe(BEDS);
    await picture(phone, 'round-390');
    await picture(post, 'post-1366');
  });

  it('goes from bed to bed with a scanner: another’s band and another’s label are refused', async () => {
    const [first, second] = [one(0), one(1)];
    await due(phone, first).click();
    const band = dialog(phone).getByRole('textbox', { name: 'Pindai gelang pasien' });
    const label = dialog(phone).getByRole('textbox', { name: 'Pindai etiket obat' });
    const gives = () => dialog(phone).getByRole('button', { name: 'Berikan', exact: true }).click();
    const number = async (of: Lying) => {
      const row = await nurse.row(`/v2/live/stay.detail?encounterId=${of.stay}`, () => true);
      return String(row['recordNumber']);
    };
    await band.fill(await number(second));
    await band.press('Enter');
    await label.fill(`${first.script}_1`);
    await gives();
    await dialog(phone).getByText('Gelang ini milik pasien lain.').waitFor();
    await picture(phone, 'other-band-390');
    await band.fill(await number(first));
    await label.fill(`${second.script}_1`);
    await gives();
    await dialog(phone).getByText('Etiket ini bukan untuk obat ini.').waitFor();
    await label.fill(`${first.script}_1`);
    await gives();
    await dialog(phone).waitFor({ state: 'detached' });
    await due(phone, first).waitFor({ state: 'detached' });
  });

  it('meets an allergy that a colleague has just recorded, and the doctor decides it from the chart', async () => {
    const { stay, name } = one(2);
    const row = await nurse.row(`/v2/live/stay.detail?encounterId=${stay}`, () => true);
    await nurse.does('patient/record-allergy', Number(row['patientId']), {
      ...{ kind: 'medicine', substance: 'Parasetamol', severity: 'mild', reaction: 'Gatal' },
    });
    await phone.getByText('Alergi dicatat sesudah diresepkan: Parasetamol').waitFor();
    await due(phone, one(2)).waitFor({ state: 'detached' });
    const chart = await house.openAt('doctor', `/manage/inpatient/${stay}`);
    await button(chart, 'Putuskan').click();
    await dialog(chart).waitFor();
    await picture(chart, 'allergy-1366');
    await dialog(chart).getByRole('textbox', { name: 'Alasan' }).fill('Gatal ringan, tanpa pilihan lain');
    await dialog(chart).getByRole('button', { name: 'Tetap diberikan' }).click();
    await due(phone, { name }).waitFor();
    await button(chart, 'Cetak catatan pemberian obat').click();
    await chart.frameLocator('iframe[title^=pemberian-obat]').getByText('Catatan pemberian obat').waitFor();
    await picture(chart, 'print-1366');
    await chart.context().close();
  });

  it('has a score rise, which the post sees within a second', async () => {
    await measures(3, [16, 97, 84, 37]);
    await measures(3, [26, 91, 122, 39.2]);
    await post
      .getByText(/\d+ · Gawat/)
      .first()
      .waitFor({ timeout: 2_000 });
    await picture(post, 'rising-1366');
    await phone.goto(`/manage/inpatient/${one(3).stay}?view=chart`);
    await phone
      .getByText(/NEWS2 \d+ · Gawat/)
      .first()
      .waitFor();
    await picture(phone, 'chart-390');
  });

  it('has her taken to intensive care, and another die: neither has anything due in the ward', async () => {
    const [sick, dying] = [one(3), one(4)];
    await nurse.does('stay/move', sick.stay, { bedId: icuBed });
    await doctor.does('stay/order-discharge', dying.stay, { manner: 'died_within_48h', plannedOn: today });
    await nurse.does('stay/leave', dying.stay);
    await post
      .getByRole('button', { name: new RegExp(sick.name) })
      .first()
      .waitFor({ state: 'detached' });
    await post
      .getByRole('button', { name: new RegExp(dying.name) })
      .first()
      .waitFor({ state: 'detached' });
    await phone.goto(`/manage/inpatient?tab=medication&ward=${wardId}`);
    await phone.getByText(`Perlu diberikan: ${BEDS - 3}`).waitFor();
    await expect(gives(dying)).rejects.toThrow('stay.left');
    // Her medicine went with her: it is due where she lies now.
    await gives(sick);
  });

  it('gives the rest of the round, of which nothing stays', async () => {
    for (const each of lying.filter(({ script }) => ![0, 3, 4].map(nth => one(nth).script).includes(script)))
      await gives(each);
    await phone.getByText('Tidak ada obat yang jatuh tempo').waitFor();
    // Whoever else presses finds it written.
    await expect(gives(one(5))).rejects.toThrow('medication.dose-written');
    await picture(phone, 'after-round-390');
  });

  it('hears an order by telephone, which its doctor signs when she comes', async () => {
    await phone.goto(`/manage/inpatient/${one(6).stay}`);
    await button(phone, 'Tulis resep lisan').click();
    await dialog(phone).getByRole('combobox', { name: 'Dokter yang memesan' }).fill(DOCTOR);
    await phone
      .getByRole('option', { name: new RegExp(DOCTOR) })
      .first()
      .click();
    await dialog(phone)
      .getByRole('checkbox', { name: /bacakan ulang/ })
      .check();
    await dialog(phone).getByRole('combobox', { name: 'Obat', exact: true }).fill('Antasida');
    await phone
      .getByRole('option', { name: /Antasida/ })
      .first()
      .click();
    await dialog(phone).getByRole('combobox', { name: 'Signa' }).fill('3 x 1 tablet');
    await dialog(phone).getByRole('textbox', { name: 'Jumlah' }).fill('3');
    await picture(phone, 'verbal-390');
    expect(await seriousFindings(phone)).toEqual([]);
    await button(phone, 'Simpan resep').click();
    await dialog(phone).waitFor({ state: 'detached' });
    await post.goto(`/manage/inpatient?tab=medication&ward=${wardId}`);
    await post.getByText(/Resep lisan belum ditandatangani/).waitFor();
    await picture(post, 'to-sign-1366');
    await post
      .getByRole('listitem')
      .filter({ hasText: one(6).name })
      .getByRole('button', { name: 'Tanda tangani' })
      .click();
    await post
      .getByRole('listitem')
      .filter({ hasText: one(6).name })
      .getByText('Lisan dari')
      .waitFor({ state: 'detached' });
  });

  it('ends with somebody who goes home at ten, and has nothing due', async () => {
    const going = one(7);
    await doctor.does('stay/order-discharge', going.stay, { manner: 'approved', plannedOn: today });
    await nurse.does('stay/leave', going.stay);
    await expect(gives(going)).rejects.toThrow('stay.left');
    const rows = await nurse.rows(dueInWard());
    expect(rows.filter(({ prescriptionId }) => prescriptionId === going.script)).toEqual([]);
  });
});
