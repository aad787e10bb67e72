import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Reason } from '../kernel/scalars.js';
import { SoapNote } from './soap.js';

/**
 * Corrects one's own signed note by a version; the ones before stay. Once the visit is finished, within 48 hours of the
 * signature (DOMAIN 10). `amends` is the version that whoever corrects has seen.
 */
export const amendNote = command('record/amend-note', {
  target: 'existing',
  access: ['outpatient.ongoing:record'],
  body: z.extend(SoapNote, { amends: z.int().check(z.positive()), reason: Reason }),
});
