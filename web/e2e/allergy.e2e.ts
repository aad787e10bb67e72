import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { enter } from './harness/api.ts';
import { playHalfDay, type HalfDay } from './harness/half-day.ts';
import { openHouse, type House } from './harness/house.ts';
import { button, openExamination } from './harness/people.ts';

/** Who has a patient open sees the allergy that somebody else records, without doing anything (DOMAIN 1.1). */
describe('an allergy recorded elsewhere', () => {
  let house: House;
  let day: HalfDay;
  beforeAll(async () => {
    house = await openHouse();
    day = await playHalfDay(house.server);
  });
  afterAll(() => house?.close());

  const record = async (patientId: number, substance: string) => {
    const nurse = await enter(house.server, 'nurse');
    const allergy = { kind: 'medicine', substance, severity: 'severe', reaction: 'Sesak' };
    await nurse.does('patient/record-allergy', patientId, allergy);
  };
  const remove = async (patientId: number, allergyId: number) => {
    const nurse = await enter(house.server, 'nurse');
    await nurse.does('patient/remove-allergy', patientId, { allergyId, reason: 'Salah catat' });
  };
  const none = (page: Page) => page.getByText('Tidak ada alergi tercatat').first();
  const mark = (page: Page, substance: string) =>
    page.getByRole('list', { name: 'Alergi' }).getByText(`${substance} (Sesak)`).first();

  it('stands on the doctor’s open record, and warns in the prescription she is writing', async () => {
    const { patientId } = day.visits.serving;
    await remove(patientId, 1);
    const page = await openExamination(house, day.visits.serving);
    await none(page).waitFor();
    await button(page, 'Ubah Resep').click();
    const dialog = page.getByRole('dialog', { name: 'Ubah Resep' });
    await dialog.getByRole('group', { name: 'Obat 1' }).waitFor();
    const warning = dialog.getByRole('alert').filter({ hasText: 'Alergi Parasetamol tercatat' });
    const seen = dialog.getByRole('checkbox', { name: 'Saya sudah memeriksa peringatan alergi' });
    const isHeld = () => button(page, 'Simpan Resep').getAttribute('aria-disabled');
    expect(await warning.count()).toBe(0);
    expect(await isHeld()).not.toBe('true');

    await record(patientId, 'Parasetamol');
    await warning.waitFor();
    expect(await isHeld()).toBe('true');
    await seen.check();
    await expect.poll(isHeld).not.toBe('true');

    await remove(patientId, 2);
    await warning.waitFor({ state: 'hidden' });
    await record(patientId, 'Parasetamol');
    await warning.waitFor();
    expect(await seen.isChecked()).toBe(false);
    expect(await isHeld()).toBe('true');
    await button(page, 'Batal').click();
    await dialog.waitFor({ state: 'hidden' });
    await mark(page, 'Parasetamol').waitFor();
  });

  it('stands in the pharmacist’s open review and on the front office’s open page', async () => {
    const { patientId, prescriptionId } = day.visits.prescribed;
    const review = await house.openAt('pharmacist', `/manage/pharmacy/${prescriptionId}`);
    const desk = await house.openAt('front-office', `/manage/front-office/patient/${patientId}`);
    await Promise.all([none(review).waitFor(), none(desk).waitFor()]);
    await record(patientId, 'Amoksisilin');
    await Promise.all([review, desk].map(page => mark(page, 'Amoksisilin').waitFor()));
  });

  it('stands in the open review of a record that was merged, when it is recorded on the one that was kept', async () => {
    const { patientId: mergedId, prescriptionId } = day.visits.prescribed;
    const kept = day.visits.paid.patientId;
    const review = await house.openAt('pharmacist', `/manage/pharmacy/${prescriptionId}`);
    await mark(review, 'Amoksisilin').waitFor();
    const supervisor = await enter(house.server, 'supervisor');
    await supervisor.does('patient/merge', kept, { mergedId, reason: 'tercatat dua kali' });
    await record(kept, 'Sefiksim');
    await mark(review, 'Sefiksim').waitFor();
    expect(await review.getByRole('list', { name: 'Alergi' }).getByText('Amoksisilin').count()).toBe(1);
  });
});
