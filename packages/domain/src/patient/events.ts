import { AllergyKind, AllergySeverity } from '@alur/contracts/patient/commands';
import * as z from 'zod/mini';
import { event, sealed, type EventOf } from '../kernel/event.js';
import { identityFields, matchFields } from './identity-fields.js';

const patientId = z.int();

export const patientEvents = {
  PatientRegistered: event(z.object({ patientId, recordNumber: sealed(), ...identityFields, ...matchFields })),
  /** The whole identity as it reads from now on. */
  PatientIdentityCorrected: event(
    z.object({ patientId, recordNumber: sealed(), ...identityFields, ...matchFields, reason: z.nullable(sealed()) }),
  ),
  /** `mergedId` was the same person: its visits are read under `patientId`. Written to both streams. */
  PatientsMerged: event(z.object({ patientId, mergedId: z.int(), reason: sealed() })),
  PatientsUnmerged: event(z.object({ patientId, mergedId: z.int(), reason: sealed() })),
  /** The person's key is destroyed: what was sealed can no longer be read by anyone. */
  PatientErased: event(z.object({ patientId })),
  AllergyRecorded: event(
    z.object({
      patientId,
      allergyId: z.int(),
      kind: AllergyKind,
      substance: sealed(),
      medicineId: z.nullable(z.int()),
      severity: AllergySeverity,
      reaction: sealed(),
    }),
  ),
  AllergyRemoved: event(z.object({ patientId, allergyId: z.int(), reason: sealed() })),
  /** A first visit was booked: from now on the patient is a returning one (DOMAIN 6, fees). */
  FirstVisitRecorded: event(z.object({ patientId, bookingId: z.int() })),
  /** The first visit came to nothing: the patient is new again. */
  FirstVisitReversed: event(z.object({ patientId, bookingId: z.int() })),
};
export type PatientEvent = EventOf<typeof patientEvents>;
