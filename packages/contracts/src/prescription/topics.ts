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

/** Prescriptions of wards that the pharmacy has to work on, of any day. */
export const inpatientPrescriptions = topic('prescription.inpatient', {
  params: unfinishedParams,
  row: PrescriptionRow,
  access: ['pharmacy.inpatient:view'],
  logged: true,
});

/** One prescription of a stay. */
export const inpatientPrescription = topic('prescription.inpatient-detail', {
  params: z.object({ id: Id }),
  row: PrescriptionRow,
  access: ['pharmacy.inpatient:view'],
  logged: true,
});

/** Prescriptions that the pharmacy has to work on, of any day. */
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
  access: ['outpatient.ongoing:view', 'pharmacy.internal-outpatient:view', 'pharmacy.inpatient:view'],
  logged: 'encounterId',
});

/** Verbal orders of doctors in wards and emergency that they have yet to sign. */
export const verbalPrescriptions = topic('prescription.verbal', {
  params: unfinishedParams,
  row: PrescriptionRow,
  access: ['inpatient.ongoing.medication:view', 'pharmacy.inpatient:view'],
  logged: true,
});
