import type { PatientRevisionRow } from '@alur/contracts/patient/rows';
import { patientRevision } from '@alur/contracts/patient/topics';
import { patientDetailAccess } from '@alur/contracts/patient/search';
import { describe, expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { Story } from '../kernel/testing/specification.js';
import { patientEvents } from './events.js';
import { patientRevisionView } from './revision-view.js';

const about = (patientId: number, type: keyof typeof patientEvents, data: object = {}) => ({
  type,
  data: { patientId, ...data },
});
const registered = (...ids: number[]): Story =>
  given(Object.fromEntries(ids.map(id => [`patient-${id}`, [about(id, 'PatientRegistered')]])));
const rows = ({ clinic }: Story) => clinic.rows<PatientRevisionRow>(patientRevisionView);

describe('how far a patient’s record has come', () => {
  test('begins with her registration', () => expect(rows(registered(5))).toEqual([{ id: 5, revision: 0 }]));

  test.each(Object.keys(patientEvents) as (keyof typeof patientEvents)[])('moves at %s, and no other’s does', type => {
    const story = registered(5, 6).given({ 'patient-5': [about(5, type, { mergedId: 7 })] });
    expect(rows(story)).toEqual([
      { id: 5, revision: 1 },
      { id: 6, revision: 0 },
    ]);
  });

  test('moves for both records of a merge, each by its own stream', () => {
    const merged = about(5, 'PatientsMerged', { mergedId: 6 });
    const story = registered(5, 6)
      .given({ 'patient-5': [about(5, 'AllergyRecorded')] })
      .given({ 'patient-5': [merged], 'patient-6': [merged] });
    expect(rows(story)).toEqual([
      { id: 5, revision: 2 },
      { id: 6, revision: 1 },
    ]);
  });

  test('holds nothing of the person, and is told to whoever may open her page', () => {
    const recorded = about(5, 'AllergyRecorded', { substance: 'Amoksisilin', severity: 'severe' });
    expect(rows(registered(5).given({ 'patient-5': [recorded] }))).toEqual([{ id: 5, revision: 1 }]);
    expect(patientRevision.access).toEqual(patientDetailAccess);
  });
});
