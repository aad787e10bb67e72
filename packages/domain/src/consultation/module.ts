import { visitHistory } from '@alur/contracts/consultation/lists';
import { moduleOf } from '../kernel/module.js';
import { chargeConsultationAct, waiveConsultationAct } from './acts/charge.js';
import * as record from './acts/examination-record.js';
import { finishConsultationAct, reopenConsultationAct, startConsultationAct, undoStartAct } from './acts/examine.js';
import { consultationListView } from './consultation-list-view.js';
import { visitRecordView } from './visit-record-view.js';

/** The rows of what is written down in a visit; its events stand on the booking's stream. */
export const consultationModule = moduleOf('consultation', {
  acts: [
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
    chargeConsultationAct,
    waiveConsultationAct,
  ],
  views: [consultationListView, visitRecordView],
  lists: [visitHistory],
});
