import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination, rowOf } from './harness/people.ts';

/** A doctor asks for a treatment, and a nurse carries it out; one that was done on the wrong patient is taken back. */
describe('a treatment that is asked for', () => {
  let house: House;
  let day: HalfDay;
  let doctor: Page;
  let nurse: Page;
  let name: string;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
    const admin = await enter(house.server, 'facility-admin');
    await admin.does('treatment/add', 0, { name: 'Nebulisasi salbutamol', price: 60_000 });
    ({ name } = day.visits.serving);
    nurse = await house.openAt('nurse', '/manage/treatments');
    doctor = await openExamination(house, day.visits.serving);
  });
  afterAll(() => house?.close());

  const card = () =>
    doctor
      .locator('section')
      .filter({ has: doctor.getByRole('heading', { name: 'Tindakan', exact: true }) })
      .last();
  const asks = async () => {
    await card().getByRole('button', { name: 'Minta dikerjakan' }).click();
    const dialog = doctor.getByRole('dialog', { name: 'Minta dikerjakan' });
    await dialog.getByRole('combobox', { name: 'Tindakan' }).fill('Nebulisasi sal');
    await doctor.getByRole('option', { name: /Nebulisasi salbutamol/ }).click();
    await dialog.getByLabel('Catatan untuk pelaksana').fill('Ulangi bila masih mengi');
    expect(await seriousFindings(doctor)).toEqual([]);
    await dialog.getByRole('button', { name: 'Minta dikerjakan' }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  it('is on the nurse’s list at once, and she begins', async () => {
    await asks();
    await rowOf(nurse, name).waitFor();
    expect(await seriousFindings(nurse)).toEqual([]);
    await rowOf(nurse, name).getByRole('button', { name: 'Mulai' }).click();
    await card().getByText('Dikerjakan', { exact: true }).waitFor();
    expect(await card().getByRole('button', { name: 'Hapus tindakan Nebulisasi salbutamol' }).count()).toBe(0);
  });

  it('is read and done on its page, which the doctor sees at once', async () => {
    await rowOf(nurse, name).getByText(name).click();
    await nurse.getByText('Ulangi bila masih mengi').waitFor();
    expect(await seriousFindings(nurse)).toEqual([]);
    await button(nurse, 'Selesai').click();
    await card().getByText('Selesai', { exact: true }).waitFor();
    await card().getByText('Rp 60.000').first().waitFor();
  });

  it('done on the wrong patient, is taken back with a reason, and is on no bill', async () => {
    await button(nurse, 'Batalkan').click();
    const dialog = nurse.getByRole('alertdialog').or(nurse.getByRole('dialog'));
    await dialog.getByRole('textbox').fill('Salah pasien');
    await dialog.getByRole('button', { name: 'Batalkan' }).click();
    await card().getByText('Belum ada tindakan.').waitFor();
    await nurse.getByText('Salah pasien').waitFor();
  });

  it('that nobody can do is refused, and its requester reads why', async () => {
    await asks();
    await nurse.goto('/manage/treatments');
    await nurse.getByRole('radio', { name: /Menunggu/ }).click();
    await rowOf(nurse, name).getByText(name).click();
    await button(nurse, 'Tolak').click();
    const dialog = nurse.getByRole('alertdialog').or(nurse.getByRole('dialog'));
    await dialog.getByRole('textbox').fill('Alat sedang diperbaiki');
    await dialog.getByRole('button', { name: 'Tolak' }).click();
    await card().getByText('Ditolak: Alat sedang diperbaiki').waitFor();
    await card().getByRole('button', { name: 'Sudah dibaca' }).click();
    await card().getByText('Belum ada tindakan.').waitFor();
  });
});
