import * as z from 'zod/mini';
import { command } from '../declare.js';
import { FormDefinition } from './definition.js';

const access = ['settings.form:edit'] as const;

/** Publishes the first version of the facility's own form. */
export const publishQuestionnaire = command('questionnaire/publish', {
  target: 'new',
  access,
  body: z.object({ definition: FormDefinition }),
});

/** Publishes the next version; previous ones stay readable. `replaces` is the version that the user has seen. */
export const reviseQuestionnaire = command('questionnaire/revise', {
  target: 'existing',
  access,
  body: z.object({ definition: FormDefinition, replaces: z.int().check(z.positive()) }),
});

/** The form is no longer filled in; signed ones stay. */
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
