import { definitionShape } from '@alur/contracts/questionnaire/definition';
import * as z from 'zod/mini';
import { staff } from '../kernel/care-header.js';
import { code, event, label, type EventOf } from '../kernel/event.js';

const questionnaire = { questionnaireId: z.int() };

/** Stream `questionnaire-<id>`: a form of the facility's own, with every version that it ever had. */
export const questionnaireEvents = {
  /** The first makes it; each further one is what is filled in from then on. */
  QuestionnairePublished: event(
    z.object({
      ...questionnaire,
      version: z.int(),
      title: label(),
      definition: definitionShape(label, code),
      publishedBy: staff(),
    }),
  ),
  /** Nobody fills it in any more; what was signed on it stays. */
  QuestionnaireRetired: event(z.object(questionnaire)),
  QuestionnaireReinstated: event(z.object(questionnaire)),
};
export type QuestionnaireEvent = EventOf<typeof questionnaireEvents>;
