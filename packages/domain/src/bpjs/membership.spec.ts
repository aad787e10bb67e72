import { checkMembership } from '@alur/contracts/bpjs/commands';
import { differences } from '@alur/contracts/bpjs/member';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { bpjsMemberView } from './membership-view.js';

const registered = { type: 'PatientRegistered', data: { patientId: 5, recordNumber: '000048', name: 'Budi' } };
const member = {
  ...{ cardNumber: '0001234567890', name: 'BUDI', birthDate: '1990-03-15', isActive: true, status: 'AKTIF' },
  ...{ entitledClass: '3', memberType: 'PBI (APBN)', provider: { code: '0999U001', name: 'Klinik' }, programme: null },
};
const ask = { id: 5, by: 'card', number: '0001234567890' };
const checked = { type: 'BpjsMembershipChecked', data: { patientId: 5, foundBy: 'card', ...member } };

describe('what BPJS says of a patient', () => {
  it('is kept as it was answered, for whoever is registered', () => {
    given({ 'patient-5': [registered] })
      .when(checkMembership, ask, { prepared: { member } })
      .then({ 'bpjs_member-5': [checked] });
    given({ 'patient-5': [registered, { type: 'PatientErased', data: { patientId: 5 } }] })
      .when(checkMembership, ask, { prepared: { member } })
      .thenRejects('patient.not-active');
    given({ 'patient-5': [registered] })
      .when(checkMembership, ask)
      .thenRejects('bpjs.not-connected');
  });

  it('is shown as it was last answered, and goes with the patient', () => {
    const later = { ...checked, data: { ...checked.data, isActive: false, status: 'MENINGGAL' } };
    const story = given({ 'patient-5': [registered], 'bpjs_member-5': [checked, later] });
    expect(story.clinic.rows(bpjsMemberView)).toMatchObject([{ patientId: 5, isActive: false, status: 'MENINGGAL' }]);
    story.given({ 'patient-5': [{ type: 'PatientErased', data: { patientId: 5 } }] });
    expect(story.clinic.rows(bpjsMemberView)).toEqual([]);
  });
});

describe('a difference to the record', () => {
  const known = { name: 'Siti Nur’aini', birthDate: '1990-03-15' };

  it('is another name or birth date; not another way of writing, and not what one of both does not know', () => {
    expect(differences({ name: 'SITI NURAINI', birthDate: '1990-03-15' }, known)).toEqual([]);
    expect(differences({ name: 'SITI NURAENI', birthDate: '1990-03-16' }, known)).toEqual(['name', 'birthDate']);
    expect(differences({ name: 'SITI NURAINI', birthDate: null }, known)).toEqual([]);
    expect(differences({ name: 'SITI NURAINI', birthDate: '1990-03-15' }, { ...known, birthDate: null })).toEqual([]);
  });
});
