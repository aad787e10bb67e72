import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination } from './harness/people.ts';
import { settled } from './harness/settled.ts';

/** A form is filled in by keyboard, appears at once for everybody who has the visit open, is corrected, and struck. */
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

  it('are progress notes too that whoever signed them corrects, with a reason', async () => {
    const note = doctor.getByRole('article').filter({ hasText: 'Sesak sejak pagi' });
    await note.getByRole('button', { name: 'Perbaiki' }).click();
    const written = doctor.getByRole('article').first();
    await written.getByLabel('Situasi').fill('Sesak sejak kemarin');
    await written.getByRole('button', { name: 'Simpan perbaikan' }).click();
    await doctor.getByRole('dialog').getByRole('textbox').fill('Salah waktu');
    await doctor.getByRole('dialog').getByRole('button', { name: 'Simpan perbaikan' }).click();
    const corrected = doctor.getByRole('article').filter({ hasText: 'Sesak sejak kemarin' });
    await corrected.getByText('Diperbaiki: Salah waktu').waitFor();
    // The former version can be opened.
    await corrected.getByText('1 versi sebelumnya').click();
    await corrected.getByText('Sesak sejak pagi').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
  });

  it('are found in the history of the person, by kind and by who wrote them, with how their scores went', async () => {
    const { patientId, encounterId } = day.visits.serving;
    const other = await enter(house.server, 'doctor');
    const gcs = (eye: string) => ({
      ...{ encounterId, form: 'gcs', formVersion: 1 },
      answers: Object.entries({ eye, verbal: '4', motor: '5' }).map(([part, code]) => ({
        ...{ linkId: `gcs.${part}`, group: 0, number: null, text: null, code },
      })),
    });
    for (const eye of ['2', '4']) await other.does('record/sign-form', 0, gcs(eye));
    await doctor.goto(`/manage/outpatient/medical-history/${patientId}`);
    await doctor.getByLabel('Jenis formulir').selectOption({ label: 'GCS' });
    await doctor.getByText('Perkembangan skor').waitFor();
    await button(doctor, 'Tampilkan CPPT').click();
    await doctor.getByText('Sesak sejak kemarin').waitFor();
    await doctor.getByLabel('Cari CPPT').fill('tidak ada');
    await doctor.getByText('Tidak ada CPPT yang cocok.').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
    await doctor.getByRole('button', { name: /^GCS/ }).first().click();
    await doctor.getByText('E4V4M5').waitFor();
    // The downloaded file holds a Questionnaire and its QuestionnaireResponse.
    const [file] = await Promise.all([doctor.waitForEvent('download'), button(doctor, 'Unduh FHIR').click()]);
    const bundle = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      entry: { resource: { resourceType: string } }[];
    };
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual([
      'Questionnaire',
      'QuestionnaireResponse',
    ]);
  });

  it('are written in a stay as in any visit', async () => {
    const nurse = await enter(house.server, 'nurse');
    const desk = await enter(house.server, 'front-office');
    const patientId = await desk.does('patient/register', 0, {
      name: 'Sulastri',
      gender: 'female',
      birthDate: '1971-05-04',
    });
    const [bed] = await nurse.rows('/v2/bed/beds?status=available');
    const [person] = await nurse.rows('/v2/inpatient-doctor/selector');
    const stay = await nurse.does('stay/admit', 0, {
      ...{ patientId, bedId: Number(bed?.['id']), payer: 'general', doctorId: Number(person?.['id']) },
    });
    const page = await house.openAt('nurse', `/manage/inpatient/${stay}`);
    await page.getByRole('link', { name: 'Rekam medis' }).click();
    await settled(page);
    await button(page, 'Isi formulir').click();
    await page.getByRole('menuitem', { name: 'Morse' }).click();
    await page.getByRole('group', { name: 'Terpasang infus' }).getByLabel('Ya', { exact: true }).check();
    await page.keyboard.press('Control+Enter');
    await button(page, 'Perbaiki').waitFor();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/manage/inpatient/${stay}/medical-record/[1-9]`));
    expect(await seriousFindings(page)).toEqual([]);
  });
});
