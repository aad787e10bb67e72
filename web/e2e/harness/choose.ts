import type { Locator } from 'playwright-core';

/** Chooses the option whose name contains this text, in a select or in a searched selector. */
export async function chooseIn(field: Locator, option: string): Promise<void> {
  await field.waitFor();
  if ((await field.evaluate(node => node.tagName)) === 'SELECT') {
    const value = await field.locator('option').filter({ hasText: option }).first().getAttribute('value');
    await field.selectOption(value);
    return;
  }
  await field.click();
  await field.page().getByRole('listbox').getByRole('option').filter({ hasText: option }).first().click();
}
