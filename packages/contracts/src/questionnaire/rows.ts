import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, QueryId } from '../kernel/scalars.js';
import { FormDefinition } from './definition.js';

/** A form of the facility's own, and which of its versions is filled in. */
export const QuestionnaireRow = z.object({
  id: Id,
  revision: z.int(),
  title: z.object({ id: z.string(), en: z.string() }),
  version: z.int(),
  questions: z.int(),
  status: z.enum(['published', 'retired']),
  publishedAt: Instant,
  publishedBy: z.string(),
});
export type QuestionnaireRow = z.infer<typeof QuestionnaireRow>;

/** One of its versions, whole: they stay for ever. */
export const QuestionnaireVersionRow = z.object({
  versionId: z.string(),
  questionnaireId: Id,
  version: z.int(),
  definition: FormDefinition,
  publishedAt: Instant,
  publishedBy: z.string(),
});
export type QuestionnaireVersionRow = z.infer<typeof QuestionnaireVersionRow>;

/** Whoever reads or writes records reads the forms that they are written on. */
const access = [
  'settings.form:view',
  'outpatient.form:view',
  'outpatient.form:sign',
  'outpatient.medical-history:view',
] as const;

/** All forms of the facility's own, without what they ask. */
export const ownForms = topic('questionnaire.forms', { params: z.object({}), row: QuestionnaireRow, access });

export const questionnaireList = list('questionnaire/questionnaires', {
  view: 'questionnaire',
  row: QuestionnaireRow,
  filters: z.object({ status: z.optional(z.enum(['published', 'retired'])) }),
  access,
});

/** What a version asks. */
export const questionnaireVersions = list('questionnaire/versions', {
  view: 'questionnaire_version',
  row: QuestionnaireVersionRow,
  filters: z.object({ questionnaireId: QueryId, version: z.optional(QueryId) }),
  order: 'versionId',
  access,
});
