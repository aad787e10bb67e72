import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button, rowOf } from './harness/people.ts';
import { steps } from './harness/steps.ts';

/** An operator makes a facility from nothing. */
describe('a new facility', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  beforeAll(async () => {
    house = await openHouse();
    windows['operator'] = await house.signIn('channel-admin');
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('is made with what every facility needs', async () => {
    const { page } = windows['operator']!;
    await page.goto('/channel/merchants');
    await button(page, 'Tambah fasyankes').click();
    await page.getByLabel('Nama fasyankes').fill('Klinik Kamboja');
    await page.getByLabel('Kategori').selectOption({ label: 'Klinik pratama' });
    await page.getByLabel('Nomor izin').fill('440/77/2026');
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Buat fasyankes').click();
    await button(page, 'Ya, simpan').click();
    await page.getByRole('heading', { name: 'Klinik Kamboja' }).waitFor();
    await button(page, 'Peran').click();
    // The roles come after the facility, by themselves.
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { name: 'Kendali akses' }).waitFor();
          return rowOf(page, 'Admin Fasyankes')
            .first()
            .waitFor({ timeout: 1000 })
            .then(
              () => true,
              () => false,
            );
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('a right that is taken away', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('is gone from the screens that stand open, within a second', async () => {
    windows['desk'] = await house.signIn('front-office');
    const desk = windows['desk'].page;
    await desk.goto('/manage/front-office');
    await button(desk, 'Pasien baru').waitFor();

    windows['admin'] = await house.signIn('facility-admin');
    const admin = windows['admin'].page;
    await admin.goto('/manage/dashboard');
    await admin.getByRole('link', { name: 'Peran dan akses' }).click();
    await rowOf(admin, 'Pendaftaran').click();
    await admin.getByLabel('Daftarkan pasien baru').click();
    expect(await seriousFindings(admin)).toEqual([]);
    await button(admin, 'Simpan').click();
    await admin.getByText('Peran berhasil disimpan.').waitFor();
    await button(desk, 'Pasien baru').waitFor({ state: 'detached', timeout: 1_000 });
  });
});
