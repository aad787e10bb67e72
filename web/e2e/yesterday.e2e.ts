import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button, rowOf, takesFocus } from './harness/people.ts';

/** A clinic stopped at half past ten: what was left is on each desk's board the day after, and is finished there. */
describe('what yesterday left', () => {
  let house: House;
  let day: HalfDay;
  let mark: string;
  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay({ daysLater: 1 }));
    const written = new Intl.DateTimeFormat('id-ID', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    mark = written.format(new Date(day.date));
  });
  afterAll(() => house?.close());

  const seen = (page: Page, name: string) => rowOf(page, name).filter({ hasText: mark });

  it.each([
    ['front office', 'front-office', '/manage/front-office/patient/clinic-queue', 'present'],
    ['the doctor', 'doctor', '/manage/outpatient', 'serving'],
    ['the pharmacy', 'pharmacist', '/manage/pharmacy', 'prescribed'],
    ['the cashier', 'cashier', '/manage/cashier', 'billed'],
  ] as const)('stands on the list of %s with its day', async (_whose, role, path, state) => {
    const page = await house.openAt(role, path);
    await seen(page, day.visits[state].name).waitFor();
  });

  it('is paid today, and stands there no more', async () => {
    const page = await house.openAt('cashier', '/manage/cashier');
    const { name } = day.visits.billed;
    await seen(page, name).click();
    await takesFocus(page.getByLabel('Uang diterima'));
    await page.keyboard.type('500000');
    await page.keyboard.press('F9');
    await page.getByRole('dialog', { name: 'Kuitansi' }).waitFor();
    await page.goto('/manage/cashier');
    await button(page, 'Hari ini')
      .or(page.getByRole('table', { name: 'Kasir' }))
      .first()
      .waitFor();
    await expect.poll(() => seen(page, name).count()).toBe(0);
  });

  it('is not among the numbers and bills to which the dashboard’s figures of today lead', async () => {
    const front = await enter(house.server, 'front-office');
    const [schedule] = await front.rows('/v2/schedule/schedules');
    const name = 'Datang Hari Ini';
    const patientId = await front.does('patient/register', 0, { name, gender: 'female', birthDate: '1990-01-01' });
    const date = new Date(Date.parse(day.date) + 86_400_000).toISOString().slice(0, 10);
    await front.does('queue/take-number', 0, { patientId, scheduleId: schedule!.id, date, payer: 'general' });
    const page = await house.openAt('supervisor', '/manage/dashboard');
    for (const figure of [button(page, 'Menunggu'), button(page, 'Draf')]) {
      await figure.click();
      await rowOf(page, name).waitFor();
      expect(await page.getByRole('row').filter({ hasText: mark }).count()).toBe(0);
      await page.goBack();
    }
  });

  it('is in the revenue of a range of seven days, and a longer one shows no figures', async () => {
    const page = await house.openAt('supervisor', '/manage/dashboard');
    const ends = (await page.getByLabel('Sampai').inputValue()).split('/').map(Number);
    const [date, month, year] = ends as [number, number, number];
    const daysBefore = (count: number) =>
      new Date(Date.UTC(year, month - 1, date - count)).toISOString().slice(0, 10).split('-').toReversed().join('/');
    const from = page.getByLabel('Dari');
    await from.fill(daysBefore(6));
    await page.keyboard.press('Tab');
    await page.getByText(/^Total Rp/).waitFor();
    await button(page, 'Lihat transaksi').waitFor();
    await from.fill(daysBefore(7));
    await page.keyboard.press('Tab');
    await page.getByText('Rentang tanggal pendapatan tidak boleh lebih dari 7 hari').waitFor();
    expect(await button(page, 'Lihat transaksi').count()).toBe(0);
    expect(await page.getByText(/^Total Rp/).count()).toBe(0);
  });
});
