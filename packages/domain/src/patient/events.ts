import { AllergyKind, AllergySeverity, ErasureGround } from '@alur/contracts/patient/commands';
import * as z from 'zod/mini';
import { Gender } from '@alur/contracts/kernel/enums';
import { event, sealed, sealedUser, type EventOf } from '../kernel/event.js';
import { identityFields, matchFields } from './identity-fields.js';

const patientId = z.int();

/** What rows show of a person. */
const labels = (field?: string) => ({
  name: sealed(field),
  recordNumber: sealed(field),
  gender: Gender,
  birthDate: z.nullable(sealed(field)),
});
/** Version 1 is of the same shape; the hashes that numbers are matched by were not sealed yet. */
const hashesInClear = { version: 2, upcast: (data: Record<string, unknown>) => data };

export const patientEvents = {
  PatientRegistered: event(
    z.object({
      ...{ patientId, recordNumber: sealed(), ...identityFields, ...matchFields },
      /** Nobody knew who it was; the name is the department's. */
      unidentified: z.optional(z.boolean()),
    }),
    hashesInClear,
  ),
  /** The whole identity as it reads from now on. */
  PatientIdentityCorrected: event(
    z.object({ patientId, recordNumber: sealed(), ...identityFields, ...matchFields, reason: z.nullable(sealed()) }),
    hashesInClear,
  ),
  /** `mergedId` was the same person: its visits are read under `patientId`, with her labels. Written to both streams. */
  PatientsMerged: event(z.object({ patientId, mergedId: z.int(), ...labels(), reason: sealed() })),
  /** They are two again; the labels are those of `mergedId`. */
  PatientsUnmerged: event(z.object({ patientId, mergedId: z.int(), ...labels('mergedId'), reason: sealed() })),
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
  /**
   * A visit is hers: what the record is kept for, how long (DOMAIN 10), and whose keys go with hers are read from this
   * stream.
   */
  PatientEncounterAdded: event(z.object({ patientId, encounterId: z.int() })),
  /** It turned out to be another's. */
  PatientEncounterRemoved: event(z.object({ patientId, encounterId: z.int() })),
  /** A first visit was booked: from now on the patient is a returning one (DOMAIN 6, fees). */
  FirstVisitRecorded: event(z.object({ patientId, encounterId: z.int() })),
  /** The first visit came to nothing: the patient is new again. */
  FirstVisitReversed: event(z.object({ patientId, encounterId: z.int() })),
};
export type PatientEvent = EventOf<typeof patientEvents>;
