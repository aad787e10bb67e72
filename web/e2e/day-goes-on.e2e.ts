import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from './harness/accessibility.ts';
import { openHouseWithPast, type House, type Window } from './harness/house.ts';
import { button } from './harness/people.ts';
import { steps } from './harness/steps.ts';

/** In a demonstration with a generated past, the operator starts the simulated day, and others see patients arrive. */
describe('a demonstration’s day', () => {
  let house: House;
  const windows: Record<string, Window> = {};
  beforeAll(async () => {
    house = await openHouseWithPast(1);
  });
  afterAll(() => house?.close());
  beforeEach(steps(windows));

  it('goes on at the speed that was chosen, is seen at the desks, and stops when it is told to', async () => {
    windows['operator'] = await house.openAs('channel-admin', { at: '/channel/operations' });
    windows['front-office'] = await house.openAs('front-office', { at: '/manage/dashboard' });
    const operator = windows['operator'].page;
    const { page: desk } = windows['front-office'];
    const heading = desk.getByRole('heading', { name: 'Pendaftaran hari ini' });
    const came = desk.locator('div').filter({ has: heading }).last().getByRole('status');
    await button(operator, 'Biarkan hari berjalan').waitFor({ timeout: 60_000 });
    expect(await seriousFindings(operator)).toEqual([]);
    const before = Number.parseInt(await came.innerText(), 10);
    await operator.getByRole('combobox', { name: 'Kecepatan' }).click();
    await operator.getByRole('option', { name: '60 kunjungan per menit' }).click();
    await button(operator, 'Biarkan hari berjalan').click();
    await operator.getByText(/Dijalankan oleh Operator sejak .*: 60 per menit/).waitFor();
    await expect
      .poll(async () => Number.parseInt(await came.innerText(), 10), { timeout: 15_000 })
      .toBeGreaterThan(before);
    await button(operator, 'Hentikan').click();
    await operator.getByText('Kunjungan dimainkan dengan perintah biasa').waitFor();
    expect(await button(operator, 'Hentikan').count()).toBe(0);
  });
});
