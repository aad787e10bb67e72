import type { SentVisit } from '../visit.js';

export const ARRIVED = '2026-11-23T01:00:00.000Z';
export const STARTED = '2026-11-23T01:10:00.000Z';
/** A finished outpatient visit, as it is sent. */
export const visit: SentVisit = {
  encounterId: 41,
  organizationId: '1000',
  patient: { id: 'P1', name: 'Budi' },
  practitioner: { id: 'N1', name: 'dr. Ratna' },
  kind: 'outpatient',
  course: [
    { status: 'arrived', at: ARRIVED },
    { status: 'in-progress', at: STARTED },
  ],
  places: [
    { location: { id: 'L1', name: 'Poli Umum' }, from: STARTED, until: '2026-11-23T01:20:00.000Z', inClass: null },
  ],
  disposition: null,
  finishedAt: '2026-11-23T01:20:00.000Z',
  diagnoses: [
    { diagnosisId: 2, code: 'R50.9', name: 'Fever', isPrimary: true, recordedAt: '2026-11-23T01:15:00.000Z' },
    { diagnosisId: 1, code: 'J06.9', name: 'ISPA', isPrimary: false, recordedAt: '2026-11-23T01:14:00.000Z' },
  ],
  procedures: [{ procedureId: 1, code: '96.04', name: 'Intubasi', performedAt: '2026-11-23T01:16:00.000Z' }],
  observations: [{ observationId: 9, sign: 'systolic', value: 120, observedAt: '2026-11-23T01:05:00.000Z' }],
  complaint: 'Demam <3 hari',
  ...{ prescriptions: [], allergies: [], laboratory: [], radiology: [], immunizations: [] },
  ...{ known: { practitioners: new Map(), medicines: new Map(), loincs: new Map() } },
};
