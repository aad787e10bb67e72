import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './half-day.ts';
import type { House } from './house.ts';

/** The table row that contains this patient's name. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const hasFocus = (field: Locator) => field.evaluate(element => element === document.activeElement);

/** Waits until the field has the focus. */
export const takesFocus = (field: Locator) => expect.poll(() => hasFocus(field)).toBe(true);

/** The button in this patient's row. */
export const rowButton = (page: Page, patient: string, name: string) =>
  rowOf(page, patient).getByRole('button', { name, exact: true });

/** Saves a record with the confirmation before (SPEC 4). */
export const save = async (page: Page, name = 'Simpan') => {
  await button(page, name).click();
  await button(page, 'Ya, simpan').click();
};

/** Opens the record page of a visit under examination, as the doctor does. */
export const openExamination = async (house: House, { patientId, encounterId }: Visit): Promise<Page> => {
  const page = await house.openAt('doctor', `/manage/outpatient/patient/${patientId}/booking/${encounterId}`);
  await page.getByRole('link', { name: 'Buka pemeriksaan' }).or(button(page, 'Buka pemeriksaan')).first().click();
  return page;
};
