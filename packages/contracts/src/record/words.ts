import { words } from '../kernel/words.js';

export const recordWords = words('record', {
  kinds: {
    record: { id: 'Rekam medis', en: 'Medical record' },
    note: { id: 'Catatan', en: 'Note' },
    observation: { id: 'Pengamatan', en: 'Observation' },
  },
  events: {
    DiagnosisRecorded: {
      id: 'Diagnosis {{coding}} dicatat ({{kind}})',
      en: 'Diagnosis {{coding}} recorded ({{kind}})',
      name: { id: 'Diagnosis dicatat', en: 'Diagnosis recorded' },
    },
    DiagnosisChanged: {
      id: 'Diagnosis {{code}} menjadi {{kind}}',
      en: 'Diagnosis {{code}} is now {{kind}}',
      name: { id: 'Diagnosis diubah', en: 'Diagnosis changed' },
    },
    DiagnosisRemoved: {
      id: 'Diagnosis {{code}} dihapus',
      en: 'Diagnosis {{code}} removed',
      name: { id: 'Diagnosis dihapus', en: 'Diagnosis removed' },
      undoes: true,
      change: 'correction',
    },
    ProcedureRecorded: {
      id: 'Prosedur {{coding}} dicatat',
      en: 'Procedure {{coding}} recorded',
      name: { id: 'Prosedur dicatat', en: 'Procedure recorded' },
    },
    ProcedureRemoved: { id: 'Prosedur dihapus', en: 'Procedure removed', undoes: true },
    EntryAdded: { id: 'Catatan masuk ke rekam medis', en: 'Note added to the record', quiet: true },
    OrderOpened: { id: 'Permintaan dicatat dalam kunjungan', en: 'Order noted in the visit', quiet: true },
    OrderEnded: {
      id: 'Permintaan dalam kunjungan selesai ({{outcome}})',
      en: 'Order of the visit ended ({{outcome}})',
      name: { id: 'Permintaan selesai', en: 'Order ended' },
      quiet: true,
    },
    NoteSigned: {
      id: 'Catatan SOAP versi {{version}} ditandatangani {{signedBy}}',
      en: 'SOAP note version {{version}} signed by {{signedBy}}',
      name: { id: 'Catatan ditandatangani', en: 'Note signed' },
    },
    NoteAmended: {
      id: 'Catatan SOAP diperbaiki menjadi versi {{version}} oleh {{signedBy}}',
      en: 'SOAP note amended to version {{version}} by {{signedBy}}',
      name: { id: 'Catatan diperbaiki', en: 'Note amended' },
      change: 'correction',
    },
    ObservationsRecorded: {
      id: 'Tanda vital dicatat oleh {{recordedBy}}',
      en: 'Vital signs recorded by {{recordedBy}}',
      name: { id: 'Tanda vital dicatat', en: 'Vital signs recorded' },
    },
  },
  fields: {
    display: { id: 'Nomor antrean', en: 'Queue number' },
    items: { id: 'Item', en: 'Items' },
    signedBy: { id: 'Ditandatangani oleh', en: 'Signed by' },
    diagnoses: { id: 'Diagnosis', en: 'Diagnoses' },
    kind: { id: 'Jenis', en: 'Kind', codes: 'diagnosisKind' },
    subjective: { id: 'Subjektif', en: 'Subjective' },
    objective: { id: 'Objektif', en: 'Objective' },
    assessment: { id: 'Asesmen', en: 'Assessment' },
    plan: { id: 'Rencana', en: 'Plan' },
    orders: { id: 'Pesanan', en: 'Orders' },
    form: { id: 'Formulir', en: 'Form' },
    signedAt: { id: 'Ditandatangani pukul', en: 'Signed at' },
    value: { id: 'Nilai', en: 'Value' },
    text: { id: 'Teks', en: 'Text' },
    diagnosisId: { id: 'Id diagnosis', en: 'Diagnosis id' },
    coding: { id: 'Kode', en: 'Code' },
    system: { id: 'Sistem kode', en: 'Code system' },
    entryId: { id: 'Id catatan', en: 'Entry id' },
    noteId: { id: 'Id catatan', en: 'Note id' },
    effectiveAt: { id: 'Berlaku pukul', en: 'Effective at' },
    replaces: { id: 'Menggantikan', en: 'Replaces' },
    confidentiality: { id: 'Kerahasiaan', en: 'Confidentiality', codes: 'confidentiality' },
    observationId: { id: 'Id pengamatan', en: 'Observation id' },
    recordedBy: { id: 'Dicatat oleh', en: 'Recorded by' },
    outcome: { id: 'Hasil', en: 'Outcome', codes: 'orderOutcome' },
    performer: { id: 'Pelaksana', en: 'Performed by' },
    procedureId: { id: 'Id prosedur', en: 'Procedure id' },
    order: { id: 'Permintaan', en: 'Order' },
  },
  codes: {
    orderOutcome: {
      done: { id: 'dilakukan', en: 'done' },
      cancelled: { id: 'dibatalkan', en: 'cancelled' },
    },
    confidentiality: {
      normal: { id: 'biasa', en: 'normal' },
    },
  },
  errors: {
    'record.blood-pressure-incomplete': { id: 'Tekanan darah belum lengkap', en: 'Blood pressure incomplete' },
    'record.note-not-yours': {
      id: 'Catatan hanya dapat diperbaiki oleh yang menandatanganinya',
      en: 'A note is corrected only by whoever signed it',
    },
    'record.note-too-old': {
      id: 'Catatan dapat diperbaiki sampai 48 jam setelah ditandatangani',
      en: 'A note can be corrected until 48 hours after it was signed',
    },
  },
});
