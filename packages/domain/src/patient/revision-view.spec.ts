import type { PatientRevisionRow } from '@alur/contracts/patient/rows';
import { patientRevision } from '@alur/contracts/patient/topics';
import { patientDetailAccess } from '@alur/contracts/patient/search';
import { describe, expect, test } from 'vitest';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { patientEvents } from './events.js';
import { patientRevisionView } from './revision-view.js';

const about = (patientId: number, type: keyof typeof patientEvents, data: object = {}) => ({
  type,
  data: { patientId, ...data },
});
const registered = (...ids: number[]) => {
  const clinic = new MemoryClinic();
  for (const id of ids) clinic.given(`patient-${id}`, about(id, 'PatientRegistered'));
  const rows = () => clinic.rows<PatientRevisionRow>(patientRevisionView);
  return { clinic, rows };
};

describe('how far a patient’s record has come', () => {
  test('begins with her registration', () => expect(registered(5).rows()).toEqual([{ id: 5, revision: 0 }]));

  test.each(Object.keys(patientEvents) as (keyof typeof patientEvents)[])('moves at %s, and no other’s does', type => {
    const { clinic, rows } = registered(5, 6);
    clinic.given('patient-5', about(5, type, { mergedId: 7 }));
    expect(rows()).toEqual([
      { id: 5, revision: 1 },
      { id: 6, revision: 0 },
    ]);
  });

  test('moves for both records of a merge, each by its own stream', () => {
    const { clinic, rows } = registered(5, 6);
    clinic.given('patient-5', about(5, 'AllergyRecorded'));
    for (const stream of ['patient-5', 'patient-6']) clinic.given(stream, about(5, 'PatientsMerged', { mergedId: 6 }));
    expect(rows()).toEqual([
      { id: 5, revision: 2 },
      { id: 6, revision: 1 },
    ]);
  });

  test('holds nothing of the person, and is told to whoever may open her page', () => {
    const { clinic, rows } = registered(5);
    clinic.given('patient-5', about(5, 'AllergyRecorded', { substance: 'Amoksisilin', severity: 'severe' }));
    expect(rows()).toEqual([{ id: 5, revision: 1 }]);
    expect(patientRevision.access).toEqual(patientDetailAccess);
  });
});
