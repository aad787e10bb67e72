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

/** After these the patient waits in the department until the next unit takes over. */
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
  /** When the patient came, where that is not now: the clock runs from arrival (DOMAIN-CLINICAL 8). */
  arrivedAt: maybe(Instant),
  mode: z._default(ArrivalMode, 'walking'),
  escort: maybe(Escort),
  /** Who sent the patient. */
  referredFrom: maybe(ShortText),
  accident: maybe(Accident),
  complaint: maybe(LongText),
};

/**
 * Of somebody known, or of somebody of whom nothing is known but the sex: the department gives that person a name and a
 * record, which is merged with the right one later. `unitId` is a ward of the kind emergency.
 */
export const registerEmergency = command('emergency/register', {
  target: 'new',
  access: ['emergency.ongoing:register'],
  body: z.object({
    patientId: maybe(Id),
    unknown: maybe(z.object({ gender: Gender })),
    unitId: Id,
    bedId: maybe(Id),
    /** How the bed is charged; left out, as the settings say. */
    per: maybe(StayCharging),
    payer: Payer,
    insurer: maybe(ShortText),
    ...Arrival,
  }),
});

/** What was learned of the arrival later: the whole of it again, as it should read. */
export const recordArrival = command('emergency/record-arrival', {
  target: 'existing',
  access: ['emergency.ongoing:register'],
  body: z.object(Arrival),
});

/** Registered by mistake, or gone before anybody saw the patient. */
export const cancelEmergency = command('emergency/cancel', {
  target: 'existing',
  access: ['emergency.ongoing:cancel'],
  body: z.object({ reason: Reason }),
});

/** `after` says how many triages whoever does this has seen: one done meanwhile is told of. */
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

/** To a bed of the department, or to another one. */
export const placeEmergency = command('emergency/place', {
  target: 'existing',
  access: ['emergency.ongoing:place'],
  body: z.object({ bedId: Id, per: maybe(StayCharging) }),
});

/** The doctor is with the patient; `doctorId` is of the catalogue of emergency doctors. */
export const beginEmergency = command('emergency/begin', {
  target: 'existing',
  access: ['emergency.ongoing:examine'],
  body: z.object({ doctorId: Id }),
});

/** Pressed too early: nothing was written yet. */
export const undoBeginEmergency = command('emergency/undo-begin', {
  target: 'existing',
  access: ['emergency.ongoing:examine'],
  body: z.object({}),
});

/** Who leaves against advice says so in writing, before a witness. */
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
    /** Of who died. */
    diedAt: maybe(Instant),
  }),
});

/** Decided too early or wrongly: the patient is cared for in the department again. */
export const withdrawDisposition = command('emergency/withdraw-disposition', {
  target: 'existing',
  access: ['emergency.ongoing:dispose'],
  body: z.object({ reason: Reason }),
});
