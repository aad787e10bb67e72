import { AllergyKind, AllergySeverity, ErasureGround } from '@alur/contracts/patient/commands';
import * as z from 'zod/mini';
import { event, sealed, sealedUser, type EventOf } from '../kernel/event.js';
import { identityFields, matchFields } from './identity-fields.js';

const patientId = z.int();
/** Version 1 is of the same shape; the hashes that numbers are matched by were not sealed yet. */
const hashesInClear = { version: 2, upcast: (data: Record<string, unknown>) => data };

export const patientEvents = {
  PatientRegistered: event(
    z.object({ patientId, recordNumber: sealed(), ...identityFields, ...matchFields }),
    hashesInClear,
  ),
  /** The whole identity as it reads from now on. */
  PatientIdentityCorrected: event(
    z.object({ patientId, recordNumber: sealed(), ...identityFields, ...matchFields, reason: z.nullable(sealed()) }),
    hashesInClear,
  ),
  /** `mergedId` was the same person: its visits are read under `patientId`. Written to both streams. */
  PatientsMerged: event(z.object({ patientId, mergedId: z.int(), reason: sealed() })),
  PatientsUnmerged: event(z.object({ patientId, mergedId: z.int(), reason: sealed() })),
  /** The person's key is destroyed: what was sealed can no longer be read by anyone. */
  PatientErased: event(
    z.object({
      patientId,
      ground: z.optional(ErasureGround),
      /** Who gave the ground; the reason is sealed as hers, since the patient's own key is gone. */
      officerId: z.optional(z.int()),
      reason: z.optional(sealedUser('officerId')),
    }),
  ),
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
  /** A visit was booked: what the record is kept for, and how long (DOMAIN 10), is read from this stream. */
  VisitBooked: event(z.object({ patientId, encounterId: z.int() })),
  /** A first visit was booked: from now on the patient is a returning one (DOMAIN 6, fees). */
  FirstVisitRecorded: event(z.object({ patientId, encounterId: z.int() })),
  /** The first visit came to nothing: the patient is new again. */
  FirstVisitReversed: event(z.object({ patientId, encounterId: z.int() })),
};
export type PatientEvent = EventOf<typeof patientEvents>;
