import * as z from 'zod/mini';
import { LongText } from '../kernel/scalars.js';

/** The SOAP note (`form_category=outpatient`, `form_name=soap`): subjective, objective, assessment, plan. */
export const SoapNote = z.object({
  subjective: z._default(LongText, ''),
  objective: z._default(LongText, ''),
  assessment: z._default(LongText, ''),
  plan: z._default(LongText, ''),
});
export type SoapNote = z.infer<typeof SoapNote>;
