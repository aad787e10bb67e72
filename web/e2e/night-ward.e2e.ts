import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter, type Desk } from './harness/api.ts';
import { root } from './harness/build.ts';
import { aheadTo, dayAfter } from './harness/facility-time.ts';
import { fillWard, type Patient } from './harness/full-ward.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';
import { hiddenParts, sizes } from './harness/phone.ts';
import { steps } from './harness/steps.ts';

const BEDS = 24;
const DOCTOR = 'dr. Bayu Prasetyo';
/** The night begins tomorrow evening, so that the journey does not depend on the time at which it runs. */
const evening = dayAfter(1);
const morning = dayAfter(2);

interface Lying extends Patient {
  /** When her medicine is due next. */
  slot: string;
}

/**
 * One nurse with her telephone, twenty-four patients, and the nursing post for the doctor on duty: medication rounds at
 * eight, at midnight, at four and at eight again, between which the server is stopped.
 */
describe('a night in the ward', () => {
  let house: House;
  let nurse: Desk;
  let doctor: Desk;
  const windows: Record<string, { page: Page }> = {};
  let phone: Page;
  let post: Page;
  let wardId: number;
  let icuBed: number;
  const lying: Lying[] = [];
  const pictures = join(root, '.screens', 'night');

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    house = await openHouse({ aheadMs: aheadTo(evening, '20:00') });
    nurse = await enter(house.server, 'nurse');
    doctor = await enter(house.server, 'doctor');
    const ward = await fillWard(house.server, BEDS);
    ({ wardId, icuBed } = ward);
    lying.push(...ward.lying.map(each => ({ ...each, slot: '' })));
    await nurse.row(dueInWard(), ({ prescriptionId }) => prescriptionId === lying.at(-1)?.script);
    await readSlots();
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  const dueInWard = () => `/v2/live/ward.medications?unitId=${wardId}`;
  /** Reads when each patient's medicine is due next. */
  const readSlots = async () => {
    for (const row of await nurse.rows(dueInWard())) {
      const whose = lying.find(({ script }) => script === row['prescriptionId']);
      if (whose) whose.slot = String(row['nextDueAt']);
    }
  };
  const openPhone = async () => {
    ({ page: phone } = windows['phone'] = await house.openAs('nurse', {
      ...{ viewport: sizes.phone, at: `/manage/inpatient?tab=medication&ward=${wardId}` },
    }));
  };
  const openPost = async () => {
    post = await house.openAt('doctor', `/manage/inpatient/nurse-room?ward=${wardId}`);
    windows['post'] = { page: post };
    await post
      .getByRole('button', { name: /Pasien Malam/ })
      .first()
      .waitFor();
  };
  /** Restarts the server at this hour, with everybody logged in. */
  const until = async (date: string, clock: string) => {
    await house.resumeAt(aheadTo(date, clock));
    nurse = await enter(house.server, 'nurse');
    doctor = await enter(house.server, 'doctor');
    await readSlots();
    await openPhone();
    await openPost();
  };
  const dueNow = (count: number) => phone.getByText(`Perlu diberikan: ${count}`).waitFor();
  const inWard = () => lying.filter(({ script }) => !gone.has(script));
  const gone = new Set<number>();
  const one = (nth: number): Lying => lying[nth]!;
  const dialog = (page: Page) => page.getByRole('dialog');
  const picture = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });
  const due = (page: Page, { name }: Pick<Lying, 'name'>) =>
    page.getByRole('button', { name: new RegExp(`^Berikan: .*${name}`) });
  const gives = ({ script, slot }: Lying) =>
    nurse.does('medication/give', script, { lineId: 1, slot, quantity: 1, manualReason: 'Gelang dilepas' });
  /** Other nurses give the medicines; afterwards at most so many are due in the ward. */
  const givesAll = async (each: readonly Lying[], left = 0) => {
    for (let from = 0; from < each.length; from += 6) await Promise.all(each.slice(from, from + 6).map(gives));
    if (left > 0) await dueNow(left);
    else await phone.getByText('Tidak ada obat yang jatuh tempo').waitFor();
  };
  /** Records vital signs; the patient's consciousness is always normal. */
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
    await openPhone();
    await dueNow(BEDS);
    expect([await hiddenParts(phone), await seriousFindings(phone)]).toEqual([[], []]);
    await openPost();
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

  it('gives the rest of the round, of which nothing stays', async () => {
    await givesAll(lying.filter(({ script }) => script !== one(0).script));
    // A second nurse who gives the same dose is refused.
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

  it('has a second at midnight: one refuses, and says why', async () => {
    await until(morning, '00:05');
    await dueNow(BEDS);
    await picture(phone, 'midnight-390');
    for (const nth of [5, 6]) {
      await due(phone, one(nth)).click();
      await dialog(phone).getByRole('textbox', { name: 'Alasan tanpa pindai' }).fill('Gelang di kaki');
      await dialog(phone).getByRole('button', { name: 'Berikan', exact: true }).click();
      await due(phone, one(nth)).waitFor({ state: 'detached' });
    }
    await due(phone, one(8)).click();
    await dialog(phone).getByRole('button', { name: 'Tidak diberikan' }).click();
    await dialog(phone).getByRole('combobox', { name: 'Sebab' }).selectOption({ label: 'Ditolak pasien' });
    await dialog(phone).getByRole('textbox', { name: 'Alasan' }).fill('Mual');
    await picture(phone, 'refused-390');
    await dialog(phone).getByRole('button', { name: 'Tidak diberikan' }).click();
    await due(phone, one(8)).waitFor({ state: 'detached' });
    await givesAll(lying.filter((_each, nth) => ![5, 6, 8].includes(nth)));
  });

  it('has a score rise before the third, which the post sees within a second', async () => {
    await until(morning, '04:05');
    await dueNow(BEDS);
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

  it('has her taken to intensive care in the third, and another die: neither has anything due in the ward', async () => {
    const [sick, dying] = [one(3), one(4)];
    await nurse.does('stay/move', sick.stay, { bedId: icuBed });
    await doctor.does('stay/order-discharge', dying.stay, { manner: 'died_within_48h', plannedOn: morning });
    await nurse.does('stay/leave', dying.stay);
    await post
      .getByRole('button', { name: new RegExp(sick.name) })
      .first()
      .waitFor({ state: 'detached' });
    await post
      .getByRole('button', { name: new RegExp(dying.name) })
      .first()
      .waitFor({ state: 'detached' });
    for (const { script } of [sick, dying]) gone.add(script);
    await phone.goto(`/manage/inpatient?tab=medication&ward=${wardId}`);
    await dueNow(BEDS - 2);
    await expect(gives(dying)).rejects.toThrow('stay.left');
    // Her medicine moved with her, and is due in the new ward.
    await gives(sick);
    // One patient is asleep, and her dose is omitted.
    await givesAll(
      inWard().filter(({ script }) => script !== one(9).script),
      1,
    );
  });

  it('has a fourth at eight: who slept is late, and has missed one', async () => {
    await until(morning, '08:05');
    await phone.getByText('Terlambat').first().waitFor();
    await picture(phone, 'late-390');
    await picture(post, 'morning-1366');
    const { script, slot } = one(9);
    await nurse.does('medication/omit', script, { lineId: 1, slot, omission: 'missed', reason: 'Tidur' });
    await nurse.row(dueInWard(), row => row['prescriptionId'] === script && row['nextDueAt'] !== slot);
    await readSlots();
    await givesAll(inWard());
    const chart = await nurse.rows(`/v2/live/medication.doses?encounterId=${one(9).stay}&date=${morning}`);
    expect(chart.map(each => each['outcome'])).toEqual(['given', 'missed', 'given']);
  });

  it('ends with somebody who goes home at ten, and has nothing due', async () => {
    await until(morning, '10:00');
    const going = one(7);
    await doctor.does('stay/order-discharge', going.stay, { manner: 'approved', plannedOn: morning });
    await nurse.does('stay/leave', going.stay);
    await expect(gives(going)).rejects.toThrow('stay.left');
    const rows = await nurse.rows(dueInWard());
    expect(rows.filter(({ prescriptionId }) => prescriptionId === going.script)).toEqual([]);
  });
});
