import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { seriousFindings } from './harness/accessibility.ts';
import { openHouse, type House, type Window } from './harness/house.ts';
import { button, save } from './harness/people.ts';
import { steps } from './harness/steps.ts';

const LOCATION = 'b017aa54-f1df-4ec2-9d84-8823815d7228';

/** The facility's connection with SATUSEHAT, as its administrator sees it; this installation is not connected to it. */
describe('SATUSEHAT in the settings', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  const page = (): Page => windows['facility-admin']?.page as Page;

  beforeAll(async () => {
    house = await openHouse();
    windows['facility-admin'] = await house.signIn('facility-admin');
    await page().goto('/manage/settings?tab=satu-sehat');
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('has its credentials tried, and says what came of it', async () => {
    for (const name of ['Organization ID', 'Client ID', 'Client secret']) await page().getByLabel(name).fill('uji');
    await save(page(), 'Simpan kredensial');
    await page().getByText('Belum diuji').waitFor();
    await button(page(), 'Uji sambungan').click();
    await page().getByText('Pemasangan Alur ini belum disambungkan').waitFor();
    expect(await seriousFindings(page())).toEqual([]);
  });

  it('knows which location a room is', async () => {
    await page().goto('/manage/settings?tab=satu-sehat-rooms');
    await page().getByRole('row', { name: /Poli/ }).first().waitFor();
    await page()
      .getByRole('row', { name: /Gawat darurat/ })
      .first()
      .waitFor();
    const ward = page()
      .getByRole('row', { name: /Bangsal/ })
      .first();
    await ward.getByRole('button', { name: 'Isi', exact: true }).click();
    await page().getByLabel('Id lokasi SATUSEHAT').fill('bukan id');
    await button(page(), 'Simpan').click();
    await page().getByLabel('Id lokasi SATUSEHAT').and(page().locator('[aria-invalid="true"]')).waitFor();
    await page().getByLabel('Id lokasi SATUSEHAT').fill(LOCATION);
    await save(page());
    await page().getByRole('cell', { name: LOCATION }).waitFor();
    expect(await seriousFindings(page())).toEqual([]);
  });

  it('tells that nothing waits', async () => {
    await page().goto('/manage/settings?tab=satu-sehat-sending');
    await page().getByText('Tidak ada yang antre atau gagal').waitFor();
    expect(await seriousFindings(page())).toEqual([]);
    await page().getByRole('combobox', { name: 'Status' }).click();
    await page().getByRole('option', { name: 'Diabaikan' }).click();
    await page().waitForURL(/state=waived/);
    await page().getByText('Tidak ada kunjungan yang cocok').waitFor();
  });
});
