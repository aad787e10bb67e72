import { Gender } from '@alur/contracts/kernel/enums';
import {
  ImmunizationReason,
  ImmunizationSite,
  NotGivenBecause,
  ReactionOutcome,
  ReactionSeverity,
  ReportedBy,
  Concern,
  Antigen,
  DoseUnit,
  ImmunizationRoute,
  Vaccine,
} from '@alur/contracts/immunization/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const person = {
  ...{ patientName: sealed(), recordNumber: sealed() },
  ...{ gender: Gender, age: z.nullable(code()) },
};
/** Which dose of what it is. */
const dose = {
  ...{ immunizationId: z.int(), vaccine: Vaccine, antigens: z.array(Antigen), doseNumber: z.int() },
  ...{ date: code() },
};
/** The visit is null where it was only reported. */
const later = { immunizationId: z.int(), patientId: z.int(), encounterId: z.nullable(z.int()) };

/** A lot that the dose came from, as the stock has it. */
const lot = {
  lotId: z.number(),
  batch: code(),
  expiry: code(),
  owner: code(),
  unitCost: z.number(),
  quantity: z.number(),
};

/** Stream `immunization-<id>`: one dose (DOMAIN 5.9). */
export const immunizationEvents = {
  ImmunizationGiven: event(
    z.object({
      ...{ ...careHeader, unitName: label(), ...person, ...dose },
      ...{ medicineId: z.int(), name: label(), kfaCode: z.nullable(code()), lotNumber: code(), expiry: code() },
      ...{ site: z.nullable(ImmunizationSite), route: ImmunizationRoute, amount: z.number(), amountUnit: DoseUnit },
      ...{ reason: ImmunizationReason, concerns: z.array(Concern), note: z.nullable(clinical()) },
      /** What left which shelf, and whether it was charged. */
      ...{ storeId: z.int(), unit: label(), lots: z.array(z.object(lot)), isCharged: z.boolean() },
      ...{ performer: staff(), effectiveAt: code() },
    }),
  ),
  /** Given elsewhere, or before. */
  ImmunizationReported: event(
    z.object({
      ...{ patientId: z.int(), ...person, ...dose },
      ...{ source: ReportedBy, toldBy: z.nullable(sealed()), place: z.nullable(sealed()), concerns: z.array(Concern) },
      ...{ recordedBy: staff(), effectiveAt: code() },
    }),
  ),
  ImmunizationNotGiven: event(
    z.object({
      ...{ ...careHeader, unitName: label(), ...person, ...dose },
      ...{ because: NotGivenBecause, note: z.nullable(clinical()), recordedBy: staff(), effectiveAt: code() },
    }),
  ),
  /** What followed it (*KIPI*); `effectiveAt` is the onset. */
  ImmunizationReactionRecorded: event(
    z.object({
      ...{ ...later, effectiveAt: code(), what: sealed() },
      ...{ severity: ReactionSeverity, outcome: ReactionOutcome, recordedBy: staff() },
    }),
  ),
  /** Entered in error. */
  ImmunizationStruck: event(z.object({ ...later, reason: sealed(), struckBy: staff(), effectiveAt: code() })),
};
export type ImmunizationEvent = EventOf<typeof immunizationEvents>;
export type ImmunizationData<Type extends ImmunizationEvent['type']> = Extract<
  ImmunizationEvent,
  { type: Type }
>['data'];
