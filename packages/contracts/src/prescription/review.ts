import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { LongText } from '../kernel/scalars.js';

const met = z.boolean();

/** *Telaah resep* in its three official groups (DOMAIN 1.1): true means *sesuai*. */
export const PrescriptionReview = z.object({
  administrative: z.object({ patientIdentity: met, bodyMeasures: met, prescriberIdentity: met, dateAndUnit: met }),
  pharmaceutical: z.object({ nameFormStrength: met, doseAndQuantity: met, stability: met, directions: met }),
  clinical: z.object({
    indicationDoseTime: met,
    duplication: met,
    allergy: met,
    contraindication: met,
    interaction: met,
  }),
  /** How criteria that are not *sesuai* were settled with the doctor. */
  note: maybe(LongText),
});
export type PrescriptionReview = z.infer<typeof PrescriptionReview>;

/** The second check, at handover (*7 benar*). */
export const HandoverCheck = z.object({
  patient: met,
  medicine: met,
  dose: met,
  route: met,
  time: met,
  information: met,
  documentation: met,
});
export type HandoverCheck = z.infer<typeof HandoverCheck>;
