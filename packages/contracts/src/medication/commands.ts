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

/** The line of the prescription in the route. */
const lineId = Id;
/** The planned time, which identifies the dose; null if given as needed. */
const slot = maybe(Instant);

/** A second person checks patient, medicine and dose before a high-alert medicine or narcotic is given. */
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
    /** The actual time, if it is recorded later. */
    givenAt: maybe(Instant),
    route: maybe(ShortText),
    site: maybe(ShortText),
    /** The scanned codes; null without a scanner. */
    wristband: maybe(ShortText),
    medicineCode: maybe(ShortText),
    /** Why something was not scanned; required in that case. */
    manualReason: maybe(ShortText),
    /** For a medicine given as needed: why it was needed. */
    note: maybe(LongText),
  }),
});

export const omitDose = command('medication/omit', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, slot: Instant, omission: Omission, reason: Reason }),
});

/** The dose was recorded in error: it is due again. */
export const correctDose = command('medication/correct-dose', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, dose: Id, reason: Reason }),
});

/** Effect of a dose that was given as needed, checked some time later. */
export const DoseEffect = z.enum(['relieved', 'partly', 'none', 'worse']);

/** DOMAIN-CLINICAL 9.1: the effect of a dose given as needed is checked; the last one recorded is in force. */
export const recordEffect = command('medication/record-effect', {
  target: 'existing',
  access: [`${chart}:give`],
  body: z.object({ lineId, dose: Id, effect: DoseEffect, note: maybe(LongText) }),
});

/** Changes the times from a moment on; earlier doses are unchanged. */
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

/** These lines are no longer given or supplied. */
export const stopMedication = command('medication/stop', {
  target: 'existing',
  access: [`${chart}:stop`],
  body: z.object({ lineIds: z.array(Id).check(z.minLength(1), z.maxLength(50)), reason: Reason }),
});

/** Notifies the prescriber that the medicine stops automatically tomorrow. Given by the clock. */
export const warnOfStop = command('medication/warn-of-stop', {
  target: 'existing',
  access: ['system:process'],
  body: z.object({ lineId }),
});

/** DOMAIN-CLINICAL 9.1: a prescriber prolongs the medicine by as many days as its rule has. */
export const prolongMedication = command('medication/prolong', {
  target: 'existing',
  access: [`${chart}:stop`],
  body: z.object({ lineId, days: z.int().check(z.gte(1), z.lte(365)), reason: Reason }),
});

/** An allergy was recorded after it was prescribed: a doctor accepts it, or stops the medicine. */
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
    /** The quantity in the bag, in the prescription's unit. */
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

/** Her unopened medicine is returned to the pharmacy, and its charge withdrawn (DOMAIN 7). */
export const takeBack = command('medication/take-back', {
  target: 'existing',
  access: ['pharmacy.inpatient:take-back'],
  body: z.object({ lineId, quantity: PositiveQuantity, reason: Reason }),
});
