import * as z from 'zod/mini';
import { command } from '../declare.js';
import { PositiveQuantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { Payer } from '../kernel/enums.js';
import { Id, Instant, LocalDate, LongText, Reason, TypedRupiah } from '../kernel/scalars.js';

const access = ['treatments:edit'] as const;
const whose = { payer: maybe(Payer), classId: maybe(Id), effectiveFrom: LocalDate };

/** Sets a price from a day on, which may lie in the future; it replaces one of the same payer, class and day. */
export const setPrice = command('treatment/set-price', {
  target: 'existing',
  access: [...access],
  body: z.object({ ...whose, price: maybe(TypedRupiah) }),
});

/**
 * Withdraws a price whose day has not come. A price in force may have been charged, and can only be followed by
 * another.
 */
export const withdrawPrice = command('treatment/withdraw-price', {
  target: 'existing',
  access: [...access],
  body: z.object(whose),
});

const Percent = z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01));

/** Sets the performers' shares of a treatment's price, in percent. */
export const setShares = command('treatment/set-shares', {
  target: 'existing',
  access: [...access],
  body: z.object({ doctor: Percent, nurse: Percent, facility: Percent }),
});

/** Sets the materials of one treatment, in base units; an empty list means none. */
export const setMaterials = command('treatment/set-materials', {
  target: 'existing',
  access: [...access],
  body: z.object({
    materials: z.array(z.object({ medicineId: Id, quantity: PositiveQuantity })).check(z.maxLength(30)),
  }),
});

export const TreatmentPriority = z.enum(['routine', 'cito']);
export type TreatmentPriority = z.infer<typeof TreatmentPriority>;

/** Asks for a treatment that somebody else carries out. */
export const requestTreatment = command('treatment/request', {
  target: 'new',
  access: ['outpatient.ongoing:order'],
  body: z.object({
    encounterId: Id,
    treatmentId: Id,
    quantity: z._default(z.int().check(z.gte(1), z.lte(999)), 1),
    priority: z._default(TreatmentPriority, 'routine'),
    note: z._default(LongText, ''),
    /** When it is to be done; null is now. */
    wantedAt: z._default(z.nullable(Instant), null),
  }),
});

/** Carries out what was asked on either list; the order itself says on which it is. */
const desk = {
  target: 'existing',
  access: ['treatments.outpatient:carry-out', 'treatments.inpatient:carry-out'],
} as const;

export const startTreatment = command('treatment/start', { ...desk, access: [...desk.access], body: z.object({}) });

/** Returns a treatment that was started too early. */
export const undoTreatmentStart = command('treatment/undo-start', {
  ...desk,
  access: [...desk.access],
  body: z.object({}),
});

/** The user has done it; materials leave the store. */
export const completeTreatment = command('treatment/complete', {
  ...desk,
  access: [...desk.access],
  body: z.object({}),
});

/** Refuses what was asked, or takes back what was recorded as done and was not. */
export const cancelTreatment = command('treatment/cancel', {
  ...desk,
  access: [...desk.access],
  body: z.object({ reason: Reason }),
});

/** The requester has read why it was refused. */
export const acknowledgeRefusal = command('treatment/acknowledge-refusal', {
  target: 'existing',
  access: ['outpatient.ongoing:order'],
  body: z.object({}),
});
