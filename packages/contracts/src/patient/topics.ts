import * as z from 'zod/mini';
import { Id, LocalDate } from '../kernel/scalars.js';
import { topic } from '../kernel/topic.js';
import { DayRegistrationsRow, PatientTimelineRow } from './rows.js';

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
