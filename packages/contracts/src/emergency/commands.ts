import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Gender, Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { StayCharging } from '../stay/commands.js';
import { TriageFinding, TriageScale } from './triage.js';

/** DOMAIN 1.2: how the patient came. */
export const ArrivalMode = z.enum(['walking', 'private_vehicle', 'public_transport', 'ambulance', 'police', 'other']);
export type ArrivalMode = z.infer<typeof ArrivalMode>;

export const AccidentKind = z.enum(['traffic', 'work', 'home', 'violence', 'other']);
export type AccidentKind = z.infer<typeof AccidentKind>;

/** DOMAIN 1.2: where the patient goes. */
export const Disposition = z.enum([
  'home',
  'admitted',
  'intensive_care',
  'operating_room',
  'referred',
  'against_advice',
  'died',
  'dead_on_arrival',
]);
export type Disposition = z.infer<typeof Disposition>;

/** After these dispositions the patient waits in the department until the next unit takes over. */
export const stayingDispositions: readonly Disposition[] = ['admitted', 'intensive_care', 'operating_room'];

const Escort = z.object({ name: ShortText, relation: maybe(ShortText), phone: maybe(ShortText) });
const Police = z.object({ reportNumber: maybe(ShortText), officer: maybe(ShortText), station: maybe(ShortText) });
const Accident = z.object({
  kind: AccidentKind,
  place: maybe(ShortText),
  at: maybe(Instant),
  police: maybe(Police),
});

const Arrival = {
  /** When the patient came, if not now, because the clock runs from arrival (DOMAIN-CLINICAL 8). */
  arrivedAt: maybe(Instant),
  mode: z._default(ArrivalMode, 'walking'),
  escort: maybe(Escort),
  /** Who sent the patient. */
  referredFrom: maybe(ShortText),
  accident: maybe(Accident),
  complaint: maybe(LongText),
};

/**
 * Registers a known patient, or a person of whom only the sex is known: she gets a provisional name and record, which
 * is merged with the right one later. `unitId` is a ward of the kind emergency.
 */
export const registerEmergency = command('emergency/register', {
  target: 'new',
  access: ['emergency.ongoing:register'],
  body: z.object({
    patientId: maybe(Id),
    unknown: maybe(z.object({ gender: Gender })),
    unitId: Id,
    bedId: maybe(Id),
    /** How time in the bed is charged; by default as in the settings. */
    per: maybe(StayCharging),
    payer: Payer,
    insurer: maybe(ShortText),
    ...Arrival,
  }),
});

/** Completes the arrival's data later; the body is the whole new version. */
export const recordArrival = command('emergency/record-arrival', {
  target: 'existing',
  access: ['emergency.ongoing:register'],
  body: z.object(Arrival),
});

/** The visit was registered by mistake, or the patient left before anybody saw her. */
export const cancelEmergency = command('emergency/cancel', {
  target: 'existing',
  access: ['emergency.ongoing:cancel'],
  body: z.object({ reason: Reason }),
});

/** `after` is the number of triages that the user has seen, so that one done meanwhile is not overlooked. */
export const triageEmergency = command('emergency/triage', {
  target: 'existing',
  access: ['emergency.ongoing:triage'],
  body: z.object({
    scale: TriageScale,
    level: z.int().check(z.gte(0), z.lte(5)),
    findings: z.object({
      airway: TriageFinding,
      breathing: TriageFinding,
      circulation: TriageFinding,
      disability: TriageFinding,
    }),
    reasons: maybe(LongText),
    downgradeReason: maybe(Reason),
    after: z.int().check(z.nonnegative()),
  }),
});

/** Moves the patient to a bed of the department. */
export const placeEmergency = command('emergency/place', {
  target: 'existing',
  access: ['emergency.ongoing:place'],
  body: z.object({ bedId: Id, per: maybe(StayCharging) }),
});

/** The doctor begins the examination; `doctorId` is from the catalogue of emergency doctors. */
export const beginEmergency = command('emergency/begin', {
  target: 'existing',
  access: ['emergency.ongoing:examine'],
  body: z.object({ doctorId: Id }),
});

/** Undoes a beginning that was pressed too early, as long as nothing was written. */
export const undoBeginEmergency = command('emergency/undo-begin', {
  target: 'existing',
  access: ['emergency.ongoing:examine'],
  body: z.object({}),
});

/** A patient who leaves against advice signs a statement before a witness. */
const Statement = z.object({ signer: ShortText, relation: maybe(ShortText), witness: maybe(ShortText) });

export const disposeEmergency = command('emergency/dispose', {
  target: 'existing',
  access: ['emergency.ongoing:dispose'],
  body: z.object({
    disposition: Disposition,
    note: maybe(LongText),
    /** The hospital that the patient is referred to. */
    destination: maybe(ShortText),
    statement: maybe(Statement),
    /** Time of death, if the patient died. */
    diedAt: maybe(Instant),
    /** Why she leaves although orders are pending (`pendingOrders`); required then. */
    openOrdersReason: maybe(Reason),
  }),
});

/** The disposition was wrong or too early: the patient is treated in the department again. */
export const withdrawDisposition = command('emergency/withdraw-disposition', {
  target: 'existing',
  access: ['emergency.ongoing:dispose'],
  body: z.object({ reason: Reason }),
});
