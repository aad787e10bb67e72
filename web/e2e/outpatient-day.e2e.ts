import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button, rowButton, rowOf, save } from './harness/people.ts';
import { showBoard } from './harness/board.ts';
import { steps } from './harness/steps.ts';
import { Times } from './harness/times.ts';

const patient = 'Wahyu Kusumaningrum';
const number = /^A-\d{3}$/;

/** One patient from the entrance to the medicine, with six windows open that update by themselves. */
describe('an outpatient day', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  const times = new Times();
  const at = (who: string): Page => {
    const window = windows[who];
    if (!window) throw new Error(`nobody sits at ${who}`);
    return window.page;
  };
  const go = (who: string, entry: string) => at(who).getByRole('link', { name: entry }).click();

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    process.stdout.write(`\nShown by itself, after the press:\n${times.report()}\n`);
    await house?.close();
  });

  beforeEach(steps(windows));

  it('everybody logs in through the login screen', async () => {
    for (const who of ['front-office', 'nurse', 'doctor', 'pharmacist', 'cashier'])
      windows[who] = await house.signIn(who);
    windows['queue'] = await house.signIn('front-office');
    await at('queue').goto('/manage/front-office/patient/clinic-queue');
    windows['display'] = await house.signIn('display', { viewport: { width: 1920, height: 1080 } });
    await at('display').goto('/display');
    await showBoard(at('display'));
    await go('nurse', 'Rawat jalan');
    await go('doctor', 'Rawat jalan');
    await go('pharmacist', 'Farmasi');
    await go('cashier', 'Kasir');
    for (const page of ['queue', 'nurse', 'doctor', 'pharmacist', 'cashier'].map(at))
      await page.getByText('Langsung', { exact: true }).first().waitFor();
  });

  it('the cashier opens a shift', async () => {
    const page = at('cashier');
    await button(page, 'Buka shift').click();
    await page.getByLabel('Modal awal').fill('200000');
    await page.getByRole('dialog').getByRole('button', { name: 'Buka shift' }).click();
    await page.getByText('Di laci Rp 200.000').waitFor();
    // The list's order is frozen under a pointer, so that is moved away.
    await page.mouse.move(0, 0);
  });

  it('front office registers a patient, who takes a number', async () => {
    const page = at('front-office');
    await go('front-office', 'Pendaftaran pasien');
    await page.getByRole('combobox', { name: 'Cari nama' }).fill(patient);
    await button(page, 'Pasien baru').click();
    await expect.poll(() => page.getByLabel('Nama lengkap').inputValue(), { timeout: 10_000 }).toBe(patient);
    await page.getByRole('radio', { name: 'Perempuan' }).click();
    await page.getByLabel('Tanggal lahir').fill('1990-05-17');
    await page.getByLabel('Telepon', { exact: true }).fill('081234567890');
    await save(page, 'Simpan dan daftarkan ke poli');
    await page.getByRole('radio', { name: /Poli Umum/ }).click();
    await times.press('takes a number', button(page, 'Ambil nomor'), {
      'front office': page.getByRole('status').getByText(number),
      queue: rowOf(at('queue'), patient),
      cashier: rowOf(at('cashier'), patient),
    });
  });

  it('attendance is confirmed, and the queue knows', async () => {
    const present = (who: string) => rowOf(at(who), patient).getByText(/^Hadir \d/);
    await rowButton(at('queue'), patient, 'Panggil').hover();
    await at('queue').getByText('Konfirmasi kehadiran terlebih dahulu').locator('visible=true').waitFor();
    await times.press('attendance', button(at('front-office'), 'Hadir'), {
      queue: present('queue'),
      nurse: present('nurse'),
      doctor: present('doctor'),
    });
  });

  it('the nurse takes the vital signs', async () => {
    const page = at('nurse');
    await rowButton(page, patient, 'Isi tanda vital').click();
    await page.getByLabel('Keluhan utama').fill('Batuk pilek tiga hari');
    const measured = {
      Sistolik: '120',
      Diastolik: '80',
      Nadi: '82',
      Suhu: '37,2',
      'Berat badan': '58',
      'Tinggi badan': '160',
    };
    for (const [sign, value] of Object.entries(measured)) await page.getByLabel(sign).fill(value);
    await times.press('vital signs', button(page, 'Simpan tanda vital'), {
      nurse: page.getByText(/^Diukur/),
      doctor: rowOf(at('doctor'), patient).getByRole('img', { name: 'Tanda vital terisi' }),
    });
  });

  it('the doctor calls the number', async () => {
    const called = (who: string) => rowOf(at(who), patient).getByText('Dipanggil');
    await times.press('called', rowButton(at('doctor'), patient, 'Panggil'), {
      doctor: called('doctor'),
      queue: called('queue'),
      display: at('display').getByRole('region', { name: 'Nomor dipanggil' }).getByText(number),
    });
  });

  it('the consultation begins', async () => {
    await times.press('consultation begins', rowButton(at('doctor'), patient, 'Mulai'), {
      doctor: at('doctor').getByLabel('Subjektif'),
      queue: rowOf(at('queue'), patient).getByText('Diperiksa'),
      nurse: at('nurse').getByText('Sedang diperiksa'),
    });
  });

  it('the doctor signs the note and finds the diagnosis', async () => {
    const page = at('doctor');
    await expect.poll(() => page.getByLabel('Subjektif').inputValue()).toBe('Batuk pilek tiga hari');
    await page.getByLabel('Objektif').fill('Faring hiperemis, paru vesikuler.');
    await page.getByLabel('Asesmen').fill('ISPA atas.');
    await page.getByLabel('Rencana').fill('Obat simtomatik, istirahat.');
    await page.getByRole('button', { name: 'Simpan dan Tanda Tangani' }).click();
    await page.getByText(/^Ditandatangani/).waitFor();
    await page.getByRole('combobox', { name: 'Tambah diagnosis' }).fill('J06');
    await page.getByRole('option', { name: /J06\.9/ }).click();
    await page.getByText('Utama', { exact: true }).waitFor();
  });

  it('the doctor records an allergy', async () => {
    const page = at('doctor');
    await button(page, 'Tambah alergi').click();
    await page.getByLabel('Penyebab').fill('Amoksisilin');
    await button(page, 'Simpan alergi').click();
    await page.getByRole('list', { name: 'Alergi' }).getByText('Amoksisilin').waitFor();
  });

  it('the doctor prescribes one plain and one compounded medicine', async () => {
    const page = at('doctor');
    await button(page, 'Tulis resep').click();
    const dialog = page.getByRole('dialog', { name: 'Tulis resep' });
    const plain = dialog.getByRole('group', { name: 'Obat 1' });
    await plain.getByRole('combobox', { name: 'Obat' }).fill('Parasetamol 500');
    await page.getByRole('option', { name: /Parasetamol 500 mg/ }).click();
    await plain.getByLabel('Signa').fill('3 x 1 tablet, sesudah makan');
    await plain.getByLabel('Jumlah').fill('10');
    await button(page, 'Tambah racikan').click();
    const compound = dialog.getByRole('group', { name: 'Racikan 2' });
    await compound.getByLabel('Nama racikan').fill('Puyer batuk pilek');
    await compound.getByLabel('Jumlah bungkus').fill('10');
    await compound.getByLabel('Signa').fill('3 x 1 bungkus, sesudah makan');
    await compound.getByRole('combobox', { name: 'Komponen 1' }).fill('Klorfeniramin');
    await page.getByRole('option', { name: /Klorfeniramin/ }).click();
    await compound.getByLabel('Dosis').fill('2');
    await button(page, 'Simpan resep').click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Puyer batuk pilek').waitFor();
  });

  it('the consultation ends, and the pharmacy has the prescription', async () => {
    const page = at('doctor');
    await button(page, 'Selesai').click();
    await times.press(
      'consultation ends',
      page.getByRole('dialog').getByRole('button', { name: 'Selesai', exact: true }),
      {
        pharmacist: rowButton(at('pharmacist'), patient, 'Telaah'),
        cashier: rowOf(at('cashier'), patient).getByText('Menunggu persetujuan'),
      },
    );
  });

  it('the pharmacist reviews and approves', async () => {
    const page = at('pharmacist');
    await rowButton(page, patient, 'Telaah').click();
    await page.getByRole('list', { name: 'Alergi' }).getByText('Amoksisilin').waitFor();
    await page.getByText('58 kg').waitFor();
    await page.getByText('(J06.9)').waitFor();
    await button(page, 'Semua sesuai').click();
    await times.press('approved', button(page, 'Setujui'), {
      pharmacist: page.getByRole('complementary', { name: 'Disetujui' }),
      cashier: rowOf(at('cashier'), patient).getByText('Menunggu pembayaran'),
    });
  });

  it('the cashier takes cash and gives change', async () => {
    const page = at('cashier');
    await rowButton(page, patient, 'Bayar').click();
    await page.getByLabel('Uang diterima').fill('200000');
    await page.getByText('Kembalian').waitFor();
    await times.press('paid', button(page, 'Bayar'), {
      cashier: page.getByRole('dialog', { name: 'Kuitansi' }),
      pharmacist: at('pharmacist').getByText('Lunas', { exact: true }),
    });
  });

  it('the receipt is printed, and the next print is a copy', async () => {
    const page = at('cashier');
    const dialog = page.getByRole('dialog', { name: 'Kuitansi' });
    await dialog.getByText('Cetakan pertama.').waitFor();
    await times.press('receipt', dialog.getByRole('button', { name: 'Cetak kuitansi' }), {
      cashier: dialog.getByText('Sudah dicetak 1 kali'),
    });
    await page.frameLocator('iframe').getByText('COPY').waitFor();
    // The content security policy forbids inline styles, but the printed document and the locked page must have theirs.
    const paper = page.frameLocator('iframe').locator('body');
    expect(await paper.evaluate(body => getComputedStyle(body).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await page.locator('body').evaluate(body => getComputedStyle(body).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('the medicines are handed over', async () => {
    const page = at('pharmacist');
    await button(page, 'Serahkan').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nama penerima').fill(patient);
    await dialog.getByRole('button', { name: 'Semua benar' }).click();
    await times.press('handed over', dialog.getByRole('button', { name: 'Serahkan', exact: true }), {
      pharmacist: page.getByRole('complementary', { name: 'Diserahkan' }),
    });
  });

  it('no window complained', () => {
    expect(Object.entries(windows).flatMap(([who, { faults }]) => faults.map(fault => `${who}: ${fault}`))).toEqual([]);
  });
});
