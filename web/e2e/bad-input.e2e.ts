import { reviewMet } from '@alur/contracts/prescription/all-met';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter, type Row } from './harness/api.ts';
import type { HalfDay, Visit } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, rowOf, save, takesFocus } from './harness/people.ts';
import { keeps, refused } from './harness/refused.ts';

/** Each error is shown in words beside its field, and nothing that was typed is lost. */
describe('bad input', () => {
  let house: House;
  let day: HalfDay;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());
  const visitPage = ({ patientId, encounterId }: Visit) =>
    `/manage/outpatient/patient/${patientId}/booking/${encounterId}`;

  it('login', async () => {
    const { page } = await house.window();
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Kata sandi', { exact: true });
    await email.fill('pendaftaran');
    await button(page, 'Masuk').click();
    await refused(email, /email/i);
    await refused(password, /harus diisi/);
    await email.fill('pendaftaran@alur.example');
    await password.fill('bukan ini');
    await button(page, 'Masuk').click();
    await page.getByRole('alert').filter({ hasText: 'Email atau kata sandi salah.' }).waitFor();
    await keeps([[email, 'pendaftaran@alur.example']]);
  });

  it('patient', async () => {
    const page = await house.openAt('front-office', '/manage/front-office/patient/add');
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const typed = {
      NIK: '123',
      'No. BPJS Kesehatan': 'abc',
      Email: 'tanpa-at',
      Telepon: '0812000999',
      Alamat: 'Jl. Nangka 4',
    };
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    await button(page, 'Simpan pasien').click();
    for (const name of ['NIK', 'No. BPJS Kesehatan', 'Email']) await refused(field(name));
    await refused(page.getByLabel('Nama lengkap'), /harus diisi|wajib/i);
    await page.getByText('Jenis kelamin').locator('..').getByRole('alert').waitFor();
    await keeps(Object.entries(typed).map(([name, value]) => [field(name), value] as const));
  });

  it('taking a number', async () => {
    const page = await house.openAt(
      'front-office',
      `/manage/front-office/patient/${day.visits.paid.patientId}/register`,
    );
    await page.getByRole('radio', { name: 'Asuransi' }).click();
    await button(page, 'Ambil nomor').click();
    await refused(page.getByLabel('Nama asuransi'));
    await page.getByLabel('Tanggal kunjungan').fill('2020-01-06');
    await page.getByLabel('Nama asuransi').fill('Asuransi Sentosa');
    await button(page, 'Ambil nomor').click();
    await page.getByRole('alert').first().waitFor();
    await keeps([[page.getByLabel('Nama asuransi'), 'Asuransi Sentosa']]);
  });

  it("PCare's number, where the facility is with it", async () => {
    const operator = await enter(house.server, 'channel-admin');
    await operator.does('merchant/set-features', house.server.login('front-office').merchantId, {
      rules: [{ ruleName: 'pcare', enabled: true }],
    });
    const page = await house.openAt('front-office', '/manage/front-office/patient/clinic-queue?stage=all');
    await button(page, 'Isi Pcare').first().click();
    const number = page.getByRole('dialog').getByLabel('Nomor urut Pcare');
    await number.fill('!! 12');
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
    await refused(number);
    await keeps([[number, '!! 12']]);
  });

  it('a cancellation without its reason', async () => {
    const page = await house.openAt('front-office', '/manage/front-office/patient/clinic-queue');
    await rowOf(page, day.visits.present.name)
      .getByRole('button', { name: /Aksi lain/ })
      .click();
    await page.getByRole('menuitem', { name: 'Batalkan kunjungan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Batalkan antrean' }).click();
    await refused(page.getByRole('dialog').getByLabel('Alasan'));
  });

  it('vital signs', async () => {
    const page = await house.openAt('nurse', visitPage(day.visits.present));
    await page.getByRole('heading', { level: 1, name: day.visits.present.name }).waitFor();
    const again = button(page, 'Ukur ulang');
    await page.getByLabel('Sistolik').or(again).first().waitFor();
    if (await again.isVisible()) await again.click();
    await page.getByLabel('Sistolik').fill('400');
    await page.getByLabel('Nadi').fill('84');
    await page.getByText('Tekanan darah belum lengkap').waitFor();
    await button(page, 'Simpan tanda vital').click();
    await refused(page.getByLabel('Sistolik'), /Isi antara 40 dan 300/);
    await keeps([
      [page.getByLabel('Sistolik'), '400'],
      [page.getByLabel('Nadi'), '84'],
    ]);
  });

  it('prescription', async () => {
    const { serving } = day.visits;
    const query = `form_category=outpatient&form_id=1&form_name=soap&consultation_id=${serving.encounterId}`;
    const page = await house.openAt('doctor', `${visitPage(serving)}/record/${serving.encounterId}?${query}`);
    await button(page, 'Tulis resep').click();
    const line = page.getByRole('group', { name: 'Obat 1' });
    await line.getByLabel('Catatan').fill('Minum air hangat');
    await button(page, 'Simpan resep').click();
    await refused(line.getByRole('combobox', { name: 'Obat' }), /Pilih obatnya/);
    await refused(line.getByLabel('Jumlah'));
    await refused(line.getByLabel('Signa'));
    await keeps([[line.getByLabel('Catatan'), 'Minum air hangat']]);
  });

  it('more than was prescribed', async () => {
    const page = await house.openAt('pharmacist', `/manage/pharmacy/${day.visits.prescribed.prescriptionId}`);
    const quantity = page.getByLabel(/^Jumlah Parasetamol/);
    await quantity.fill('99');
    await refused(quantity, /Jumlah item melebihi jumlah yang diresepkan/);
    await quantity.fill('10');
    await button(page, 'Setujui').click();
    const note = page.getByLabel('Hasil klarifikasi dengan dokter');
    await refused(note, /tidak sesuai/);
  });

  it('handing over', async () => {
    const desk = await enter(house.server, 'pharmacist');
    // What BPJS guarantees does not wait for the cashier.
    const guaranteed = (row: Row) => row['payer'] === 'bpjs' && row['status'] === 'queue';
    const { id, lines } = await desk.row(`/v2/prescription/prescriptions?date=${day.date}&limit=100`, guaranteed);
    const given = (lines as { lineId: number; quantity: number }[]).map(({ lineId, quantity }) => ({
      lineId,
      quantity,
    }));
    await desk.does('prescription/approve', id, { review: reviewMet, lines: given });
    const page = await house.openAt('pharmacist', `/manage/pharmacy/${id}`);
    await page.getByRole('button', { name: /^Serahkan/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Hubungan dengan pasien/).fill('Anak');
    await dialog.getByLabel('Benar pasien').click();
    await dialog.getByRole('button', { name: 'Serahkan' }).click();
    await refused(dialog.getByLabel('Nama penerima'), /harus diisi/);
    await dialog.getByRole('alert').filter({ hasText: 'Lengkapi semua pemeriksaan' }).waitFor();
    await keeps([[dialog.getByLabel(/Hubungan dengan pasien/), 'Anak']]);
    expect(await dialog.getByLabel('Benar pasien').getAttribute('aria-checked')).toBe('true');
  });

  it('discount and payment', async () => {
    const page = await house.openAt('cashier', `/manage/cashier?bill=${day.visits.billed.transactionId}`);
    await button(page, 'Bayar').click();
    await refused(page.getByLabel('Uang diterima'), /Isi jumlah pembayaran/);
    await button(page, 'Beri diskon').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Alasan').fill('Karyawan');
    await dialog.getByLabel('Nilai diskon').fill('150');
    await dialog.getByRole('button', { name: 'Beri diskon' }).click();
    await refused(dialog.getByLabel('Nilai diskon'), /Nilai diskon tidak dapat melebihi 100%/);
    await keeps([[dialog.getByLabel('Alasan'), 'Karyawan']]);
  });

  it('a shift without its float', async () => {
    const page = await house.openAt('supervisor', '/manage/cashier');
    await button(page, 'Buka shift').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Buka shift' }).click();
    await refused(page.getByLabel('Modal awal'), /harus diisi/);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  });

  it('a schedule, until it is right', async () => {
    const page = await house.openAt('facility-admin', '/manage/settings?tab=schedule');
    await button(page, 'Tambah jadwal').click();
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByLabel(name);
    const name = field('Nama jadwal');
    await name.waitFor();
    await takesFocus(name);
    await field('Awalan').fill('Z9');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    for (const missing of ['Nama jadwal', 'Poli atau ruangan', 'Dokter', 'Harga konsultasi'])
      await refused(field(missing), /harus diisi|pilih/i);
    await takesFocus(name);
    await keeps([[field('Awalan'), 'Z9']]);
    await name.fill('Umum Petang');
    for (const chosen of ['Poli atau ruangan', 'Dokter']) {
      await dialog.getByRole('combobox', { name: chosen }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
    }
    await field('Harga konsultasi').fill('45000');
    await save(page);
    // Doctor and room are taken at these hours; a person who knows may save all the same.
    await button(page, 'Simpan walau bersamaan').click();
    await dialog.waitFor({ state: 'hidden' });
    await rowOf(page, 'Umum Petang').getByText('Z9').waitFor();
  });
});
