import { erasePatient, erasePatientEarly } from '@alur/contracts/patient/commands';
import type { Erasure } from '../kernel/erasure.js';

/** Drafts are about visits (see the web's `useDraft`). */
export const patientErasure: Erasure = {
  type: 'PatientErased',
  subject: { type: 'patient', field: 'patientId' },
  commands: [erasePatient, erasePatientEarly],
  draftTargets: stream =>
    stream.flatMap(({ type, data }) => (type === 'PatientEncounterAdded' ? [String(data['encounterId'])] : [])),
};
