import type { AnyAct } from '../kernel/act.js';
import { confirmAttendanceAct, prioritiseAct, recordAbsenceAct, reverseAbsenceAct } from './attend.js';
import { callAct, callNextAct, recallAct, skipAct } from './call-number.js';
import { cancelNumberAct } from './cancel-number.js';
import { changePayerAct, fillPcareAct } from './change-payer.js';
import { finishConsultationAct, reopenConsultationAct, startConsultationAct, undoStartAct } from './examine.js';
import * as record from './examination-record.js';
import { changeScheduleAct, closeScheduleAct, openScheduleAct } from './keep-schedule.js';
import { moveScheduleAct } from './move-schedule.js';
import { takeNumberAct } from './take-number.js';

/** An outpatient visit from the number to the end of the consultation. */
export const visitActs: readonly AnyAct[] = [
  openScheduleAct,
  changeScheduleAct,
  closeScheduleAct,
  takeNumberAct,
  callAct,
  callNextAct,
  recallAct,
  skipAct,
  confirmAttendanceAct,
  recordAbsenceAct,
  reverseAbsenceAct,
  prioritiseAct,
  cancelNumberAct,
  moveScheduleAct,
  changePayerAct,
  fillPcareAct,
  record.recordVitalsAct,
  startConsultationAct,
  undoStartAct,
  record.signNoteAct,
  record.recordDiagnosisAct,
  record.removeDiagnosisAct,
  record.orderTreatmentAct,
  record.removeTreatmentAct,
  finishConsultationAct,
  reopenConsultationAct,
];
