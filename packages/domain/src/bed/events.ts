import { BedBlockCause } from '@alur/contracts/bed/commands';
import { Gender } from '@alur/contracts/kernel/enums';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, sealed, type EventOf } from '../kernel/event.js';

const bed = { bedId: z.int() };
const person = { patientId: z.int(), patientName: sealed(), recordNumber: sealed(), gender: Gender };
const closure = { cause: BedBlockCause, reason: z.nullable(label()), until: z.nullable(code()) };

/** Stream `bed-<id>`: one bed and whom it has. */
export const bedEvents = {
  BedAdded: event(
    z.object({ ...bed, name: label(), roomId: z.int(), roomName: label(), wardId: z.int(), classId: z.int() }),
  ),
  /** `admissionId`: for an order to admit, which lapses with it (DOMAIN 1.3). */
  BedHeld: event(z.object({ ...bed, ...person, until: code(), heldBy: staff(), admissionId: z.optional(z.int()) })),
  BedHoldReleased: event(z.object({ ...bed, cause: z.enum(['released', 'expired']) })),
  BedOccupied: event(
    z.object({ ...bed, encounterId: z.int(), ...person, doctor: z.nullable(label()), placedBy: staff() }),
  ),
  /** `to` is what it is from then on: a bed that is to be closed is blocked at once. */
  BedVacated: event(
    z.object({ ...bed, encounterId: z.int(), patientId: z.int(), to: z.enum(['cleaning', 'available', 'blocked']) }),
  ),
  BedCleaned: event(z.object({ ...bed })),
  BedBlocked: event(z.object({ ...bed, ...closure })),
  /** Once it is empty. */
  BedClosureRequested: event(z.object({ ...bed, ...closure })),
  /** `to`: to be cleaned first, where somebody lay in it last. */
  BedUnblocked: event(z.object({ ...bed, to: z.enum(['available', 'cleaning', 'occupied']) })),
  BedRetired: event(z.object({ ...bed })),
};
export type BedEvent = EventOf<typeof bedEvents>;
