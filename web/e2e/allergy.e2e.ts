import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, openExamination } from './harness/people.ts';
import { keeps, refused } from './harness/refused.ts';

/** A person who has a patient open sees the allergy that somebody else records, without reloading (DOMAIN 1.1). */
describe('an allergy recorded elsewhere', () => {
  let house: House;
  let day: HalfDay;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
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

  const editor = async (page: Page) => {
    await button(page, 'Ubah resep').click();
    const dialog = page.getByRole('dialog', { name: 'Ubah resep' });
    const first = dialog.getByRole('group', { name: 'Obat 1' });
    await first.waitFor();
    return {
      dialog,
      medicine: first.getByRole('combobox', { name: 'Obat' }),
      note: first.getByLabel('Catatan'),
      seen: dialog.getByRole('checkbox', { name: 'Saya sudah memeriksa peringatan alergi' }),
      isHeld: () => button(page, 'Simpan resep').getAttribute('aria-disabled'),
    };
  };
  const prescription = async (id: number) => {
    const desk = await enter(house.server, 'pharmacist');
    return desk.row(`/v2/prescription/prescriptions?date=${day.date}&limit=100`, one => one.id === id);
  };

  it('stands on the doctor’s open record, and warns in the prescription she is writing', async () => {
    const { patientId } = day.visits.serving;
    await remove(patientId, 1);
    const page = await openExamination(house, day.visits.serving);
    await none(page).waitFor();
    const { dialog, seen, isHeld } = await editor(page);
    const warning = dialog.getByRole('alert').filter({ hasText: 'Alergi Parasetamol tercatat' });
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

  it('holds a prescription whose page does not know of it yet, until the doctor does', async () => {
    const { patientId, prescriptionId } = day.visits.serving;
    await remove(patientId, 3);
    const page = await openExamination(house, day.visits.serving);
    await none(page).waitFor();
    const { dialog, medicine, note, seen, isHeld } = await editor(page);
    await note.fill('sesudah sarapan');
    let hear = () => {};
    const heard = new Promise<void>(resolve => (hear = resolve));
    await page.route(`**/v2/patient/${patientId}`, async route => {
      await heard;
      await route.continue();
    });
    await record(patientId, 'Paracetamol');
    await button(page, 'Simpan resep').click();
    await refused(medicine, /alergi Paracetamol/);
    await keeps([[note, 'sesudah sarapan']]);

    hear();
    await dialog.getByRole('alert').filter({ hasText: 'Alergi Paracetamol tercatat' }).waitFor();
    expect(await isHeld()).toBe('true');
    await seen.check();
    await button(page, 'Simpan resep').click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await prescription(prescriptionId!)).toMatchObject({
      allergyAcknowledged: true,
      lines: [{ note: 'sesudah sarapan' }],
    });
  });

  it('is not taken for none where the patient could not be fetched', async () => {
    const { patientId } = day.visits.serving;
    const page = await openExamination(house, day.visits.serving);
    await mark(page, 'Paracetamol').waitFor();
    const record = `**/v2/patient/${patientId}`;
    await page.route(record, route => route.abort());
    await page.reload();
    const unknown = page.getByRole('alert').filter({ hasText: 'Alergi pasien belum termuat.' });
    await unknown.first().waitFor();
    expect(await none(page).count()).toBe(0);
    const { dialog, isHeld } = await editor(page);
    expect(await isHeld()).toBe('true');
    const again = dialog.getByRole('button', { name: 'Coba lagi' });
    await again.waitFor();
    await page.unroute(record);
    await again.click();
    await dialog.getByRole('alert').filter({ hasText: 'Alergi Paracetamol tercatat' }).waitFor();
    expect(await unknown.count()).toBe(0);
    await button(page, 'Batal').click();
    await mark(page, 'Paracetamol').waitFor();
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

  it('stands at what is given instead, clears the review begun before it, and is settled with a note', async () => {
    const { prescriptionId } = day.visits.prescribed;
    const page = await house.openAt('pharmacist', `/manage/pharmacy/${prescriptionId}`);
    await mark(page, 'Sefiksim').waitFor();
    const instead = 'Ganti obat Parasetamol 500 mg';
    await button(page, instead).click();
    await page.getByRole('combobox', { name: instead }).fill('Amoksisilin 500');
    await page.getByRole('option', { name: 'Amoksisilin 500 mg' }).click();
    const substituted = page.getByRole('alert').filter({ hasText: 'Alergi Amoksisilin tercatat' });
    await substituted.waitFor();
    await button(page, 'Kembali ke obat semula').click();
    await substituted.waitFor({ state: 'hidden' });
    await button(page, 'Semua sesuai').click();
    await page.getByText('13 dari 13 sesuai').waitFor();
    await record(day.visits.paid.patientId, 'Paracetamol');
    await page.getByRole('alert').filter({ hasText: 'Telaah dikosongkan' }).waitFor();
    await page.getByText('0 dari 13 sesuai').waitFor();
    await page.getByRole('alert').filter({ hasText: 'Alergi Paracetamol tercatat' }).waitFor();

    const given = page.getByLabel('Jumlah Parasetamol 500 mg');
    await button(page, 'Semua sesuai').click();
    await page.getByText('12 dari 13 sesuai').waitFor();
    await page.getByRole('checkbox', { name: 'Tidak ada alergi atau ROTD' }).check();
    await button(page, 'Setujui').click();
    await refused(given, /Parasetamol 500 mg belum diklarifikasi/);
    expect(await prescription(prescriptionId!)).toMatchObject({ status: 'queue' });
    await page.getByRole('checkbox', { name: 'Tidak ada alergi atau ROTD' }).uncheck();
    const note = page.getByLabel('Hasil klarifikasi dengan dokter');
    const said = 'Dokter setuju: ruam ringan, pernah minum lagi';
    await note.fill(said);
    await button(page, 'Kembali ke antrean farmasi').click();
    await button(page, 'Tetap di sini').click();
    await keeps([[note, said]]);
    await button(page, 'Setujui').click();
    await page.getByText('Resep disetujui.').waitFor();
    await expect.poll(() => prescription(prescriptionId!)).toMatchObject({ status: 'approve' });
  });
});
