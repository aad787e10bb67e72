import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enter, type Desk } from './harness/api.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button } from './harness/people.ts';
import { steps } from './harness/steps.ts';

const FILE = [
  'Nama,Jenis kelamin,Tanggal lahir',
  'Wagiyem Bawaan,Perempuan,21/07/1956',
  'Paijo Bawaan,,02/01/1949',
  'Sarmin Bawaan,Laki-laki,03/05/1961',
].join('\n');

/** Files of patients: a facility's list of patients, and a person's documents. */
describe('files of patients', () => {
  let house: House;
  let desk: Desk;
  const windows: Record<string, Window> = {};
  const page = (): Page => windows['desk']!.page;

  beforeAll(async () => {
    house = await openHouse();
    desk = await enter(house.server, 'front-office');
    windows['desk'] = await house.signIn('front-office');
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  const bytesOf = async (press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> => {
    const [download] = (await Promise.all([page().waitForEvent('download'), press()])) as [Download, void];
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const send = (name: string, mimeType: string, buffer: Buffer) =>
    page().locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const imported = (file: string) =>
    page().getByRole('table', { name: 'Impor sebelumnya' }).getByRole('row').filter({ hasText: file });

  let wrong: Buffer;
  it('an import says which rows are wrong before anybody is registered, and registers the good ones', async () => {
    await page().goto('/manage/front-office/patient/import');
    const template = await bytesOf(() => button(page(), 'Unduh templat').click());
    expect(template.name).toBe('templat-pasien.xlsx');
    expect(Object.keys(unzipSync(template.bytes))).toContain('xl/worksheets/sheet1.xml');
    await send('pasien-lama.csv', 'text/csv', Buffer.from(FILE));
    await button(page(), 'Daftarkan 2 pasien').waitFor();
    expect(await desk.rows('/v2/patient/patients?search=Bawaan')).toEqual([]);
    const report = await bytesOf(() => button(page(), 'Unduh baris yang salah').click());
    expect(report.name).toBe('pasien-lama-salah.xlsx');
    wrong = report.bytes;
    await button(page(), 'Daftarkan 2 pasien').click();
    await imported('pasien-lama.csv').getByText('Terdaftar 2 · Baris salah 1').waitFor();
  });

  it('the wrong rows are mended where they were downloaded, sent again, and registered', async () => {
    const parts = unzipSync(wrong);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('Paijo Bawaan');
    expect(sheet).not.toContain('Wagiyem Bawaan');
    // The fault is in the first column, before the name.
    const mended = sheet.replace(/(<c r="B2".*?<\/c>)/, '$1<c r="C2" t="inlineStr"><is><t>Laki-laki</t></is></c>');
    parts['xl/worksheets/sheet1.xml'] = strToU8(mended);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await send('pasien-lama-salah.xlsx', type, Buffer.from(zipSync(parts)));
    await button(page(), 'Daftarkan 1 pasien').click();
    await imported('pasien-lama-salah.xlsx').getByText('Terdaftar 1').waitFor();
    const names = (await desk.rows('/v2/patient/patients?search=Bawaan')).map(({ name }) => String(name));
    expect(names.toSorted()).toEqual(['Paijo Bawaan', 'Sarmin Bawaan', 'Wagiyem Bawaan']);
  });

  it('a document of another kind is refused in words; one that is taken is seen and comes back as it was', async () => {
    const patientId = await desk.does('patient/register', 0, {
      ...{ name: 'Ratmi Berkas', gender: 'female', birthDate: '1980-01-01' },
    });
    await page().goto(`/manage/front-office/patient/${patientId}?tab=documents`);
    await button(page(), 'Unggah dokumen').click();
    const dialog = page().getByRole('dialog', { name: 'Unggah dokumen' });
    await send('catatan.png', 'image/png', Buffer.from('bukan gambar'));
    await dialog.getByText('Berkas harus berupa PDF atau gambar JPEG, PNG, atau WebP.').waitFor();
    const picture = await page().screenshot({ type: 'png' });
    await send('ktp.png', 'image/png', picture);
    await dialog.getByText(/ktp\.png/).waitFor();
    await dialog.getByLabel('Judul').fill('KTP Ratmi');
    await dialog.getByRole('button', { name: 'Unggah dokumen' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await button(page(), 'Lihat KTP Ratmi').click();
    const shown = page().getByRole('img', { name: 'KTP Ratmi' });
    await expect.poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1366);
    await page().keyboard.press('Escape');
    const { bytes } = await bytesOf(() => button(page(), 'Unduh KTP Ratmi').click());
    expect(bytes.equals(picture)).toBe(true);
  });
});
