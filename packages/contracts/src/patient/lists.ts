import * as z from 'zod/mini';
import { list } from '../declare.js';
import { LocalDate } from '../kernel/scalars.js';
import { PatientRow, PatientStatus } from './rows.js';

export const patients = list('patient/patients', {
  view: 'patient',
  row: PatientRow,
  narrowing: ['status'],
  filters: z.object({
    status: z.optional(PatientStatus),
    recordNumber: z.optional(z.string()),
    registeredOn: z.optional(LocalDate),
    nikMissing: z.optional(z.literal('yes')),
  }),
  searchIn: ['name', 'recordNumber'],
  access: ['front-office.patient-list:view'],
  logged: true,
});
