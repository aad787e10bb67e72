import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { chooseIn } from './harness/choose.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, rowButton, rowOf, save } from './harness/people.ts';
import { settled } from './harness/settled.ts';

/** A facility's administrator sets prices, and finds out who changed one. */
describe('prices', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    ({ house } = await openHouseOnHalfDay());
  });
  afterAll(() => house?.close());

  const dialog = () => page.getByRole('dialog');
  const saveDialog = async () => {
    await dialog().getByRole('button', { name: 'Simpan', exact: true }).click();
    await button(page, 'Ya, simpan').click();
    await dialog().waitFor({ state: 'hidden' });
  };

  it('a class and its nights, and what everybody pays at the desk', async () => {
    page = await house.openAt('facility-admin', '/manage/settings?tab=room-class');
    await button(page, 'Tambah kelas kamar').first().click();
    await page.getByLabel('Nama').fill('Kelas Utama');
    await page.getByLabel('Harga per malam').fill('450000');
    await save(page);
    await rowOf(page, 'Kelas Utama').getByText('450.000').waitFor();
    await rowButton(page, 'Kelas Utama', 'Ubah').click();
    const days = page.getByRole('region', { name: 'Harga menurut tanggal' });
    for (const [price, from] of [
      ['500.000', '01/01/2098'],
      ['470.000', null],
    ] as const) {
      await days.getByRole('button', { name: 'Tetapkan harga dari tanggal' }).click();
      const form = page.getByRole('dialog', { name: 'Tetapkan harga dari tanggal' });
      await form.getByLabel('Harga', { exact: false }).last().fill(price);
      if (from !== null) await form.getByLabel('Berlaku sejak').fill(from);
      await form.getByRole('button', { name: 'Simpan', exact: true }).click();
      await button(page, 'Ya, simpan').click();
      await form.waitFor({ state: 'hidden' });
    }
    await days.getByRole('listitem').filter({ hasText: '500.000' }).getByText('Akan berlaku').waitFor();
    await days.getByRole('listitem').filter({ hasText: '470.000' }).getByText('Berlaku', { exact: true }).waitFor();
    await button(page, 'Batal').last().click();
    await rowOf(page, 'Kelas Utama').getByText('470.000').waitFor();
    await rowOf(page, 'Kelas Utama')
      .getByRole('button', { name: /Kelas Utama/ })
      .click();
    await page.getByRole('menuitem', { name: 'Riwayat perubahan' }).click();
    await dialog().getByText('Sebelumnya: Rp 450.000', { exact: false }).first().waitFor();
    await page.goto('/manage/settings?tab=schedule');
    await rowButton(page, 'Poli Gigi', 'Ubah').click();
    await page.getByLabel('Harga konsultasi').fill('80.000');
    await save(page);
    await rowOf(page, 'Poli Gigi').getByText('80.000').waitFor();
  });

  it('a new ward, its room of that class, and the beds by their sheet', async () => {
    await page.goto('/manage/settings?tab=ward');
    await button(page, 'Tambah bangsal').first().click();
    await dialog().getByLabel('Nama').fill('Bangsal Utama');
    await save(page);
    await rowOf(page, 'Bangsal Utama').waitFor();
    await page.goto('/manage/settings?tab=ward-room');
    await button(page, 'Tambah kamar rawat inap').first().click();
    await dialog().getByLabel('Nama').fill('Kamar Utama 1');
    await chooseIn(dialog().getByRole('combobox', { name: 'Bangsal' }), 'Bangsal Utama');
    await chooseIn(dialog().getByRole('combobox', { name: 'Kelas' }), 'Kelas Utama');
    await save(page);
    await rowOf(page, 'Kamar Utama 1').waitFor();
    await page.goto('/manage/settings?tab=bed');
    await button(page, 'Impor dan ekspor').click();
    const lines = [
      'Kamar;Tempat tidur;Kelas',
      'Kamar Utama 1;U-1;Kelas Utama',
      'Kamar Utama 1;U-2;',
      'Kamar Utama 1;U-3;Kelas 3',
    ];
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'bed.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    await dialog().getByText('Baris 4: Kelas tidak sesuai.').waitFor();
    await dialog().getByRole('button', { name: 'Simpan 2 baris yang baik' }).click();
    await dialog().getByText('2 dari 2 baris diproses').waitFor();
    await dialog().getByRole('button', { name: 'Tutup' }).last().click();
    await rowOf(page, 'U-2').getByText('Kelas Utama').waitFor();
    expect(await rowOf(page, 'U-3').count()).toBe(0);
  });

  it('a treatment’s price by payer and class from a day on, its shares and what it uses up', async () => {
    await page.goto('/manage/treatments?tab=items');
    await rowOf(page, 'Nebulisasi')
      .getByRole('button', { name: /Nebulisasi/ })
      .click();
    await page.getByRole('menuitem', { name: 'Harga, jasa, dan bahan' }).click();
    await button(page, 'Tetapkan harga').click();
    await page.getByLabel('Penjamin').selectOption({ label: 'BPJS Kesehatan' });
    await page.getByLabel('Kelas', { exact: false }).last().click();
    await page.getByRole('option', { name: /Kelas Utama/ }).click();
    await dialog().getByLabel('Harga', { exact: false }).last().fill('55.000');
    await saveDialog();
    await rowOf(page, 'Kelas Utama').getByText('Berlaku', { exact: true }).waitFor();
    await button(page, 'Tetapkan harga').click();
    await dialog().getByLabel('Harga', { exact: false }).last().fill('99.000');
    await dialog().getByLabel('Berlaku sejak').fill('31/12/2098');
    await saveDialog();
    await rowOf(page, 'Semua kelas').getByText('Akan berlaku').waitFor();
    await rowButton(page, 'Semua kelas', 'Tarik').click();
    await dialog().getByRole('button', { name: 'Tarik' }).click();
    await rowOf(page, 'Semua kelas').waitFor({ state: 'hidden' });

    await button(page, 'Ubah pembagian').click();
    await page.getByLabel('Dokter (%)').fill('40');
    await dialog().getByRole('button', { name: 'Simpan', exact: true }).click();
    await page.getByText('harus berjumlah 100%', { exact: false }).waitFor();
    await page.getByLabel('Fasilitas (%)').fill('60');
    await saveDialog();
    await page.getByText('40%', { exact: true }).waitFor();
    await settled(page);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('and who changed it, from what to what, one press away', async () => {
    await button(page, 'Riwayat perubahan').click();
    const told = page.getByRole('dialog');
    await told.getByText('Pembagian jasa tindakan ditetapkan').waitFor();
    await told.getByText('Harga tindakan ditarik').waitFor();
    await told.getByText('55.000', { exact: false }).first().waitFor();
    // Each entry says when it was, and who did it.
    expect(await told.getByText(/ · \S/).count()).toBeGreaterThan(3);
  });
});
