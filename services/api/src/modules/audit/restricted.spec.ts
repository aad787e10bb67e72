import { expect, it } from 'vitest';
import { mayRead, withheld } from './restricted.js';

const holding = (...rights: `${string}:${string}`[]) => ({ rights: new Set(rights) });
const auditor = holding('audit:events', 'audit:replay');
const forensic = holding('audit:events', 'audit:replay', 'inpatient.ongoing.judicial:view');

it('shows restricted entries only to users who may read them in the record', () => {
  const report = { formId: 7, form: 'judicial', patientId: 3, answers: 'luka lecet', signedBy: 'dr. X' };
  expect(mayRead(auditor, { patientId: 3, answers: 'demam' })).toBe(true);
  expect(mayRead(auditor, { confidentiality: 'normal' })).toBe(true);
  expect(mayRead(auditor, report)).toBe(false);
  expect(mayRead(forensic, report)).toBe(true);
  expect(mayRead(auditor, { confidentiality: 'judicial' })).toBe(false);
  expect(mayRead(forensic, { confidentiality: 'judicial' })).toBe(true);
  for (const caller of [auditor, forensic]) expect(mayRead(caller, { confidentiality: 'hiv' })).toBe(false);
  expect(withheld(report)).toEqual({ formId: 7, form: 'judicial', patientId: 3 });
});
