import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { enter } from './harness/api.ts';
import { openHouse, type House, type Window } from './harness/house.ts';

describe('the operator’s page of how the installation runs', () => {
  let house: House;
  let operator: Window;

  beforeAll(async () => {
    house = await openHouse();
    operator = await house.signIn('channel-admin');
  });
  afterAll(() => house?.close());

  it('tells of every part, live', async () => {
    const { page } = operator;
    await page.goto('/channel/operations');
    await page.getByText('Semua bagian berjalan.').waitFor();
    for (const part of ['Partisi fasyankes', 'Proses otomatis', 'Tugas berjadwal'])
      await page
        .getByRole('table', { name: part })
        .or(page.getByRole('grid', { name: part }))
        .waitFor();
    await page
      .getByRole('cell', { name: 'Partisi 1' })
      .or(page.getByRole('gridcell', { name: 'Partisi 1' }))
      .waitFor();
    await page.locator('[data-freshness="live"]').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // Where it does not fit, it can be scrolled, by keyboard as well.
    await page.setViewportSize({ width: 1366, height: 400 });
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is read as well in the dark', async () => {
    const dark = await house.signIn('channel-admin', { theme: 'dark' });
    await dark.page.goto('/channel/operations');
    await dark.page.getByText('Semua bagian berjalan.').waitFor();
    expect(await seriousFindings(dark.page)).toEqual([]);
  });

  it.each(['/channel/operations', '/channel/processes'])(
    '%s fits a phone: nothing is scrolled sideways',
    async path => {
      const phone = await house.signIn('channel-admin', { viewport: { width: 360, height: 740 } });
      await phone.page.goto(path);
      await phone.page.locator('[data-freshness="live"]').waitFor();
      await phone.page.getByRole('table').first().waitFor();
      const tooWide = await phone.page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter(each => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'hidden')
          .filter(each => each === document.documentElement || getComputedStyle(each).overflowX !== 'visible')
          .map(each => `${each.tagName} ${each.getAttribute('aria-label') ?? each.className}`),
      );
      expect(tooWide).toEqual([]);
      await phone.context.close();
    },
  );

  it('counts what happens meanwhile, without being asked again', async () => {
    const { page } = operator;
    const signed = page.locator('dd').first();
    const before = await signed.textContent();
    const elsewhere = await enter(house.server, 'channel-admin');
    const facility = { name: 'Klinik Baru', category: 'primary_clinic', categoryTypes: ['outpatient'], isBpjs: false };
    await elsewhere.does('merchant/create', 0, facility);
    await expect.poll(() => signed.textContent(), { timeout: 10_000 }).not.toBe(before);
  });
});
