import { Gender, Payer } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, sealed, type EventOf } from '../kernel/event.js';

const admission = { admissionId: z.int(), patientId: z.int() };
const roomClass = z.object({ classId: z.int(), className: label() });

/**
 * Stream `admission-<id>`: a doctor's order to admit (*SPRI*), until the patient lies in a bed. An order may be written
 * before the patient has any visit, so its text is sealed with the person's key and not with a visit's.
 */
export const admissionEvents = {
  AdmissionRequested: event(
    z.object({
      ...admission,
      /** The visit that it was written in, and its unit. */
      fromEncounterId: z.nullable(z.int()),
      unitId: z.nullable(z.int()),
      unitName: z.nullable(label()),
      number: code(),
      plannedOn: code(),
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      age: z.nullable(code()),
      diagnosis: sealed(),
      diagnosisCode: z.nullable(code()),
      indication: sealed(),
      doctorId: z.int(),
      responsible: staff(),
      department: z.nullable(label()),
      /** The class that her insurance covers, and the class that she chooses (*naik kelas*, *turun kelas*). */
      entitled: roomClass,
      chosen: roomClass,
      payer: Payer,
      insurer: z.nullable(label()),
      isolation: z.boolean(),
      requestedBy: staff(),
      practiceLicence: label(),
      /** The code by which anyone who holds the printed order can verify it. */
      verificationCode: z.optional(code()),
    }),
  ),
  /** Appended together with `BedHeld`. */
  AdmissionReserved: event(
    z.object({
      ...admission,
      ...{ bedId: z.int(), bedName: label(), roomName: label(), unitId: z.int(), unitName: label() },
      until: code(),
      reservedBy: staff(),
    }),
  ),
  /** Appended together with `BedHoldReleased`: she did not come in time, or the reservation was given up. */
  AdmissionReservationLapsed: event(z.object({ ...admission, bedId: z.int(), cause: z.enum(['expired', 'released']) })),
  /** `encounterId`: the stay that begins with it. */
  AdmissionFulfilled: event(z.object({ ...admission, encounterId: z.int(), bedId: z.int() })),
  /** The stay was entered in error: she waits again. */
  AdmissionReopened: event(z.object({ ...admission, encounterId: z.int() })),
  AdmissionCancelled: event(z.object({ ...admission, reason: sealed(), cancelledBy: staff() })),
};
export type AdmissionEvent = EventOf<typeof admissionEvents>;
export type EventData<Type extends AdmissionEvent['type']> = Extract<AdmissionEvent, { type: Type }>['data'];
