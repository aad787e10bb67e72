import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { FormAnswer } from '../questionnaire/answers.js';

/** A report to the police in its present version: rows of its own, which no other right opens (SHAPES, annex 2). */
export const JudicialReportRow = z.object({
  id: Id,
  revision: z.int(),
  encounterId: Id,
  patientId: Id,
  personId: Id,
  version: z.int(),
  formVersion: z.int(),
  date: LocalDate,
  signedAt: Instant,
  signedBy: z.string(),
  signedById: Id,
  answers: z.array(FormAnswer),
  reason: z.nullable(z.string()),
  status: z.enum(['signed', 'handed_over', 'struck']),
  struckReason: z.nullable(z.string()),
  receiver: z.nullable(z.string()),
  receiverNumber: z.nullable(z.string()),
  institution: z.nullable(z.string()),
  receivedOn: z.nullable(LocalDate),
  handedOverBy: z.nullable(z.string()),
});
export type JudicialReportRow = z.infer<typeof JudicialReportRow>;

/** The reports of one visit. */
export const judicialReports = topic('judicial.reports', {
  params: z.object({ encounterId: Id }),
  row: JudicialReportRow,
  access: ['inpatient.ongoing.judicial:view'],
  logged: 'encounterId',
});

/** The register of reports. */
export const judicialReportList = list('judicial/reports', {
  view: 'judicial_report',
  row: JudicialReportRow,
  filters: z.object({
    encounterId: z.optional(QueryId),
    personId: z.optional(QueryId),
    status: z.optional(z.enum(['signed', 'handed_over', 'struck'])),
  }),
  searchIn: ['signedBy'],
  access: ['inpatient.ongoing.judicial:view'],
  logged: ['encounterId', 'personId'],
});
