import * as z from 'zod/mini';
import { command } from '../declare.js';
import { PositiveQuantity, Quantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { ClockTime, Id, Instant, LongText, Reason, ShortText } from '../kernel/scalars.js';

const chart = 'inpatient.ongoing.medication';

/** Why a planned dose was not given. */
export const Omission = z.enum(['held', 'refused', 'missed', 'not_available']);
export type Omission = z.infer<typeof Omission>;

/** Whether the wristband and the medicine were read by a scanner, or by eye. */
export const Identified = z.enum(['scanned', 'manual']);

/** Which line of the prescription that the route names. */
const lineId = Id;
/** The planned time, which names the dose; none where it is given as needed. */
const slot = maybe(Instant);

/** A second person has read patient, medicine and dose, before it is given: high-alert medicines and narcotics. */
export const checkDose = command('medication/check-dose', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, slot, quantity: PositiveQuantity }),
});

export const giveDose = command('medication/give', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({
    lineId,
    slot,
    /** In the prescription's unit. */
    quantity: PositiveQuantity,
    /** When it truly was, if it is typed later. */
    givenAt: maybe(Instant),
    route: maybe(ShortText),
    site: maybe(ShortText),
    /** What the scanner read; empty where there is none. */
    wristband: maybe(ShortText),
    medicineCode: maybe(ShortText),
    /** Why something was not scanned; needed then. */
    manualReason: maybe(ShortText),
    /** Why it was needed, where it is given as needed. */
    note: maybe(LongText),
  }),
});

export const omitDose = command('medication/omit', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, slot: Instant, omission: Omission, reason: Reason }),
});

/** What was written of a dose was not so: it is due again. */
export const correctDose = command('medication/correct-dose', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, dose: Id, reason: Reason }),
});

/** What a dose that was given as needed has done, as it is asked some time after. */
export const DoseEffect = z.enum(['relieved', 'partly', 'none', 'worse']);

/** DOMAIN-CLINICAL 9.1: a dose as needed has its effect checked; what is said last of it stands. */
export const recordEffect = command('medication/record-effect', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, dose: Id, effect: DoseEffect, note: maybe(LongText) }),
});

/** From when on it is given at other times; doses before stay as they were. */
export const changeTimes = command('medication/change-times', {
  target: 'existing',
  access: [`${chart}:times`],
  body: z.object({
    lineId,
    times: z.array(ClockTime).check(z.minLength(1), z.maxLength(24)),
    from: maybe(Instant),
    dose: maybe(PositiveQuantity),
  }),
});

export const holdMedication = command('medication/hold', {
  target: 'existing',
  access: [`${chart}:hold`],
  body: z.object({ lineId, reason: Reason }),
});

export const resumeMedication = command('medication/resume', {
  target: 'existing',
  access: [`${chart}:hold`],
  body: z.object({ lineId }),
});

/** These lines are neither given nor supplied any more. */
export const stopMedication = command('medication/stop', {
  target: 'existing',
  access: [`${chart}:stop`],
  body: z.object({ lineIds: z.array(Id).check(z.minLength(1), z.maxLength(50)), reason: Reason }),
});

/** Tomorrow it stops by itself: its prescriber is told. Follows from the clock. */
export const warnOfStop = command('medication/warn-of-stop', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ lineId }),
});

/** DOMAIN-CLINICAL 9.1: it goes on for so many days more than its rule has; a prescriber says so. */
export const prolongMedication = command('medication/prolong', {
  target: 'existing',
  access: [`${chart}:stop`],
  body: z.object({ lineId, days: z.int().check(z.gte(1), z.lte(365)), reason: Reason }),
});

/** An allergy is known since it was prescribed: a doctor has it given all the same, or stops it. */
export const acceptAllergy = command('medication/accept-allergy', {
  target: 'existing',
  access: [`${chart}:stop`],
  body: z.object({ lineId, reason: Reason }),
});

const rate = { rate: Quantity, unit: z.enum(['ml/h', 'drops/min']) };

export const startInfusion = command('medication/start-infusion', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({
    ...{ lineId, ...rate },
    /** What hangs, in the prescription's unit. */
    quantity: PositiveQuantity,
  }),
});

export const changeRate = command('medication/change-rate', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, ...rate, reason: maybe(LongText) }),
});

export const stopInfusion = command('medication/stop-infusion', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, volume: maybe(Quantity), reason: maybe(LongText) }),
});

/** Unopened medicine of hers comes back to the pharmacy, and off her bill (DOMAIN 7). */
export const takeBack = command('medication/take-back', {
  target: 'existing',
  access: ['pharmacy.inpatient:take-back'],
  body: z.object({ lineId, quantity: PositiveQuantity, reason: Reason }),
});
