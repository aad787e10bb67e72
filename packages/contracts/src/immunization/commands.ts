import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { Figure, Id, Instant, LocalDate, Reason, ShortText } from '../kernel/scalars.js';
import {
  Concern,
  DoseUnit,
  ImmunizationReason,
  ImmunizationRoute,
  ImmunizationSite,
  NotGivenBecause,
  ReactionOutcome,
  ReactionSeverity,
  ReportedBy,
  Vaccine,
} from './enums.js';

/** No schedule counts further. */
const DoseNumber = z.int().check(z.gte(1), z.lte(20));
const records = ['outpatient.immunization:record', 'inpatient.ongoing.immunization:record'] as const;
/** What whoever records it has read and goes on in spite of. */
const accepted = z._default(z.array(Concern).check(z.maxLength(Concern.options.length)), []);

/** Given in a visit: the dose leaves the shelf of the unit, and is charged unless the programme pays for it. */
export const giveImmunization = command('immunization/give', {
  target: 'new',
  access: records,
  body: z.object({
    encounterId: Id,
    /** The item of the stock; which vaccine it is, the list of medicines says. */
    medicineId: Id,
    lotId: Id,
    doseNumber: DoseNumber,
    /** Now if left out. */
    givenAt: maybe(Instant),
    site: maybe(ImmunizationSite),
    route: ImmunizationRoute,
    amount: Figure.check(z.positive()),
    amountUnit: DoseUnit,
    reason: ImmunizationReason,
    accepted,
    note: maybe(ShortText),
  }),
});

/** One that was given elsewhere or before, as her book, a certificate or somebody says. */
export const reportImmunization = command('immunization/report', {
  target: 'new',
  access: records,
  body: z.object({
    patientId: Id,
    vaccine: Vaccine,
    doseNumber: DoseNumber,
    date: LocalDate,
    source: ReportedBy,
    /** Who has told it. */
    toldBy: maybe(ShortText),
    place: maybe(ShortText),
    accepted,
  }),
});

/** A dose was due in the visit and was not given. */
export const recordNotGiven = command('immunization/record-not-given', {
  target: 'new',
  access: records,
  body: z.object({
    encounterId: Id,
    vaccine: Vaccine,
    doseNumber: DoseNumber,
    because: NotGivenBecause,
    note: maybe(ShortText),
  }),
});

/** What followed an immunisation (*KIPI*). */
export const recordReaction = command('immunization/record-reaction', {
  target: 'existing',
  access: records,
  body: z.object({ onsetAt: Instant, what: Reason, severity: ReactionSeverity, outcome: ReactionOutcome }),
});

/** Entered in error: what it took and charged is given back. */
export const strikeImmunization = command('immunization/strike', {
  target: 'existing',
  access: ['outpatient.immunization:void', 'inpatient.ongoing.immunization:void'],
  body: z.object({ reason: Reason }),
});
