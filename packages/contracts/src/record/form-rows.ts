import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { FormAnswer } from '../questionnaire/answers.js';

/** A stored score: its result, the table and version, and the table's row of each answer. */
export const FormScoreEntry = z.object({
  linkId: z.string(),
  group: z.int(),
  table: z.string(),
  version: z.string(),
  total: z.nullable(z.number()),
  outcome: z.string(),
  missing: z.array(z.string()),
  parts: z.array(z.object({ input: z.string(), points: z.nullable(z.number()), rule: z.string() })),
});

const version = {
  formId: Id,
  version: z.int(),
  encounterId: Id,
  patientId: Id,
  /** The patient as she is known now: another record, if hers was merged into it. */
  personId: Id,
  form: z.string(),
  formVersion: z.int(),
  title: z.string(),
  date: LocalDate,
  signedAt: Instant,
  signedBy: z.string(),
  signedById: z.int(),
  profession: z.nullable(z.string()),
  answers: z.array(FormAnswer),
  scores: z.array(FormScoreEntry),
  /** Why it replaces the previous version; null for the first. */
  reason: z.nullable(z.string()),
};

/** A form in its present version. */
export const FormRow = z.object({
  id: Id,
  revision: z.int(),
  ...version,
  /** Orders forms by their visits' days: the last is the previous form, whenever it was signed. */
  visitOrder: z.string(),
  status: z.enum(['signed', 'struck']),
  struckBy: z.nullable(z.string()),
  struckReason: z.nullable(z.string()),
});
export type FormRow = z.infer<typeof FormRow>;

/** A version of a form; none is ever removed. */
export const FormVersionRow = z.object({ versionId: z.string(), ...version });
export type FormVersionRow = z.infer<typeof FormVersionRow>;

const access = ['outpatient.form:view', 'outpatient.medical-history:view'] as const;

/** The forms of one visit. */
export const visitForms = topic('record.visit-forms', {
  params: z.object({ encounterId: Id }),
  row: FormRow,
  access,
  logged: 'encounterId',
});

/**
 * A person's general consents, which the desk prints at any time. Whoever admits had them signed (`signForm`) and reads
 * them, and no other form.
 */
export const personConsents = topic('record.consents', {
  params: z.object({ personId: Id }),
  row: FormRow,
  access: [...access, 'inpatient.ongoing:admit'],
  logged: 'personId',
});

/** A person's forms, for the last answers and the course of scores. */
export const formList = list('record/forms', {
  view: 'form',
  row: FormRow,
  narrowing: ['form', 'status'],
  filters: z.object({
    encounterId: z.optional(QueryId),
    personId: z.optional(QueryId),
    form: z.optional(z.string()),
    status: z.optional(FormRow.shape.status),
  }),
  searchIn: ['title', 'signedBy'],
  access,
  logged: ['encounterId', 'personId'],
});

/** The versions of a form. */
export const formVersions = list('record/form-versions', {
  view: 'form_version',
  row: FormVersionRow,
  filters: z.object({ formId: QueryId }),
  order: 'versionId',
  access,
  logged: 'formId',
});
