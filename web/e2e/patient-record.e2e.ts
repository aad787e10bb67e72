import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button } from './harness/people.ts';
import { steps } from './harness/steps.ts';

/** Actions on a record as a whole: two records of one person are merged, and a person is erased. */
describe('a patient’s record', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  const ids = { kept: 0, other: 0 };
  const page = (): Page => windows['admin']?.page as Page;
  const dialog = () => page().getByRole('dialog');
  const choose = async (item: string) => {
    await button(page(), 'Aksi rekam medis').click();
    await page().getByRole('menuitem', { name: item }).click();
    await dialog().waitFor();
  };

  beforeAll(async () => {
    house = await openHouse();
    const desk = await enter(house.server, 'front-office');
    const register = (body: object) =>
      desk.does('patient/register', 0, { gender: 'female', acknowledgeDuplicates: true, ...body });
    ids.kept = await register({ name: 'Wagiyem Sutarti', birthDate: '1961-04-05', recordNumber: '770001' });
    ids.other = await register({ name: 'Wagiyem Sutarty', birthDate: '1961-04-05', recordNumber: '770002' });
    await desk.does('patient/record-allergy', ids.other, { kind: 'medicine', substance: 'Kotrimoksazol' });
    windows['admin'] = await house.signIn('facility-admin');
    await page().goto(`/manage/front-office/patient/${ids.kept}`);
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('is merged with another after both were looked at side by side', async () => {
    await choose('Gabungkan dengan data lain');
    await button(page(), 'Gabungkan').click();
    await dialog().getByText('Pilih pasien yang sama.').waitFor();
    await dialog().getByText('Alasan harus diisi, minimal 3 karakter.').waitFor();
    await dialog().getByLabel('Pasien yang sama').fill('770002');
    await page()
      .getByRole('option', { name: /Wagiyem Sutarty/ })
      .click();
    await dialog().getByRole('cell', { name: '770002' }).waitFor();
    await dialog().getByRole('cell', { name: 'sama' }).first().waitFor();
    expect(await seriousFindings(page())).toEqual([]);
    await dialog().getByLabel('Alasan').fill('Terdaftar dua kali');
    await button(page(), 'Gabungkan').click();
    await dialog().waitFor({ state: 'hidden' });
    await page().getByText('Termasuk data Wagiyem Sutarty, No. RM 770002').waitFor();
    await page().getByText('Kotrimoksazol').first().waitFor();
  });

  it('tells so in the other, whence the patient is opened, and registered under the one that stays', async () => {
    await button(page(), 'Buka').click();
    await page().getByText('Data ini sudah digabungkan ke pasien lain.').waitFor();
    expect(await button(page(), 'Daftarkan ke poli').count()).toBe(0);
    await button(page(), 'Buka pasien gabungan').click();
    await page().waitForURL(new RegExp(`patient/${ids.kept}$`));
    await page().goto('/manage/front-office');
    await page()
      .getByRole('combobox', { name: /Cari nama/ })
      .fill('770002');
    await page()
      .getByRole('option', { name: /Wagiyem Sutarty.*Digabungkan/ })
      .click();
    await page().waitForURL(new RegExp(`patient/${ids.kept}/register$`));
  });

  it('is separated again', async () => {
    await page().goto(`/manage/front-office/patient/${ids.kept}`);
    await button(page(), 'Pisahkan').click();
    await dialog().getByLabel('Alasan').fill('Ternyata dua orang');
    await dialog().getByRole('button', { name: 'Pisahkan' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await expect.poll(() => button(page(), 'Pisahkan').count()).toBe(0);
  });

  it('is erased only by whoever types its number, with a ground and a reason', async () => {
    await choose('Hapus data pribadi');
    await button(page(), 'Hapus data pribadi').click();
    await dialog().getByText('Pilih dasarnya.').waitFor();
    expect(await seriousFindings(page())).toEqual([]);
    await dialog().getByLabel('Dasar').selectOption('request');
    await dialog().getByLabel('Alasan').fill('Surat permintaan 12/2026');
    await dialog()
      .getByLabel(/Ketik No. RM/)
      .fill('770002');
    await button(page(), 'Hapus data pribadi').click();
    await dialog().getByText('No. RM tidak sama.').waitFor();
    await dialog()
      .getByLabel(/Ketik No. RM/)
      .fill('770001');
    await button(page(), 'Hapus data pribadi').click();
    await dialog().waitFor({ state: 'hidden' });
    await page().getByText('Data pribadi pasien ini sudah dihapus.').waitFor();
    await page().getByRole('heading', { name: '(data dihapus)' }).waitFor();
    expect(await page().getByText('Wagiyem Sutarti').count()).toBe(0);
    expect(await seriousFindings(page())).toEqual([]);
    expect(windows['admin']?.faults).toEqual([]);
  });

  it('cannot be merged or erased from the desk', async () => {
    windows['front-office'] = await house.signIn('front-office');
    const { page: desk } = windows['front-office'];
    await desk.goto(`/manage/front-office/patient/${ids.other}`);
    await button(desk, 'Ubah data').waitFor();
    expect(await button(desk, 'Aksi rekam medis').count()).toBe(0);
  });
});
