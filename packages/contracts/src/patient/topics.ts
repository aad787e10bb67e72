import * as z from 'zod/mini';
import { Id, LocalDate } from '../kernel/scalars.js';
import { topic } from '../declare.js';
import { DayRegistrationsRow, PatientRevisionRow, PatientTimelineRow } from './rows.js';
import { patientDetailAccess } from './search.js';

/**
 * Notifies of changes to a patient's record, so that open screens fetch it again: an allergy must be known wherever she
 * is treated (DOMAIN 1.1). It shows nothing of the record, so only fetching the record is recorded as a look.
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
