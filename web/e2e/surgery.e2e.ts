import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { dayAfter, written } from './harness/facility-time.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { reportOf } from './harness/operations.ts';
import { button, openExamination, rowOf } from './harness/people.ts';

/**
 * A doctor asks for an operation, which the operating room plans, signs in, starts on the wrong patient, starts again
 * and finishes; she sees on her open screen where it stands.
 */
describe('an operation', () => {
  let house: House;
  let day: HalfDay;
  let doctor: Page;
  let theatre: Page;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
    theatre = await house.openAt('operating-room', '/manage/operation');
    doctor = await openExamination(house, day.visits.serving);
  });
  afterAll(() => house?.close());

  const card = () =>
    doctor
      .locator('section')
      .filter({ has: doctor.getByRole('heading', { name: 'Kamar operasi', exact: true }) })
      .last();
  const idInPath = () => Number(/operation\/(?:surgery-schedule\/)?(\d+)/.exec(theatre.url())?.[1]);
  const dialog = () => theatre.getByRole('dialog');
  /** Answers every item of a part of the checklist. */
  const checks = async (part: string) => {
    await button(theatre, `Catat ${part}`).click();
    await dialog().getByRole('radio').first().waitFor();
    for (const yes of await dialog().getByRole('radio', { name: 'Ya', exact: true }).all()) await yes.check();
    await dialog()
      .getByRole('button', { name: `Catat ${part}` })
      .click();
    await dialog().waitFor({ state: 'detached' });
  };

  it('is asked for in the visit, and waits on the operating room’s open board at once', async () => {
    await card().getByRole('button', { name: 'Minta operasi' }).click();
    const asking = doctor.getByRole('dialog', { name: 'Minta operasi' });
    await asking.getByRole('combobox', { name: 'Tindakan operasi' }).fill('Hernio');
    await doctor.getByRole('option', { name: /Herniotomi/ }).click();
    await asking.getByRole('combobox', { name: 'Sisi' }).selectOption('left');
    expect(await seriousFindings(doctor)).toEqual([]);
    await asking.getByRole('button', { name: 'Minta operasi' }).click();
    await card().getByText('Menunggu jadwal').waitFor();
    await rowOf(theatre, day.visits.serving.name).waitFor();
    expect(await seriousFindings(theatre)).toEqual([]);
  });

  it('gets a free slot and a team, which the doctor sees', async () => {
    await rowOf(theatre, day.visits.serving.name).click();
    await button(theatre, 'Jadwalkan').click();
    await theatre.getByRole('heading', { name: 'Jadwal kamar operasi' }).waitFor();
    await theatre.goto(`/manage/operation/surgery-schedule/${idInPath()}?on=${dayAfter(30)}`);
    await theatre
      .getByRole('button', { name: /07.00–21.00.*Kosong/ })
      .first()
      .click();
    await dialog().getByRole('combobox', { name: 'Operator' }).fill('Bayu');
    await theatre.getByRole('option', { name: /Bayu/ }).click();
    expect(await seriousFindings(theatre)).toEqual([]);
    await dialog().getByRole('button', { name: 'Jadwalkan' }).click();
    await card().getByText('Terjadwal').waitFor();
    await card()
      .getByText(`${written(dayAfter(30))} 07.00–08.00`)
      .waitFor();
  });

  it('is started after its Sign In; on the wrong patient, that is undone, and checked anew', async () => {
    await checks('Sign In');
    await button(theatre, 'Mulai operasi').click();
    await card().getByText('Berlangsung').waitFor();
    await button(theatre, 'Tarik mulai').click();
    const asked = theatre.getByRole('alertdialog').or(dialog());
    await asked.getByRole('textbox').fill('Salah pasien');
    await asked.getByRole('button', { name: 'Tarik mulai' }).click();
    await card().getByText('Terjadwal').waitFor();
    await theatre.getByText('Salah pasien').waitFor();
    await checks('Sign In');
    await button(theatre, 'Mulai operasi').click();
    await card().getByText('Berlangsung').waitFor();
  });

  it('is finished once it is signed out, reported and recovered from, with what it costs', async () => {
    await checks('Time Out');
    await checks('Sign Out');
    expect(await seriousFindings(theatre)).toEqual([]);
    await button(theatre, 'Nilai pemulihan').click();
    await dialog().getByRole('radio').first().waitFor();
    for (const two of await dialog().getByRole('radio', { name: /^2 ·/ }).all()) await two.check();
    await dialog().getByRole('button', { name: 'Nilai pemulihan' }).click();
    await theatre.getByText('Skor 10').waitFor();
    const operator = await enter(house.server, 'doctor');
    await operator.does('record/sign-form', 0, reportOf(day.visits.serving.encounterId, idInPath()));
    await theatre.getByRole('button', { name: 'Buka Laporan operasi' }).waitFor();
    await button(theatre, 'Selesaikan').click();
    await dialog().getByRole('combobox', { name: 'Pasien keluar ke' }).selectOption('home');
    await dialog().getByRole('button', { name: 'Tambah komponen' }).click();
    await dialog().getByRole('combobox', { name: 'Tindakan' }).fill('Sewa');
    await theatre.getByRole('option', { name: /Sewa kamar operasi/ }).click();
    expect(await seriousFindings(theatre)).toEqual([]);
    await dialog().getByRole('button', { name: 'Selesaikan' }).click();
    await card().getByText('Selesai', { exact: true }).waitFor();
    await theatre.getByText('Sewa kamar operasi').waitFor();
  });
});
