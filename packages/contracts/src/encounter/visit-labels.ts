import * as z from 'zod/mini';
import { Gender } from '../kernel/enums.js';
import { Id } from '../kernel/scalars.js';

/** The visit and the patient that a row belongs to, with the labels for boards, lists and documents. */
export const visitLabels = {
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  age: z.nullable(z.string()),
};
