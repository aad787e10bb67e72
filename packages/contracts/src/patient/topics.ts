import * as z from 'zod/mini';
import { Id, LocalDate } from '../kernel/scalars.js';
import { topic } from '../declare.js';
import { DayRegistrationsRow, PatientRevisionRow, PatientTimelineRow } from './rows.js';
import { patientDetailAccess } from './search.js';

/**
 * Says that a patient's record has moved, so that who has it open asks for it again: an allergy is known wherever she
 * is treated (DOMAIN 1.1). It shows nothing of the record, so a look at it is not written down; the asking is.
 */
export const patientRevision = topic('patient.revision', {
  params: z.object({ patientId: Id }),
  row: PatientRevisionRow,
  access: patientDetailAccess,
});

export const patientTimeline = topic('patient.timeline', {
  params: z.object({ patientId: Id }),
  row: PatientTimelineRow,
  access: ['audit:timeline'],
  logged: 'patientId',
});

export const dashboardRegistrations = topic('dashboard.registrations', {
  params: z.object({ date: LocalDate }),
  row: DayRegistrationsRow,
  access: ['dashboard:view'],
});
