import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { enter, type Row } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House, type Window } from './harness/house.ts';
import { goByKeys, logInByKeys, sayWhy, tabTo } from './harness/keys.ts';
import { steps } from './harness/steps.ts';

/** The reports by keyboard alone: nothing is clicked. */
describe('the reports by keyboard alone', () => {
  let house: House;
  let day: HalfDay;
  let page: Page;
  const windows: Record<string, Window> = {};
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
    windows['keys'] = await logInByKeys(house, 'auditor');
    page = windows['keys'].page;
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  const tab = (name: string) => page.getByRole('tab', { name });
  /** Types a day into a field as Indonesians write it. */
  const typeDay = async (label: string, date: string) => {
    await tabTo(page, page.getByLabel(label));
    const [year, month, dayOfMonth] = date.split('-');
    await page.keyboard.type(`${dayOfMonth}${month}${year}`);
  };
  const saved = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };

  it('opens them, and says why', async () => {
    await goByKeys(page, 'Audit');
    await sayWhy(page, 'Audit bulanan');
    await page.getByRole('heading', { name: 'MODE PUTAR ULANG' }).waitFor();
    await tabTo(page, page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Laporan' }));
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: 'Waktu tunggu' }).waitFor();
  });

  it('chooses the day', async () => {
    await typeDay('Dari tanggal', day.date);
    await page.waitForURL(url => url.searchParams.get('from') === day.date);
    await page.getByRole('table', { name: 'Lama tiap langkah, semua jadwal' }).waitFor();
  });

  it('reads who waited longest to be seen', async () => {
    const boss = await enter(house.server, 'supervisor');
    const longest = longestOf(await boss.rows(`/v2/queue/entries?date=${day.date}&limit=100`));
    const figures = page.getByRole('table', { name: 'Waktu tunggu' });
    await tabTo(page, figures.getByRole('row', { name: /^Terdaftar → diperiksa Semua jadwal/ }));
    await page.keyboard.press('Enter');
    const visits = page.getByRole('dialog', { name: 'Terdaftar → diperiksa' });
    const first = visits.getByRole('row').nth(1);
    await first.getByText(longest).waitFor();
  });

  it('takes the visits away as a spreadsheet', async () => {
    const dialog = page.getByRole('dialog', { name: 'Terdaftar → diperiksa' });
    const { name, bytes } = await saved(async () => {
      await tabTo(page, dialog.getByRole('button', { name: 'Unduh lembar kerja' }));
      await page.keyboard.press('Enter');
    });
    expect(name).toBe(`visits-${day.date}-${day.date}.xlsx`);
    // A workbook is a zip.
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('sees what was undone, over the day and by whom', async () => {
    await tabTo(page, tab('Waktu tunggu'));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('table', { name: 'Banyaknya menurut waktu' }).waitFor();
    await page
      .getByRole('table', { name: 'Menurut petugas' })
      .getByRole('row', { name: /Sari Wulandari/ })
      .waitFor();
    const changes = page.getByRole('table', { name: 'Perubahan dan pembatalan' });
    await tabTo(page, changes.getByRole('row').nth(1));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('127.0.0.1').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(windows['keys']!.faults).toEqual([]);
  });
});

/** The name of the patient who waited longest from her arrival until the doctor began, by the rows' own times. */
function longestOf(rows: readonly Row[]): string {
  const waits = rows.flatMap(row => {
    const isHere = row['source'] === 'web' || row['source'] === 'e-kios';
    const [from, to] = [isHere ? row['bookedAt'] : row['attendedAt'], row['servedAt']];
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    return [{ name: String(row['patientName']), ms: Date.parse(to) - Date.parse(from) }];
  });
  return waits.reduce((longest, one) => (one.ms > longest.ms ? one : longest)).name;
}
