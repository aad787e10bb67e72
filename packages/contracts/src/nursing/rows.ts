import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { WardShift } from '../ward-shift/commands.js';
import { NursingEntryKind, ProblemOutcome } from './enums.js';

const person = {
  encounterId: Id,
  patientId: Id,
  /** The patient as she is known now: another record, if hers was merged into it. */
  personId: Id,
};

/** A nursing care plan: its form, with each problem's status. */
export const NursingPlanRow = z.object({
  id: Id,
  ...person,
  date: LocalDate,
  signedAt: Instant,
  signedBy: z.string(),
  status: z.enum(['signed', 'struck']),
  problems: z.array(
    z.object({
      problem: Id,
      name: z.string(),
      isOpen: z.boolean(),
      outcome: z.nullable(ProblemOutcome),
      actions: z.int(),
      /** Time of the last entry about it. */
      lastAt: z.nullable(Instant),
    }),
  ),
});
export type NursingPlanRow = z.infer<typeof NursingPlanRow>;

/** An entry about a problem: an action, an evaluation, or its resolution. `id` is `<formId>_<entry>`. */
export const NursingEntryRow = z.object({
  id: z.string(),
  formId: Id,
  entryId: Id,
  ...person,
  kind: NursingEntryKind,
  problem: Id,
  problemName: z.string(),
  text: z.string(),
  response: z.string(),
  /** Result of an evaluation or of a resolution. */
  outcome: z.nullable(z.string()),
  date: LocalDate,
  effectiveAt: Instant,
  by: z.string(),
  byId: Id,
  status: z.enum(['signed', 'struck']),
  struckReason: z.nullable(z.string()),
});
export type NursingEntryRow = z.infer<typeof NursingEntryRow>;

/** A handover from shift to shift. */
export const HandoverRow = z.object({
  id: Id,
  ...person,
  unitId: Id,
  date: LocalDate,
  shift: z.nullable(WardShift),
  signedAt: Instant,
  signedBy: z.string(),
  signedById: Id,
  parts: z.array(z.object({ part: z.string(), text: z.string() })),
  instruction: z.string(),
  receivedAt: z.nullable(Instant),
  receivedBy: z.nullable(z.string()),
  status: z.enum(['signed', 'struck']),
  struckReason: z.nullable(z.string()),
});
export type HandoverRow = z.infer<typeof HandoverRow>;

const access = ['inpatient.ongoing.nursing-care:view'] as const;

/** The plans of one visit. */
export const nursingPlans = topic('nursing.plans', {
  params: z.object({ encounterId: Id }),
  row: NursingPlanRow,
  access: [...access],
  logged: 'encounterId',
});

/** The entries about one plan. */
export const nursingEntries = topic('nursing.entries', {
  params: z.object({ formId: Id }),
  row: NursingEntryRow,
  access: [...access],
  logged: 'formId',
});

/** The handovers of one visit. */
export const nursingHandovers = topic('nursing.handovers', {
  params: z.object({ encounterId: Id }),
  row: HandoverRow,
  access: [...access],
  logged: 'encounterId',
});

/** Nursing entries of a person, across all plans and visits. */
export const nursingEntryList = list('nursing/entries', {
  view: 'nursing_entry',
  row: NursingEntryRow,
  narrowing: ['date'],
  filters: z.object({
    encounterId: z.optional(QueryId),
    personId: z.optional(QueryId),
    date: z.optional(LocalDate),
  }),
  order: 'effectiveAt',
  searchIn: ['by'],
  access: [...access],
  logged: ['encounterId', 'personId'],
});
