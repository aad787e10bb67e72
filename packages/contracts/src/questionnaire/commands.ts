import * as z from 'zod/mini';
import { command } from '../declare.js';
import { FormDefinition } from './definition.js';

const access = ['settings.form:edit'] as const;

/** Makes a form of the facility's own: its first version. */
export const publishQuestionnaire = command('questionnaire/publish', {
  target: 'new',
  access,
  body: z.object({ definition: FormDefinition }),
});

/** Its next version; the ones before stay readable. `replaces` is the version that whoever changes it has seen. */
export const reviseQuestionnaire = command('questionnaire/revise', {
  target: 'existing',
  access,
  body: z.object({ definition: FormDefinition, replaces: z.int().check(z.positive()) }),
});

/** Nobody fills it in any more; what was signed on it stays. */
export const retireQuestionnaire = command('questionnaire/retire', {
  target: 'existing',
  access,
  body: z.object({}),
});

export const reinstateQuestionnaire = command('questionnaire/reinstate', {
  target: 'existing',
  access,
  body: z.object({}),
});
