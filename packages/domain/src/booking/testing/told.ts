import type { Vitals } from '@alur/contracts/record/vitals';
import type { BookingEvent, BookingMade } from '../events.js';

export const which = { encounterId: 1, patientId: 101 };
export const visit: BookingMade = {
  ...which,
  patientName: 'Budi Santoso',
  recordNumber: '000001',
  gender: 'male',
  age: 'P34Y',
  payer: 'general',
  insurer: null,
  source: 'web',
  visitStatus: 'sick',
  transactionId: 901,
  scheduleId: 3,
  scheduleName: 'Poli Umum Pagi',
  date: '2026-11-23',
  display: 'A-001',
  number: 1,
  doctorId: 20,
  doctorName: 'dr. Ratna',
  roomId: 5,
  roomName: 'Poli Umum',
  price: 50_000,
  sharePercent: 40,
};
export const made: BookingEvent = { type: 'BookingMade', data: visit };
export const madeBpjs: BookingEvent = { type: 'BookingMade', data: { ...visit, payer: 'bpjs' } };
export const started: BookingEvent = { type: 'ConsultationStarted', data: { ...which, transactionId: 901 } };
export const soap = { subjective: 'batuk', objective: '', assessment: 'ISPA', plan: '' };
export const noted: BookingEvent = {
  type: 'NoteSigned',
  data: { ...which, version: 1, ...soap, signedBy: 'dr. Ratna' },
};
export const diagnosed = (code: string, kind: 'primary' | 'secondary'): BookingEvent => ({
  type: 'DiagnosisRecorded',
  data: { ...which, code, name: code, kind },
});
export const treatment = { treatmentId: 7, name: 'Nebulisasi', price: 30_000, quantity: 2 };
export const ordered: BookingEvent = { type: 'TreatmentOrdered', data: { ...which, orderId: 1, ...treatment } };
export const prescribed: BookingEvent = { type: 'PrescriptionOrdered', data: { ...which, prescriptionId: 70 } };
export const finished: BookingEvent = {
  type: 'ConsultationFinished',
  data: {
    ...which,
    transactionId: 901,
    finish: 1,
    date: '2026-11-23',
    payer: 'general',
    doctorId: 20,
    doctorName: 'dr. Ratna',
    consultationPrice: 50_000,
    sharePercent: 40,
    treatments: [],
    prescriptionIds: [],
  },
};
export const reopened: BookingEvent = {
  type: 'ConsultationReopened',
  data: { ...which, transactionId: 901, reason: 'diagnosis kurang' },
};
export const cancelled: BookingEvent = { type: 'BookingCancelled', data: { ...which, reason: 'salah' } };
export const noRule = { isBpjs: false, pcare: false };
export const pcareRule = { isBpjs: true, pcare: true };
export const vitals: Vitals & { complaint: string } = {
  complaint: 'batuk',
  systolic: 120,
  diastolic: null,
  pulse: null,
  respiration: null,
  temperature: 36.6,
  oxygenSaturation: null,
  weight: null,
  height: null,
  headCircumference: null,
  waistCircumference: null,
  upperArmCircumference: null,
  painScore: null,
};

export const inExamination = [made, started];
export const done = [made, started, noted, diagnosed('J06.9', 'primary'), finished];
