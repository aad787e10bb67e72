import { expect, test } from 'vitest';
import { presentForms } from './clinical-forms.js';
import { fitsPatient } from './fitting.js';

/** The forms of some ages or of one gender; the others are offered to everybody. */
const limited = presentForms.filter(({ fits }) => fits !== undefined);
const offered = (gender: 'male' | 'female', age: string | null) =>
  limited.filter(({ fits = {} }) => fitsPatient(fits, { gender, age })).map(({ name }) => name);

test.each([
  ['male', 'P5D', ['tb-child', 'mtbm', 'newborn', 'sdidtk']],
  ['female', 'P2M', ['tb-child', 'mtbm', 'mtbs', 'sdidtk']],
  ['male', 'P4Y', ['tb-child', 'anaemia', 'mtbs', 'sdidtk']],
  ['female', 'P34Y', ['tb-adult', 'anaemia', 'initial-obstetric']],
  ['male', 'P34Y', ['tb-adult', 'anaemia']],
] as const)('of clinical forms, a %s of %s is offered what fits', (gender, age, names) => {
  expect(offered(gender, age)).toEqual(names);
});

test('of somebody whose age is not known, every form that is of the gender', () => {
  expect(offered('female', null)).toEqual(limited.map(({ name }) => name));
  expect(offered('male', null)).not.toContain('initial-obstetric');
});
