import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination, rowOf } from './harness/people.ts';

/**
 * A doctor orders two examinations; radiology starts the wrong one, takes it back, examines, reports a critical finding,
 * tells it and validates, which she reads on her open screen.
 */
describe('radiology', () => {
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
      .filter({ has: doctor.getByRole('heading', { name: 'Radiologi', exact: true }) })
      .last();
  const examination = (name: string) =>
    desk
      .locator('section')
      .filter({ has: desk.getByRole('heading', { name, exact: true }) })
      .last();

  it('is asked from the visit with its questions of safety, and the desk sees it at once', async () => {
    desk = await house.openAt('radiology', '/manage/radiology');
    doctor = await openExamination(house, day.visits.serving);
    await card().getByRole('button', { name: 'Minta radiologi' }).press('Enter');
    const dialog = doctor.getByRole('dialog', { name: 'Permintaan radiologi' });
    for (const name of ['Foto toraks PA', 'USG abdomen']) {
      await dialog.getByRole('combobox', { name: 'Cari pemeriksaan radiologi' }).fill(name);
      await doctor.getByRole('option', { name: new RegExp(name) }).click();
    }
    await dialog.getByText('Puasa 6 jam').waitFor();
    await dialog.getByText('Jumlah Rp').waitFor();
    const question = dialog.getByRole('radiogroup');
    if ((await question.count()) > 0) {
      await dialog.getByRole('button', { name: 'Minta radiologi' }).click();
      await dialog.getByText('Jawab dahulu.').waitFor();
      await question.getByRole('radio', { name: 'Tidak', exact: true }).click();
    }
    expect(await seriousFindings(doctor)).toEqual([]);
    await dialog.getByRole('button', { name: 'Minta radiologi' }).click();
    await card().getByText('Menunggu').first().waitFor();
    await rowOf(desk, day.visits.serving.name).waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
  });

  it('is started on the wrong line, which is taken back, and done on the right one', async () => {
    await rowOf(desk, day.visits.serving.name).click();
    await button(desk, 'Mulai periksa USG abdomen').click();
    await examination('USG abdomen').getByText('Sedang diperiksa').waitFor();
    await button(desk, 'Tarik kembali USG abdomen').click();
    await examination('USG abdomen').getByText('Menunggu', { exact: true }).waitFor();
    await button(desk, 'Mulai periksa Foto toraks PA').click();
    await button(desk, 'Selesai diperiksa Foto toraks PA').click();
    const dialog = desk.getByRole('dialog', { name: /Foto toraks PA/ });
    await dialog.getByLabel('kV').fill('110');
    await dialog.getByRole('button', { name: 'Selesai diperiksa' }).click();
    await examination('Foto toraks PA').getByText('Menunggu hasil').waitFor();
    await examination('Foto toraks PA').getByText('110 kV').waitFor();
  });

  it('is reported from its template; a critical finding is told, and nobody else sees the draft', async () => {
    const chest = examination('Foto toraks PA');
    expect(await chest.getByRole('textbox', { name: 'Temuan' }).inputValue()).toContain('Cor: tidak membesar');
    await chest.getByLabel('Kesan').fill('Pneumotoraks kanan');
    await chest.getByRole('checkbox').check();
    expect(await button(desk, 'Validasi').getAttribute('aria-disabled')).toBe('true');
    await button(desk, 'Simpan draf').click();
    await chest.getByText(/^Draf 1/).waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
    await button(desk, 'Laporkan temuan kritis').click();
    const call = desk.getByRole('dialog', { name: 'Laporkan temuan kritis' });
    await call.getByRole('button', { name: 'Laporkan temuan kritis' }).click();
    await call.getByText('Temuan harus dibaca ulang oleh penerima.').waitFor();
    await call.getByRole('checkbox').check();
    await call.getByRole('button', { name: 'Laporkan temuan kritis' }).click();
    await call.waitFor({ state: 'hidden' });
    expect(await card().getByText('Pneumotoraks kanan').count()).toBe(0);
  });

  it('is validated, shown to the doctor without her asking, and read by her', async () => {
    await button(desk, 'Validasi').click();
    await card().getByText('Pneumotoraks kanan').waitFor();
    expect(await seriousFindings(doctor)).toEqual([]);
    await card().getByRole('button', { name: 'Sudah saya baca' }).click();
    await card().getByRole('button', { name: 'Sudah saya baca' }).waitFor({ state: 'hidden' });
  });

  it('is corrected by a version, which the history keeps and the paper shows', async () => {
    await button(desk, 'Addendum atau koreksi').click();
    const dialog = desk.getByRole('dialog', { name: 'Ubah hasil Foto toraks PA' });
    await dialog.getByLabel('Kesan').fill('Pneumotoraks kiri');
    await dialog.getByLabel('Alasan').fill('Sisi tertukar');
    await dialog.getByRole('button', { name: 'Simpan versi baru' }).click();
    await card().getByText('Pneumotoraks kiri').waitFor();
    await desk.getByRole('link', { name: 'Riwayat versi' }).click();
    await desk.getByText('Pneumotoraks kanan').waitFor();
    await desk.getByText('Alasan: Sisi tertukar').waitFor();
    expect(await seriousFindings(desk)).toEqual([]);
    await button(desk, 'Cetak hasil').click();
    const paper = desk.getByRole('dialog').locator('iframe').contentFrame();
    await paper.getByText('Pneumotoraks kiri').waitFor();
  });
});
