import { expect, test } from 'vitest';
import { clinicalForms } from './clinical-forms.js';
import { fitsPatient } from './fitting.js';

const offered = (gender: 'male' | 'female', age: string | null) =>
  clinicalForms.filter(({ fits = {} }) => fitsPatient(fits, { gender, age })).map(({ name }) => name);

test.each([
  ['male', 'P5D', ['tb-child', 'tb-resistant', 'mtbm', 'newborn', 'sdidtk']],
  ['female', 'P2M', ['tb-child', 'tb-resistant', 'mtbm', 'mtbs', 'sdidtk']],
  ['male', 'P4Y', ['tb-child', 'tb-resistant', 'anaemia', 'mtbs', 'sdidtk']],
  ['female', 'P34Y', ['tb-adult', 'tb-resistant', 'anaemia', 'initial-obstetric']],
  ['male', 'P34Y', ['tb-adult', 'tb-resistant', 'anaemia']],
] as const)('of clinical forms, a %s of %s is offered what fits', (gender, age, names) => {
  expect(offered(gender, age)).toEqual(names);
});

test('of somebody whose age is not known, every form that is of the gender', () => {
  expect(offered('female', null)).toEqual(clinicalForms.map(({ name }) => name));
  expect(offered('male', null)).not.toContain('initial-obstetric');
});
