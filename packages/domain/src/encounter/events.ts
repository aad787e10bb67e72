import { CancellationCause, CoverageDocument, EncounterKind } from '@alur/contracts/encounter/enums';
import { Gender, Payer } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const reason = z.nullable(clinical());

/** Stream `encounter-<id>`: one visit of one patient, whatever its kind (SHAPES, Encounter). */
export const encounterEvents = {
  /**
   * The visit is planned, or the patient has arrived already. `episodeId` is the id of the episode's first encounter.
   */
  EncounterOpened: event(
    z.object({
      ...careHeader,
      kind: EncounterKind,
      status: z.enum(['planned', 'arrived']),
      date: code(),
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      /** Age on `date`: `P34Y`, `P5M`, `P12D`. */
      age: z.nullable(code()),
      unitName: label(),
      doctor: z.nullable(staff()),
      payer: Payer,
      insurer: z.nullable(label()),
      transactionId: z.int(),
      episodeId: z.int(),
    }),
  ),
  EncounterArrived: event(z.object({ ...careHeader })),
  /** The visit is planned again: a patient who was present is to come on another day. */
  EncounterArrivalUndone: event(z.object({ ...careHeader })),
  EncounterStarted: event(z.object({ ...careHeader })),
  EncounterStartUndone: event(z.object({ ...careHeader })),
  /** `unitId` is the unit from now on; `date` the day on which the patient is expected there. */
  EncounterUnitChanged: event(z.object({ ...careHeader, unitName: label(), date: code() })),
  EncounterDoctorChanged: event(z.object({ ...careHeader, doctor: staff() })),
  EncounterPayerChanged: event(z.object({ ...careHeader, payer: Payer, insurer: z.nullable(label()) })),
  /**
   * A document of the coverage: the order to admit (*SPRI*), or the insurer's letter (*SEP*). The last of each kind is
   * in force.
   */
  EncounterDocumentRecorded: event(z.object({ ...careHeader, document: CoverageDocument, number: code() })),
  /** The document of this kind is no longer in force. */
  EncounterDocumentWithdrawn: event(z.object({ ...careHeader, document: CoverageDocument, number: code() })),
  /** The bill that the visit is charged to from now on. */
  EncounterBillAssigned: event(z.object({ ...careHeader, transactionId: z.int() })),
  /** Services and charges have ended; results and notes may still be written (SHAPES, Encounter). */
  EncounterConcluded: event(z.object({ ...careHeader })),
  EncounterResumed: event(z.object({ ...careHeader, reason })),
  /** `finish` counts how often the visit was finished; after a reopening, the new number replaces the previous one. */
  EncounterFinished: event(z.object({ ...careHeader, kind: EncounterKind, finish: z.int() })),
  EncounterReopened: event(z.object({ ...careHeader, reason })),
  EncounterCancelled: event(z.object({ ...careHeader, cause: CancellationCause, reason })),
  /** The visit is planned again, because a patient who was recorded as absent came after all. */
  EncounterReinstated: event(z.object({ ...careHeader, reason })),
};
export type EncounterEvent = EventOf<typeof encounterEvents>;
export type EncounterOpened = Extract<EncounterEvent, { type: 'EncounterOpened' }>['data'];
