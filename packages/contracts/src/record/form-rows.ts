import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { FormAnswer } from '../questionnaire/answers.js';

/** What a score came to, as it is kept: by which table and version, and which row of it each answer counted by. */
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
  /** Why it replaces the version before; null of the first. */
  reason: z.nullable(z.string()),
};

/** A form as it reads now. */
export const FormRow = z.object({
  id: Id,
  revision: z.int(),
  ...version,
  status: z.enum(['signed', 'struck']),
  struckBy: z.nullable(z.string()),
  struckReason: z.nullable(z.string()),
});
export type FormRow = z.infer<typeof FormRow>;

/** A form as it read in one of its versions: they stay for ever. */
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

/** Forms of a person: what was answered last, and how scores went. */
export const formList = list('record/forms', {
  view: 'form',
  row: FormRow,
  filters: z.object({
    encounterId: z.optional(QueryId),
    personId: z.optional(QueryId),
    form: z.optional(z.string()),
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
