import { words } from '../kernel/words.js';

const at = { id: 'Dilakukan pukul', en: 'Done at' };

export const nursingWords = words('nursing', {
  places: {
    'inpatient.ongoing.nursing-care': { id: 'Asuhan keperawatan', en: 'Nursing care' },
    'inpatient.ongoing.nursing-care:record': { id: 'Catat asuhan keperawatan', en: 'Record nursing care' },
    'inpatient.ongoing.nursing-care:hand-over': { id: 'Timbang terima', en: 'Hand over shifts' },
  },
  kinds: {
    nursing: { id: 'Asuhan keperawatan', en: 'Nursing care' },
    nursing_care: { id: 'Asuhan keperawatan', en: 'Nursing care' },
    'nursing-problem': { id: 'Masalah keperawatan', en: 'Nursing problem' },
    'nursing-intervention': { id: 'Tindakan keperawatan', en: 'Nursing intervention' },
  },
  events: {
    NursingActionDone: {
      id: 'Tindakan keperawatan oleh {{performer}}: {{action}}',
      en: 'Nursing action by {{performer}}: {{action}}',
      name: { id: 'Tindakan keperawatan dilakukan', en: 'Nursing action done' },
    },
    NursingProblemEvaluated: {
      id: 'Masalah {{problemName}} dievaluasi {{evaluatedBy}} ({{outcome}})',
      en: 'Problem {{problemName}} evaluated by {{evaluatedBy}} ({{outcome}})',
      name: { id: 'Masalah keperawatan dievaluasi', en: 'Nursing problem evaluated' },
    },
    NursingProblemResolved: {
      id: 'Masalah {{problemName}} diakhiri {{resolvedBy}} ({{resolution}})',
      en: 'Problem {{problemName}} ended by {{resolvedBy}} ({{resolution}})',
      name: { id: 'Masalah keperawatan diakhiri', en: 'Nursing problem ended' },
    },
    NursingEntryStruck: {
      id: 'Catatan asuhan keperawatan dicoret oleh {{struckBy}}: {{reason}}',
      en: 'Entry of nursing care struck by {{struckBy}}: {{reason}}',
      name: { id: 'Catatan asuhan keperawatan dicoret', en: 'Entry of nursing care struck' },
      undoes: true,
      change: 'cancel',
    },
  },
  fields: {
    formId: { id: 'Id asuhan', en: 'Plan id' },
    entryId: { id: 'Id catatan', en: 'Entry id' },
    problem: { id: 'Masalah ke-', en: 'Problem no.' },
    problemName: { id: 'Masalah', en: 'Problem' },
    problems: { id: 'Masalah', en: 'Problems' },
    action: { id: 'Tindakan', en: 'Action' },
    actions: { id: 'Jumlah tindakan', en: 'Actions' },
    response: { id: 'Respons pasien', en: 'Response' },
    text: { id: 'Isi', en: 'Text' },
    outcome: { id: 'Perkembangan', en: 'Outcome', codes: ['problemOutcome', 'problemResolution'] },
    resolution: { id: 'Akhir masalah', en: 'How it ended', codes: 'problemResolution' },
    kind: { id: 'Jenis catatan', en: 'Kind of entry', codes: 'nursingEntry' },
    performer: { id: 'Pelaksana', en: 'Performed by' },
    evaluatedBy: { id: 'Dievaluasi oleh', en: 'Evaluated by' },
    resolvedBy: { id: 'Diakhiri oleh', en: 'Ended by' },
    struckBy: { id: 'Dicoret oleh', en: 'Struck by' },
    struckReason: { id: 'Alasan pencoretan', en: 'Reason for striking' },
    effectiveAt: at,
    by: { id: 'Oleh', en: 'By' },
    byId: { id: 'Id pelaksana', en: 'Id of who did it' },
    isOpen: { id: 'Masih ada', en: 'Open' },
    lastAt: { id: 'Catatan terakhir', en: 'Last entry' },
    signedAt: { id: 'Ditandatangani pukul', en: 'Signed at' },
    signedBy: { id: 'Ditandatangani oleh', en: 'Signed by' },
    signedById: { id: 'Id penanda tangan', en: 'Signer id' },
    parts: { id: 'Isi', en: 'Parts' },
    instruction: { id: 'Instruksi', en: 'Instruction' },
    receivedAt: { id: 'Diterima pukul', en: 'Received at' },
    receivedBy: { id: 'Diterima oleh', en: 'Received by' },
    goal: { id: 'Tujuan', en: 'Goal' },
    interventions: { id: 'Rencana tindakan', en: 'Interventions' },
    shift: { id: 'Dinas', en: 'Shift', codes: 'wardShift' },
  },
  codes: {
    problemOutcome: {
      improved: { id: 'membaik', en: 'improved' },
      unchanged: { id: 'tetap', en: 'unchanged' },
      worsened: { id: 'memburuk', en: 'worsened' },
    },
    problemResolution: {
      met: { id: 'tujuan tercapai', en: 'goal met' },
      discontinued: { id: 'tidak dilanjutkan', en: 'discontinued' },
    },
    nursingEntry: {
      action: { id: 'Tindakan', en: 'Action' },
      evaluation: { id: 'Evaluasi', en: 'Evaluation' },
      resolution: { id: 'Masalah diakhiri', en: 'Problem ended' },
    },
  },
  errors: {
    'nursing.plan-moved': {
      id: 'Rencana asuhan ini dicoret atau tidak ada.',
      en: 'This plan was struck, or there is none.',
    },
    'nursing.problem-unknown': {
      id: 'Masalah ini tidak ada dalam rencana asuhan.',
      en: 'The plan has no such problem.',
    },
    'nursing.problem-ended': { id: 'Masalah ini sudah diakhiri.', en: 'This problem has ended already.' },
    'nursing.not-yet': { id: 'Waktu tindakan tidak boleh di masa depan.', en: 'What is done is not in the future.' },
    'nursing.entry-unknown': {
      id: 'Catatan ini tidak ada atau sudah dicoret.',
      en: 'There is no such entry, or it was struck.',
    },
    'nursing.entry-not-yours': {
      id: 'Catatan hanya dapat dicoret oleh yang menulisnya.',
      en: 'An entry is struck only by whoever wrote it.',
    },
    'nursing.handover-empty': { id: 'Isi timbang terima masih kosong.', en: 'The handover says nothing yet.' },
    'nursing.handover-moved': {
      id: 'Timbang terima ini sudah diterima atau dicoret.',
      en: 'This handover was received or struck already.',
    },
    'nursing.handover-own': {
      id: 'Timbang terima diterima perawat lain, bukan yang menyerahkan.',
      en: 'A handover is received by another nurse than who gives it.',
    },
    'nursing.handover-not-yours': {
      id: 'Timbang terima hanya dapat dicoret oleh yang menyerahkan.',
      en: 'A handover is struck only by whoever gave it.',
    },
  },
});
