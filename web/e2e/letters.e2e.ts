import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination } from './harness/people.ts';

/** The doctor writes a sick note during the visit; the patient's employer verifies it; a wrong one is revoked. */
describe('letters', () => {
  let house: House;
  let day: HalfDay;
  let doctor: Page;
  let employer: Page;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());

  const cardOn = (page: Page) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Surat', exact: true }) })
      .last();
  const letters = () => cardOn(doctor);
  const form = () => doctor.getByRole('dialog', { name: 'Buat surat' });
  const sheet = () => doctor.getByRole('dialog').locator('iframe').contentFrame();

  it('are written from the record, by keys alone, and what is wrong stands beside its field', async () => {
    doctor = await openExamination(house, day.visits.serving);
    await letters().getByRole('button', { name: 'Buat surat' }).press('Enter');
    await form().getByLabel('Istirahat mulai').fill('2020-01-01');
    await form().getByLabel('Lama (hari)').fill('3');
    await doctor.keyboard.press('Enter');
    await form().getByText('Surat sakit tidak dapat dimulai sebelum hari kunjungan.').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
    await form().getByLabel('Istirahat mulai').fill(day.date);
    await button(doctor, 'Tanda tangani').click();
    await form().waitFor({ state: 'hidden' });
    await letters().getByText('Surat Keterangan Sakit').waitFor();
  });

  it('are printed with a code that whoever holds the paper verifies', async () => {
    await letters()
      .getByRole('button', { name: /^Cetak \d{4}\/SKS/ })
      .click();
    await sheet().getByText('SURAT KETERANGAN SAKIT').or(sheet().getByText('Surat Keterangan Sakit')).first().waitFor();
    await sheet().getByRole('img', { name: 'Kode QR verifikasi' }).waitFor();
    expect(await sheet().locator('article').innerText()).toContain('3 hari');
    const at = await sheet().locator('article').getAttribute('data-verify');
    await doctor.keyboard.press('Escape');
    employer = (await house.window({ at: at ?? '' })).page;
    await employer.getByText('masih berlaku').waitFor();
    expect(await seriousFindings(employer)).toEqual([]);
    const told = await employer.locator('main').innerText();
    expect(told).toMatch(/\d{4}\/SKS\//);
    expect(told).not.toContain(day.visits.serving.name);
  });

  it('are revoked, which the paper’s code then says; a made-up code is none', async () => {
    await letters()
      .getByRole('button', { name: /^Cabut \d{4}\/SKS/ })
      .click();
    await doctor.getByRole('alertdialog').or(doctor.getByRole('dialog')).getByRole('textbox').fill('Salah tanggal');
    await button(doctor, 'Cabut surat').click();
    await letters().getByText('Dicabut: Salah tanggal').waitFor();
    await employer.reload();
    await employer.getByText('tidak berlaku lagi').waitFor();
    await employer.goto('/verify/letter/1-AAAAAAAAAAAAAAAAAAAAAAAA');
    await employer.getByText('Dokumen tidak dikenali').waitFor();
  });

  it('can be given after the visit, and the nurse only reads them', async () => {
    const { patientId, encounterId } = day.visits.paid;
    const path = `/manage/outpatient/patient/${patientId}/medical/${encounterId}`;
    await doctor.goto(path);
    await letters().getByRole('button', { name: 'Buat surat' }).click();
    await form().getByLabel('Jenis surat').selectOption('healthy');
    for (const [field, value] of [
      ['Tinggi badan', '165'],
      ['Berat badan', '60'],
      ['Sistolik', '120'],
      ['Diastolik', '80'],
    ] as const)
      await form().getByLabel(field).fill(value);
    await form().getByLabel('Keperluan').fill('Melamar pekerjaan');
    const nurse = await house.openAt('nurse', path);
    const seen = cardOn(nurse);
    await seen.getByText('Belum ada surat').waitFor();
    await button(doctor, 'Tanda tangani').click();
    await seen.getByText('Surat Keterangan Sehat').waitFor();
    expect(await seen.getByRole('button', { name: 'Buat surat' }).count()).toBe(0);
  });
});
