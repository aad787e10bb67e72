import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination } from './harness/people.ts';
import { settled } from './harness/settled.ts';

/** A form is filled in by keys, seen at once by whoever has the visit open, corrected, and struck when it was a mistake. */
describe('forms', () => {
  let house: House;
  let day: HalfDay;
  let doctor: Page;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());

  const choose = (question: string, answer: string) =>
    doctor.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check();
  const add = async (form: string) => {
    await settled(doctor);
    await button(doctor, 'Isi formulir').click();
    await doctor.getByRole('menuitem', { name: form }).click();
  };

  it('count while they are answered, and say what is missing', async () => {
    doctor = await openExamination(house, day.visits.serving);
    await add('GCS');
    await doctor.getByRole('group', { name: 'Membuka mata' }).getByRole('radio').first().press('ArrowDown');
    await doctor.getByText('Belum lengkap').waitFor();
    await choose('Respons verbal', 'Bingung');
    await choose('Respons motorik', 'Melokalisir nyeri');
    await doctor.getByText('Apatis').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
    await doctor.keyboard.press('Control+Enter');
    await button(doctor, 'Perbaiki').waitFor();
    await doctor.getByText('E3V4M5').waitFor();
  });

  it('are corrected with a reason, and the version before can be read', async () => {
    await button(doctor, 'Perbaiki').click();
    await choose('Membuka mata', 'Spontan');
    await button(doctor, 'Tanda tangani').click();
    await doctor.getByRole('dialog').getByRole('textbox').fill('Dinilai ulang');
    await doctor.getByRole('dialog').getByRole('button').last().click();
    await doctor.getByText('E4V4M5').waitFor();
    await doctor.getByRole('button', { name: /^Versi 1/ }).click();
    await doctor.getByText('E3V4M5').waitFor();
  });

  it('that were a mistake are struck, and stay', async () => {
    await button(doctor, 'Coret').click();
    await doctor.getByRole('dialog').getByRole('textbox').fill('Pasien lain');
    await doctor.getByRole('dialog').getByRole('button', { name: 'Coret' }).click();
    await doctor.getByText(/^Dicoret .*Pasien lain/).waitFor();
    expect(await button(doctor, 'Perbaiki').count()).toBe(0);
  });

  it('stand beside progress notes, which are written and seen at once', async () => {
    doctor = await openExamination(house, day.visits.serving);
    await button(doctor, 'CPPT').click();
    await doctor.getByLabel('Bentuk catatan').selectOption('sbar');
    await doctor.getByLabel('Situasi').fill('Sesak sejak pagi');
    await button(doctor, 'Tanda tangani').click();
    await doctor.getByRole('article').getByText('Sesak sejak pagi').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
  });
});
