import * as z from 'zod/mini';
import { list } from '../declare.js';
import { filled, oneOf, range } from '../kernel/filters.js';
import { LocalDate, QueryId } from '../kernel/scalars.js';
import { PrescriptionRow, PrescriptionStatus } from './rows.js';

export const prescriptionList = list('prescription/prescriptions', {
  view: 'prescription_queue',
  row: PrescriptionRow,
  filters: z.object({
    date: z.optional(LocalDate),
    ...range('date', LocalDate),
    status: oneOf(PrescriptionStatus),
    /** Whether it belongs to a stay. */
    ...filled('inpatientId'),
    patientId: z.optional(QueryId),
    encounterId: z.optional(QueryId),
  }),
  searchIn: ['patientName', 'recordNumber', 'doctorName', 'roomName'],
  access: ['pharmacy.internal-outpatient:view', 'pharmacy.inpatient:view', 'outpatient.medical-history:view'],
  logged: ['patientId', 'encounterId'],
});
