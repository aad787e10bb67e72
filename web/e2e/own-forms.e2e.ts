import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination, rowOf } from './harness/people.ts';
import { settled } from './harness/settled.ts';

const TITLE = 'Skrining batuk poli';

/**
 * A facility makes a form without a programmer, uses it, changes it, and reads former answers with the version on which
 * they were given.
 */
describe('a form of the facility’s own', () => {
  let house: House;
  let day: HalfDay;
  let admin: Page;
  let doctor: Page;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());

  /** The open question of the editor. */
  const question = () => admin.getByRole('listitem').filter({ has: admin.getByLabel('Jenis jawaban') });
  const add = async (text: string, type: string) => {
    await button(admin, 'Tambah pertanyaan').last().click();
    await question().getByLabel('Pertanyaan', { exact: false }).first().fill(text);
    await question().getByLabel('Jenis jawaban').selectOption({ label: type });
  };
  const option = async (number: number, text: string, points: string) => {
    await question().getByLabel(`Pilihan ${number}`, { exact: true }).fill(text);
    await question().getByLabel(`Poin pilihan ${number}`, { exact: true }).fill(points);
  };
  const publish = async (version: number) => {
    await button(admin, 'Terbitkan').click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
    await admin.getByText(`Versi ${version} diterbitkan`).first().waitFor();
    await rowOf(admin, TITLE).waitFor();
  };

  it('is made with choices, a condition and a score, and says what is missing before it is published', async () => {
    admin = await house.openAt('facility-admin', '/manage/settings?tab=form');
    await button(admin, 'Buat formulir').click();
    await admin.getByRole('menuitem', { name: 'Formulir kosong' }).click();
    await admin.getByLabel('Judul formulir', { exact: false }).first().fill(TITLE);
    await button(admin, 'Terbitkan').click();
    await admin.getByText('2 hal belum lengkap').waitFor();
    await admin.getByLabel('Judul bagian', { exact: false }).first().fill('Keluhan');
    await question().getByLabel('Pertanyaan', { exact: false }).first().fill('Batuk');
    await question().getByLabel('Jenis jawaban').selectOption({ label: 'Pilihan' });
    await option(1, 'Tidak', '0');
    await option(2, 'Ya', '2');
    await add('Lama batuk', 'Bilangan bulat');
    await question().getByLabel('Satuan').selectOption({ label: 'hari' });
    await question().getByLabel('Paling besar', { exact: false }).fill('365');
    await button(admin, 'Tambah syarat').last().click();
    await question().getByLabel('Jawaban yang ditunggu').selectOption({ label: 'Ya' });
    await add('Skor batuk', 'Skor (jumlah poin)');
    await question().getByRole('checkbox', { name: 'Batuk', exact: true }).check();
    await button(admin, 'Tambah kategori').click();
    await question().getByLabel('Nama kategori 1', { exact: true }).fill('Aman');
    await button(admin, 'Tambah kategori').click();
    await question().getByLabel('Kategori 2 mulai dari').fill('2');
    await question().getByLabel('Nama kategori 2', { exact: true }).fill('Periksa dahak');
    // The questions can be tried at once in the preview.
    const preview = admin.getByRole('region', { name: 'Pratinjau' });
    await preview.getByLabel('Ya', { exact: true }).check();
    await preview.getByLabel('Lama batuk').waitFor();
    await preview.getByText('Periksa dahak').waitFor();
    expect(await seriousFindings(admin)).toEqual([]);
    await publish(1);
  });

  it('is filled in like any other, and asks by its conditions', async () => {
    doctor = await openExamination(house, day.visits.serving);
    await settled(doctor);
    await button(doctor, 'Isi formulir').click();
    await doctor.getByRole('menuitem', { name: TITLE }).click();
    await doctor.getByRole('group', { name: 'Batuk' }).getByLabel('Ya', { exact: true }).check();
    await doctor.getByLabel('Lama batuk').fill('20');
    await doctor.getByText('Periksa dahak').waitFor();
    await doctor.keyboard.press('Control+Enter');
    await button(doctor, 'Perbaiki').waitFor();
    await doctor.getByText('20 hari').waitFor();
  });

  it('is changed, and answers to the version before are read by that', async () => {
    await rowOf(admin, TITLE).getByRole('button', { name: 'Ubah' }).click();
    await admin.getByRole('button', { name: /^Lama batuk/ }).click();
    await question().getByLabel('Pertanyaan', { exact: false }).first().fill('Sejak berapa hari');
    await admin.getByRole('button', { name: 'Hapus Skor batuk' }).click();
    await publish(2);
    await doctor.reload();
    await doctor.getByText('Lama batuk').waitFor();
    await doctor.getByText('Periksa dahak').waitFor();
    expect(await doctor.getByText('Sejak berapa hari').count()).toBe(0);
    // A new form has the current questions, with the previous answers beside them.
    const fresh = await openExamination(house, day.visits.serving);
    await settled(fresh);
    await button(fresh, 'Isi formulir').click();
    await fresh.getByRole('menuitem', { name: TITLE }).click();
    await fresh.getByRole('group', { name: 'Batuk' }).getByLabel('Ya', { exact: true }).check();
    await fresh.getByLabel('Sejak berapa hari').waitFor();
    await fresh.getByText(/Terakhir: 20 hari/).waitFor();
  });

  it('that is taken out of use is offered no more, and is there again with one press', async () => {
    await rowOf(admin, TITLE).getByRole('button', { name: 'Hentikan' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Hentikan' }).click();
    await rowOf(admin, TITLE).getByText('Tidak dipakai').waitFor();
    await doctor.getByText('Lama batuk').waitFor();
    await rowOf(admin, TITLE).getByRole('button', { name: 'Pakai lagi' }).click();
    await rowOf(admin, TITLE).getByText('Dipakai', { exact: true }).waitFor();
  });
});
