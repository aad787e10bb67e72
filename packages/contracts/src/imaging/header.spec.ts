import { expect, it } from 'vitest';
import { discrepanciesOf, issuerOf } from './header.js';

const order = { recordNumber: '000123', accessionNumber: 'RAD26110001', issuer: issuerOf(1) };
const file = { patientId: '000123', issuerOfPatientId: null, accessionNumber: 'RAD26110001' };

it('has nothing to ask about a file with the order’s patient and accession number', () => {
  expect(discrepanciesOf(file, order)).toEqual([]);
  expect(discrepanciesOf({ ...file, issuerOfPatientId: issuerOf(1) }, order)).toEqual([]);
});

it('asks about another number, and about one that is missing', () => {
  expect(discrepanciesOf({ ...file, patientId: '000124' }, order)).toEqual(['patient']);
  expect(discrepanciesOf({ ...file, accessionNumber: 'RAD26110002' }, order)).toEqual(['accession']);
  expect(discrepanciesOf({ ...file, patientId: null, accessionNumber: null }, order)).toEqual(['patient', 'accession']);
});

it('takes the same number of another issuer for another patient', () => {
  expect(discrepanciesOf({ ...file, issuerOfPatientId: 'RSUD-PANDANARAN' }, order)).toEqual(['patient']);
  expect(discrepanciesOf({ ...file, issuerOfPatientId: issuerOf(2) }, order)).toEqual(['patient']);
});
