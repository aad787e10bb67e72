import { expect, test } from 'vitest';
import { patient } from '../patient/patient.js';
import { isChild, variantOn } from './age-of.js';
import { given } from './testing/specification.js';

const bornOn = (birthDate: string | null) => {
  const data = { patientId: 7, recordNumber: '000007', name: 'Bayi Ny. Sari', gender: 'female', birthDate };
  return { patient: given({ 'patient-7': [{ type: 'PatientRegistered', data }] }).state(patient, 7) };
};

// DOMAIN-CLINICAL 8: up to 28 days by its days, below 16 years by the calendar.
test.each([
  ['2026-10-31', '2026-11-23', 'newborn'],
  ['2026-10-26', '2026-11-23', 'newborn'],
  ['2026-10-25', '2026-11-23', 'child'],
  ['2010-11-24', '2026-11-23', 'child'],
  ['2010-11-23', '2026-11-23', 'adult'],
  ['2026-01-31', '2026-02-28', 'newborn'],
  ['2026-02-01', '2026-03-01', 'newborn'],
  ['2026-01-31', '2026-03-01', 'child'],
  [null, '2026-11-23', null],
] as const)('born %s, she is watched on %s as %s', (birthDate, day, variant) => {
  const records = bornOn(birthDate);
  expect(variantOn(records, day)).toBe(variant);
  expect(isChild(records, day)).toBe(variant === 'newborn' || variant === 'child');
});
