import * as z from 'zod/mini';
import { Id, LocalDate } from '../kernel/scalars.js';
import { topic } from '../declare.js';
import { unfinishedParams } from '../kernel/unfinished.js';
import { ConsultationListRow, VisitRecordRow } from './rows.js';

export const consultationList = topic('consultation.list', {
  params: z.object({ date: LocalDate }),
  row: ConsultationListRow,
  access: ['outpatient.queue:view', 'outpatient.ongoing:view'],
  logged: true,
});

/** Consultations under way, of any day. */
export const consultationUnfinished = topic('consultation.unfinished', {
  params: unfinishedParams,
  row: ConsultationListRow,
  access: ['outpatient.queue:view', 'outpatient.ongoing:view'],
  logged: true,
});

export const consultationRecord = topic('consultation.record', {
  params: z.object({ encounterId: Id }),
  row: VisitRecordRow,
  access: ['outpatient.queue:vitals', 'outpatient.ongoing:view', 'outpatient.medical-history:view'],
  logged: 'encounterId',
});
