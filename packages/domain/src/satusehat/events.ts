import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, sealedUser, type EventOf } from '../kernel/event.js';

/** Stream `satusehat-<encounterId>`: what of the visit is with SATUSEHAT (DOMAIN-WIRES 9). */
export const satusehatEvents = {
  SatusehatSubmissionRequested: event(
    z.object({ ...careHeader, cause: z.enum(['visit_finished', 'corrected', 'supplemented', 'asked']) }),
  ),
  /**
   * `localId` is the resource's name within the visit, `remoteId` the id that the service gave it, `contentHash` a keyed
   * hash of what was sent, which older events do not have.
   */
  SatusehatResourceSent: event(
    z.object({
      ...{ ...careHeader, resourceType: code(), localId: code(), remoteId: code() },
      contentHash: z.optional(code()),
    }),
  ),
  /** Everything of the visit was taken; `resources` is how many that are. */
  SatusehatSubmissionCompleted: event(
    z.object({
      ...{ ...careHeader, resources: z.int() },
      /** What was not sent, because a code is missing here; `name` is a medicine's. Missing in older events. */
      leftOut: z.optional(
        z.array(z.object({ resourceType: code(), localId: code(), name: z.nullable(label()), leftOutFor: code() })),
      ),
    }),
  ),
  /** An attempt did not end. `message` is what the service answered, in its own words. */
  SatusehatSubmissionFailed: event(
    z.object({
      ...careHeader,
      ...{ resourceType: z.nullable(code()), localId: z.nullable(code()) },
      ...{ problem: code(), ruleNumber: z.nullable(code()), message: z.nullable(clinical()) },
      willRetry: z.boolean(),
    }),
  ),
  SatusehatSubmissionWaived: event(z.object({ ...careHeader, reason: clinical(), waivedBy: staff() })),
};
export type SatusehatEvent = EventOf<typeof satusehatEvents>;

/** Stream `satusehat_person-<patientId>`. */
export const satusehatPersonEvents = {
  /** `nikHash` is the NIK by which she was found: with another one, she is looked for again. */
  SatusehatPatientMatched: event(z.object({ patientId: z.int(), nikHash: code(), ihsNumber: sealed() })),
};
export type SatusehatPersonEvent = EventOf<typeof satusehatPersonEvents>;

/** Stream `satusehat_directory-<merchantId>`: which of the facility's people and rooms is which in SATUSEHAT. */
export const satusehatDirectoryEvents = {
  SatusehatPractitionerMatched: event(
    z.object({ merchantId: z.int(), staffId: z.int(), nikHash: code(), ihsNumber: sealedUser('staffId') }),
  ),
  /** A null location takes the assignment back. */
  SatusehatLocationAssigned: event(z.object({ merchantId: z.int(), unitId: z.int(), locationId: z.nullable(code()) })),
};
export type SatusehatDirectoryEvent = EventOf<typeof satusehatDirectoryEvents>;
