import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, QueryId } from '../kernel/scalars.js';
import { FormDefinition } from './definition.js';

/** A facility's own form, and the version that is filled in. */
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

/** One complete version of a form; none is ever removed. */
export const QuestionnaireVersionRow = z.object({
  versionId: z.string(),
  questionnaireId: Id,
  version: z.int(),
  definition: FormDefinition,
  publishedAt: Instant,
  publishedBy: z.string(),
});
export type QuestionnaireVersionRow = z.infer<typeof QuestionnaireVersionRow>;

/** Users who read or write records also need the forms that those were written on. */
const access = [
  'settings.form:view',
  'outpatient.form:view',
  'outpatient.form:sign',
  'outpatient.medical-history:view',
] as const;

/** All of the facility's own forms, without their questions. */
export const ownForms = topic('questionnaire.forms', { params: z.object({}), row: QuestionnaireRow, access });

export const questionnaireList = list('questionnaire/questionnaires', {
  view: 'questionnaire',
  row: QuestionnaireRow,
  filters: z.object({ status: z.optional(z.enum(['published', 'retired'])) }),
  access,
});

/** Versions with their questions. */
export const questionnaireVersions = list('questionnaire/versions', {
  view: 'questionnaire_version',
  row: QuestionnaireVersionRow,
  narrowing: ['version'],
  filters: z.object({ questionnaireId: QueryId, version: z.optional(QueryId) }),
  order: 'versionId',
  access,
});
