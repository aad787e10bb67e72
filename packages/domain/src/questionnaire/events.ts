import { definitionShape } from '@alur/contracts/questionnaire/definition';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

const questionnaire = { questionnaireId: z.int() };

/** Stream `questionnaire-<id>`: a facility's own form, with all its versions. */
export const questionnaireEvents = {
  /** The first version creates the form; each further one is filled in from then on. */
  QuestionnairePublished: event(
    z.object({
      ...questionnaire,
      version: z.int(),
      title: label(),
      definition: definitionShape(label, code),
      publishedBy: staff(),
    }),
  ),
  /** The form is no longer filled in; signed ones stay. */
  QuestionnaireRetired: event(z.object(questionnaire)),
  QuestionnaireReinstated: event(z.object(questionnaire)),
};
export type QuestionnaireEvent = EventOf<typeof questionnaireEvents>;
