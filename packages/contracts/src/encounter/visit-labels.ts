import * as z from 'zod/mini';
import { Gender } from '../kernel/enums.js';
import { Id } from '../kernel/scalars.js';

/** Which visit a row is of, and whose: what a board, a list and a paper name her by. */
export const visitLabels = {
  encounterId: Id,
  patientId: Id,
  personId: Id,
  patientName: z.string(),
  recordNumber: z.string(),
  gender: Gender,
  age: z.nullable(z.string()),
};
