import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { formPage } from '@/features/record/forms/form-address';
import { Route as readOrWrite } from '@/routes/manage/outpatient/patient/$patientid/booking/$bookingid/record.$recordid';
import { Route as edit } from '@/routes/manage/outpatient/patient/$patientid/booking/$bookingid/record.$recordid_.edit';
import { editNotePage, recordPage, recordSearch } from './visit-address';

const four = { form_category: 'outpatient', form_id: 1, form_name: 'soap', consultation_id: 7 } as const;
const names = Object.keys(four) as (keyof typeof four)[];
const visit = { patientId: 3, encounterId: 7 };

/** Whether the route is found with these parameters, as the router asks it: what is valid lies over what the address has. */
const isFound = (
  { options }: typeof readOrWrite | typeof edit,
  raw: Record<string, unknown>,
  bookingid = visit.encounterId,
): boolean => {
  const search = { ...raw, ...(options.validateSearch as (raw: Record<string, unknown>) => object)(raw) };
  try {
    (options.beforeLoad as unknown as (context: object) => void)({ params: { bookingid }, search });
    return true;
  } catch (error) {
    expect(isNotFound(error)).toBe(true);
    return false;
  }
};

it('takes the four parameters as they are', () => expect(recordSearch({ ...four, more: 1 })).toEqual(four));

it.each([
  ...names.map(name => [name, undefined] as const),
  ['form_category', 'inpatient'],
  ['form_id', 0],
  ['form_id', 'satu'],
  ['form_name', ''],
  ['form_name', '../soap'],
  ['form_name', 7],
  ['consultation_id', -1],
] as const)('SPEC 5: with %s %s neither the record nor its correction is found', (name, value) => {
  const raw = { ...four, [name]: value };
  expect(recordSearch(raw)).toBeNull();
  expect(isFound(readOrWrite, raw)).toBe(false);
  expect(isFound(edit, raw)).toBe(false);
});

it('SPEC 5: the parameters of one visit do not open the address of another', () => {
  expect(isFound(readOrWrite, four, 8)).toBe(false);
  expect(isFound(edit, four, 8)).toBe(false);
});

it('every address that leads to a record has all four', () => {
  for (const { search } of [
    recordPage(visit),
    editNotePage({ ...visit, noteId: 9 }),
    formPage(visit, 'falls-morse', 0),
  ]) {
    expect(recordSearch(search)).toEqual(search);
    expect(isFound(readOrWrite, search)).toBe(true);
    expect(isFound(edit, search)).toBe(true);
  }
});
