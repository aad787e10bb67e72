import { PrinterType } from '@alur/contracts/transaction/enums';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter } from './harness/api.ts';
import { openHouseOnHalfDay, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

const LONG = 'Raden-Ajeng/Kusumawardhani'.repeat(4);

/** A name of a hundred letters without a space must break neither the receipt nor the page. */
describe('a receipt of long names', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    const { house: opened, day } = await openHouseOnHalfDay();
    house = opened;
    const { patientId, transactionId } = day.visits.paid;
    const clerk = await enter(house.server, 'front-office');
    await clerk.does('patient/correct', patientId, { name: LONG, gender: 'female', acknowledgeDuplicates: true });
    page = await house.openAt('cashier', `/manage/cashier?bill=${transactionId}`);
  });
  afterAll(() => house?.close());

  it('stands in the head of its bill without widening the page', async () => {
    await page.getByText(LONG).first().waitFor();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(client);
  });

  it('breaks on every paper, and no amount falls off it', async () => {
    await button(page, 'Cetak kuitansi').click();
    const dialog = page.getByRole('dialog', { name: 'Kuitansi' });
    await dialog.waitFor();
    const paper = page.frameLocator('iframe');
    for (const [at] of PrinterType.options.entries()) {
      await dialog.getByRole('combobox').first().click();
      await page.getByRole('option').nth(at).click();
      await paper.getByText(LONG).waitFor();
      const outside = await paper.locator('body').evaluate(body => {
        const edge = body.getBoundingClientRect().right;
        return [...body.querySelectorAll('td, h1, p, span')]
          .filter(each => each.getBoundingClientRect().right > edge + 0.5)
          .map(each => each.textContent);
      });
      expect(outside, PrinterType.options[at]).toEqual([]);
    }
  });
});
