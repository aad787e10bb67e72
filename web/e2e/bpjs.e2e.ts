import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import type { HalfDay } from './harness/half-day.ts';
import { openHouseOnHalfDay, type House, type Window } from './harness/house.ts';
import { button, save } from './harness/people.ts';
import { refused } from './harness/refused.ts';
import { steps } from './harness/steps.ts';

const values = { consId: '7777', secretKey: 'uji', userKey: 'uji', pcareUsername: 'uji', pcarePassword: 'uji' };
const mobileJkn = { queueUserKey: 'uji', inboundUsername: 'bpjs', inboundPassword: 'rahasia-antrean-1' };

/** BPJS at the front office, while nobody there answers. */
describe('BPJS at the front office', () => {
  let house: House;
  let day: HalfDay;
  const windows: Record<string, Window> = {};
  const page = (): Page => windows['front-office']?.page as Page;

  beforeAll(async () => {
    ({ house, day } = await openHouseOnHalfDay());
    const operator = await enter(house.server, 'channel-admin');
    const rules = [{ ruleName: 'pcare', enabled: true }];
    await operator.does('merchant/set-features', house.server.login('front-office').merchantId, { rules });
    const admin = await enter(house.server, 'facility-admin');
    await admin.does('settings/save-credentials', 0, { service: 'bpjs', values });
    await admin.does('settings/save-credentials', 0, { service: 'mobile-jkn', values: mobileJkn });
    windows['front-office'] = await house.openAs('front-office', { at: '/manage/front-office/patient/clinic-queue' });
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('queues a registration, and takes the number that is typed by hand meanwhile', async () => {
    await button(page(), 'Isi Pcare').first().click();
    const dialog = page().getByRole('dialog');
    await dialog.getByRole('button', { name: 'Daftarkan ke PCare' }).click();
    await dialog.getByText('Antre', { exact: true }).waitFor();
    expect(await seriousFindings(page())).toEqual([]);
    await dialog.getByLabel('Nomor urut Pcare').fill('A7');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('shows what waits', async () => {
    await page().getByRole('link', { name: 'PCare', exact: true }).click();
    const row = page().getByRole('row').filter({ hasText: 'Antre' });
    await row.getByText('A7').waitFor();
    expect(await seriousFindings(page())).toEqual([]);
  });

  it('shows which step of a number BPJS is to be told', async () => {
    const { patientId, name } = day.visits.paid;
    const front = await enter(house.server, 'front-office');
    const { scheduleId } = await front.row(`/v2/queue/entries?patientId=${patientId}`, () => true);
    const number = { patientId, scheduleId, date: day.date, payer: 'bpjs', source: 'web', visitStatus: 'sick' };
    const visit = await front.does('queue/take-number', 0, number);
    await front.does('queue/confirm-attendance', visit);
    await front.does('bpjs/register', visit);
    await page().getByRole('row').filter({ hasText: name }).getByText('Nomor diambil: Antre').waitFor();
    expect(await seriousFindings(page())).toEqual([]);
  });

  it('tells the administrator at which address Mobile JKN asks', async () => {
    const settings = await house.openAt('facility-admin', '/manage/settings?tab=mobile-jkn');
    await settings.getByText(/^https?:\/\/.+\/jkn\/\d+$/).waitFor();
    await settings.getByLabel('Kata sandi untuk Mobile JKN').waitFor();
    expect(await seriousFindings(settings)).toEqual([]);
  });

  it('asks who is insured by a number, and says beside it what is wrong', async () => {
    await page().goto(`/manage/front-office/patient/${day.visits.paid.patientId}`);
    await button(page(), 'Cek kepesertaan').click();
    const dialog = page().getByRole('dialog');
    const number = dialog.getByRole('textbox', { name: 'Nomor kartu BPJS' });
    await number.fill('123');
    await dialog.getByRole('button', { name: 'Cek' }).click();
    await refused(number);
    expect(await seriousFindings(page())).toEqual([]);
    await number.fill('0001234567890');
    await dialog.getByRole('button', { name: 'Cek' }).click();
    await page().getByText('Pemasangan ini belum tersambung ke BPJS').waitFor();
  });

  it('asks before a patient is registered, and registers her though nobody answers', async () => {
    await page().goto('/manage/front-office/patient/add');
    await page().getByRole('textbox', { name: 'NIK', exact: true }).fill('3374011503900199');
    await button(page(), 'Cek kepesertaan BPJS').click();
    await page()
      .getByText(/belum tersambung ke BPJS.*Pasien tetap bisa didaftarkan/)
      .waitFor();
    expect(await seriousFindings(page())).toEqual([]);
    await page().getByRole('textbox', { name: 'Nama lengkap' }).fill('Sari Tanpa Jawaban');
    await page().getByRole('radio', { name: 'Perempuan' }).click();
    await save(page(), 'Simpan pasien');
    await page().getByText('Pasien Sari Tanpa Jawaban berhasil disimpan.').waitFor();
  });
});
