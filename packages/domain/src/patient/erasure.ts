import { erasePatient, erasePatientEarly } from '@alur/contracts/patient/commands';
import type { Erasure } from '../kernel/erasure.js';
import type { Seen } from '../kernel/event.js';

/** The person's visits at the end of her stream. */
const encountersIn = (stream: readonly Seen[]): number[] => {
  const hers = new Set<number>();
  for (const { type, data } of stream) {
    if (type === 'PatientEncounterAdded') hers.add(data['encounterId'] as number);
    if (type === 'PatientEncounterRemoved') hers.delete(data['encounterId'] as number);
  }
  return [...hers];
};

/** Drafts are about visits (see the web's `useDraft`). */
export const patientErasure: Erasure = {
  type: 'PatientErased',
  subject: { type: 'patient', field: 'patientId' },
  commands: [erasePatient, erasePatientEarly],
  goesToo: stream => encountersIn(stream).map(id => `encounter-${id}`),
  draftTargets: stream => encountersIn(stream).map(String),
};
