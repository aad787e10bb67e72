import { BedBlockCause } from '@alur/contracts/bed/commands';
import { Gender } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, sealed, type EventOf } from '../kernel/event.js';

const bed = { bedId: z.int() };
const person = { patientId: z.int(), patientName: sealed(), recordNumber: sealed(), gender: Gender };
const closure = { cause: BedBlockCause, reason: z.nullable(label()), until: z.nullable(code()) };

/** Stream `bed-<id>`: one bed and the patient in it. */
export const bedEvents = {
  BedAdded: event(
    z.object({
      ...{ ...bed, name: label(), description: z.optional(z.nullable(label())) },
      ...{ roomId: z.int(), roomName: label(), wardId: z.int(), classId: z.int() },
    }),
  ),
  BedDescribed: event(z.object({ ...bed, description: z.nullable(label()) })),
  /** `admissionId`: the order to admit that the bed is held for; the hold lapses with it (DOMAIN 1.3). */
  BedHeld: event(z.object({ ...bed, ...person, until: code(), heldBy: staff(), admissionId: z.optional(z.int()) })),
  BedHoldReleased: event(z.object({ ...bed, cause: z.enum(['released', 'expired']) })),
  BedOccupied: event(
    z.object({ ...bed, encounterId: z.int(), ...person, doctor: z.nullable(label()), placedBy: staff() }),
  ),
  /** `to` is the bed's next status: one whose closure was requested is blocked at once. */
  BedVacated: event(
    z.object({ ...bed, encounterId: z.int(), patientId: z.int(), to: z.enum(['cleaning', 'available', 'blocked']) }),
  ),
  BedCleaned: event(z.object({ ...bed })),
  BedBlocked: event(z.object({ ...bed, ...closure })),
  /** The bed is to be blocked once it is empty. */
  BedClosureRequested: event(z.object({ ...bed, ...closure })),
  /** `to` is the bed's next status: one that was used last is cleaned first. */
  BedUnblocked: event(z.object({ ...bed, to: z.enum(['available', 'cleaning', 'occupied']) })),
  BedRetired: event(z.object({ ...bed })),
};
export type BedEvent = EventOf<typeof bedEvents>;
