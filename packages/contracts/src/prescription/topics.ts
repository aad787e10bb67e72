import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Id, LocalDate } from '../kernel/scalars.js';
import { unfinishedParams } from '../kernel/unfinished.js';
import { PrescriptionRow } from './rows.js';

/** The pharmacy's day. */
export const prescriptionQueue = topic('prescription.queue', {
  params: z.object({ date: LocalDate }),
  row: PrescriptionRow,
  access: ['pharmacy.internal-outpatient:view'],
  logged: true,
});

/** What the pharmacy still has to do, of whatever day. */
export const prescriptionUnfinished = topic('prescription.unfinished', {
  params: unfinishedParams,
  row: PrescriptionRow,
  access: ['pharmacy.internal-outpatient:view'],
  logged: true,
});

/** The prescriptions of one visit, beside the doctor's record. */
export const prescriptionVisit = topic('prescription.visit', {
  params: z.object({ encounterId: Id }),
  row: PrescriptionRow,
  access: ['outpatient.ongoing:view', 'pharmacy.internal-outpatient:view'],
  logged: 'encounterId',
});
