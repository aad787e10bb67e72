import { visitHistory } from '@alur/contracts/consultation/lists';
import { monthDiagnoses as monthDiagnosesList } from '@alur/contracts/report/dashboard';
import { monthConsultations as monthConsultationsList } from '@alur/contracts/report/months';
import { moduleOf } from '../kernel/module.js';
import { chargeConsultationAct, waiveConsultationAct } from './acts/charge.js';
import * as record from './acts/examination-record.js';
import { finishConsultationAct, reopenConsultationAct, startConsultationAct, undoStartAct } from './acts/examine.js';
import { orderTreatmentAct, removeTreatmentAct } from './acts/treatments.js';
import { consultationListView } from './consultation-list-view.js';
import { monthConsultations } from './month-consultations.js';
import { monthDiagnoses } from './month-diagnoses.js';
import { visitRecordView } from './visit-record-view.js';

/**
 * The rows of what is written in a visit; the module has no events of its own, since records, notes and orders have
 * them.
 */
export const consultationModule = moduleOf('consultation', {
  acts: [
    record.recordVitalsAct,
    startConsultationAct,
    undoStartAct,
    record.signNoteAct,
    record.recordDiagnosisAct,
    record.removeDiagnosisAct,
    orderTreatmentAct,
    removeTreatmentAct,
    finishConsultationAct,
    reopenConsultationAct,
    chargeConsultationAct,
    waiveConsultationAct,
  ],
  views: [consultationListView, visitRecordView, monthDiagnoses, monthConsultations],
  lists: [visitHistory, monthDiagnosesList, monthConsultationsList],
});
