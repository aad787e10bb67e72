import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination, rowOf } from './harness/people.ts';

/**
 * A doctor orders a full blood count; it is taken, measured, critical, communicated, validated and corrected, which she
 * sees on her open screen.
 */
describe('the laboratory', () => {
  let house: House;
  let day: HalfDay;
  let doctor: Page;
  let desk: Page;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());

  const card = () =>
    doctor
      .locator('section')
      .filter({ has: doctor.getByRole('heading', { name: 'Laboratorium', exact: true }) })
      .last();
  const result = (name: string) => desk.getByRole('textbox', { name: `Hasil ${name}`, exact: true });

  it('is asked by keyboard from the visit, and the desk sees it at once', async () => {
    desk = await house.openAt('laboratory', '/manage/laboratorium');
    doctor = await openExamination(house, day.visits.serving);
    await card().getByRole('button', { name: 'Minta pemeriksaan' }).press('Enter');
    const dialog = doctor.getByRole('dialog', { name: 'Permintaan laboratorium' });
    await dialog.getByRole('combobox', { name: 'Cari panel atau parameter' }).fill('Darah leng');
    await doctor.getByRole('option', { name: /Darah lengkap/ }).click();
    await dialog.getByText('Jumlah Rp').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
    await dialog.getByRole('button', { name: 'Minta pemeriksaan' }).click();
    await card().getByText('Menunggu sampel').waitFor();
    await rowOf(desk, day.visits.serving.name).waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
  });

  it('labels the tube, which is rejected once, taken again and received', async () => {
    await rowOf(desk, day.visits.serving.name).click();
    await button(desk, 'Ambil sampel').click();
    const sheet = () => desk.getByRole('dialog').locator('iframe').contentFrame();
    await sheet().getByRole('img').first().waitFor();
    await desk.keyboard.press('Escape');
    await button(desk, 'Tolak').click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click();
    await card()
      .getByText(/ditolak .*Hemolisis/)
      .waitFor();
    await button(desk, 'Ambil sampel').click();
    await sheet().getByRole('img').first().waitFor();
    await desk.keyboard.press('Escape');
    await button(desk, 'Terima').click();
    await card().getByText('Berjalan').waitFor();
  });

  it('is typed in the grid by keyboard and flagged at once', async () => {
    await result('Hemoglobin').fill('6,4');
    await desk.getByText('LL', { exact: true }).waitFor();
    await result('Hemoglobin').press('Enter');
    await desk.keyboard.type('20,1');
    await desk.keyboard.press('Enter');
    await desk.keyboard.type('2,61');
    await desk.keyboard.press('Enter');
    await button(desk, 'Verifikasi (3)').waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
    expect(await card().getByText('6,4').count()).toBe(0);
  });

  it('tells the alarming value with its read-back, and shows the doctor what is validated without her asking', async () => {
    await button(desk, 'Verifikasi (3)').click();
    await desk.getByText(/Kritis \d+ mnt/).waitFor();
    await button(desk, 'Laporkan nilai kritis').click();
    const call = desk.getByRole('dialog', { name: 'Laporkan nilai kritis' });
    await call.getByRole('button', { name: 'Laporkan nilai kritis' }).click();
    await call.getByText('Nilai harus dibaca ulang oleh penerima.').waitFor();
    await call.getByRole('checkbox').check();
    await call.getByRole('button', { name: 'Laporkan nilai kritis' }).click();
    await desk.getByText(/Kritis \d+ mnt/).waitFor({ state: 'hidden' });
    await button(desk, 'Validasi (3)').click();
    await card().getByText('6,4').waitFor();
    await desk.getByText('dihitung').first().waitFor({ state: 'hidden' });
  });

  it('is corrected with a reason, and the doctor sees that too', async () => {
    await button(desk, 'Koreksi Hemoglobin').click();
    const dialog = desk.getByRole('dialog', { name: 'Koreksi hasil Hemoglobin' });
    await dialog.getByLabel('Hasil').fill('11,4');
    await dialog.getByLabel('Alasan').fill('Sampel tertukar');
    await dialog.getByRole('button', { name: 'Koreksi' }).click();
    await card().getByText('11,4').waitFor();
    await card().getByText('dikoreksi').waitFor();
    await card().getByRole('button', { name: 'Riwayat Hemoglobin' }).click();
    await doctor.getByRole('dialog').or(doctor.getByRole('complementary')).getByText('11,4').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
  });

  it('is measured by an analyser over the wire, and points out the leap from the value before', async () => {
    await doctor.keyboard.press('Escape');
    await card().getByRole('button', { name: 'Minta pemeriksaan' }).press('Enter');
    const dialog = doctor.getByRole('dialog', { name: 'Permintaan laboratorium' });
    await dialog.getByRole('combobox', { name: 'Cari panel atau parameter' }).fill('Darah leng');
    await doctor.getByRole('option', { name: /Darah lengkap/ }).click();
    await dialog.getByRole('button', { name: 'Minta pemeriksaan' }).click();
    await doctor.getByRole('button', { name: 'Tetap minta' }).click();
    await card().getByText('Menunggu sampel').waitFor();
    await desk.goto('/manage/laboratorium');
    await rowOf(desk, day.visits.serving.name).click();
    await button(desk, 'Ambil sampel').click();
    await desk.getByRole('dialog').locator('iframe').contentFrame().getByRole('img').first().waitFor();
    await desk.keyboard.press('Escape');
    await button(desk, 'Terima').click();
    await button(desk, 'Ukur dengan alat simulasi').click();
    await button(desk, 'Verifikasi (5)').waitFor();
    await result('Hemoglobin').fill('8,1');
    await result('Hemoglobin').press('Enter');
    await desk.getByText('delta', { exact: true }).waitFor();
  });

  it('keeps in the tray what no order takes, until somebody has looked at it', async () => {
    await desk.goto('/manage/laboratorium?tab=analyser');
    await rowOf(desk, 'QC-LEVEL-1').waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
    await rowOf(desk, 'QC-LEVEL-1').getByRole('button', { name: 'Buang' }).click();
    const dialog = desk.getByRole('alertdialog').or(desk.getByRole('dialog'));
    await dialog.getByRole('textbox').fill('Bahan kontrol');
    await dialog.getByRole('button', { name: 'Buang' }).click();
    await rowOf(desk, 'QC-LEVEL-1').waitFor({ state: 'hidden' });
  });
});
