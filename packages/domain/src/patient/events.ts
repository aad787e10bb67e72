import { AllergyKind, AllergySeverity, ErasureGround } from '@alur/contracts/patient/commands';
import * as z from 'zod/mini';
import { Gender } from '@alur/contracts/kernel/enums';
import { event, sealed, sealedUser, type EventOf } from '../kernel/event.js';
import { identityFields, matchFields } from './identity-fields.js';

const patientId = z.int();

/** The person's labels that rows show. */
const labels = (field?: string) => ({
  name: sealed(field),
  recordNumber: sealed(field),
  gender: Gender,
  birthDate: z.nullable(sealed(field)),
});
/** Version 1 has the same shape, but the hashes for matching numbers were not sealed yet. */
const hashesInClear = { version: 2, upcast: (data: Record<string, unknown>) => data };

export const patientEvents = {
  PatientRegistered: event(
    z.object({
      ...{ patientId, recordNumber: sealed(), ...identityFields, ...matchFields },
      /** The person's identity was unknown; the department chose the name. */
      unidentified: z.optional(z.boolean()),
    }),
    hashesInClear,
  ),
  /** The complete identity from now on. */
  PatientIdentityCorrected: event(
    z.object({ patientId, recordNumber: sealed(), ...identityFields, ...matchFields, reason: z.nullable(sealed()) }),
    hashesInClear,
  ),
  /**
   * `mergedId` is the same person: its visits are shown under `patientId`, with her labels. Written to both streams.
   */
  PatientsMerged: event(z.object({ patientId, mergedId: z.int(), ...labels(), reason: sealed() })),
  /** The records are separate again; the labels are those of `mergedId`. */
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
   * A visit of this patient. This stream tells when she was last here, how long her record must be retained (DOMAIN
   * 10), and which visits' keys are destroyed with hers.
   */
  PatientEncounterAdded: event(z.object({ patientId, encounterId: z.int() })),
  /** The visit turned out to be another patient's. */
  PatientEncounterRemoved: event(z.object({ patientId, encounterId: z.int() })),
  /** She buys at the external pharmacy, by a sale of her own. */
  PatientSaleAdded: event(z.object({ patientId, saleId: z.int() })),
  /** A first visit was booked: from now on the patient is a returning one (DOMAIN 6, fees). */
  FirstVisitRecorded: event(z.object({ patientId, encounterId: z.int() })),
  /** The first visit was cancelled: the patient is new again. */
  FirstVisitReversed: event(z.object({ patientId, encounterId: z.int() })),
};
export type PatientEvent = EventOf<typeof patientEvents>;
