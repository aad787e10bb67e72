import * as z from 'zod/mini';

/** What somebody is by training; routes filter by it without the commands. */
export const Profession = z.enum([
  'doctor',
  'dentist',
  'nurse',
  'midwife',
  'pharmacist',
  'pharmacy_technician',
  'laboratory_technician',
  'radiographer',
  'dietitian',
  'cashier',
  'registrar',
  'administrator',
  'other',
]);
export type Profession = z.infer<typeof Profession>;
