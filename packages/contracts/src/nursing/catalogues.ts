import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { LongText, ShortText } from '../kernel/scalars.js';

const access = {
  view: 'settings.inpatient:view',
  edit: 'settings.inpatient:edit',
  select: ['inpatient.ongoing.nursing-care:view'],
} as const;

/** The facility's own nursing problems, each with its usual interventions, one per line. */
export const nursingProblem = catalogue('nursing-problem', {
  fields: { name: ShortText, goal: z.nullable(LongText), interventions: z.nullable(LongText) },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access,
});

/** The facility's own nursing interventions. */
export const nursingIntervention = catalogue('nursing-intervention', {
  fields: { name: ShortText, description: z.nullable(LongText) },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access,
});
