import type { BodyOf } from '@alur/contracts/kernel/command';
import type { signNote as signNoteCommand } from '@alur/contracts/consultation/commands';
import type { DiagnosisEntry } from '@alur/contracts/consultation/rows';
import type { Vitals } from '@alur/contracts/record/vitals';
import { ensure } from '../kernel/rejection.js';
import { which, type BookingState } from './booking.js';
import type { BookingEvent } from './events.js';
import { ongoing, unfinished } from './guards.js';

/** Any time after attendance, changing no status (DOMAIN 2, settled); `present` is the queue's word. */
export const recordVitals = (
  state: BookingState,
  { complaint, ...vitals }: Vitals & { complaint: string },
  present: boolean,
): BookingEvent[] => {
  const visit = unfinished(state);
  ensure(present, 'booking.attendance-unconfirmed');
  ensure(complaint !== '' || Object.values(vitals).some(value => value !== null), 'consultation.vitals-empty');
  return [{ type: 'VitalsRecorded', data: { ...which(visit), complaint, ...vitals } }];
};

export const signNote = (
  state: BookingState,
  note: BodyOf<typeof signNoteCommand>,
  signedBy: string,
): BookingEvent[] => {
  const visit = ongoing(state);
  const { subjective, objective, assessment, plan, amends } = note;
  ensure(amends === null || amends === visit.notes, 'consultation.note-moved');
  ensure(subjective + objective + assessment + plan !== '', 'consultation.note-empty');
  const version = visit.notes + 1;
  return [
    {
      type: 'NoteSigned',
      data: { ...which(visit), version, subjective, objective, assessment, plan, signedBy },
    },
  ];
};

/** One primary: a new one makes the one before secondary. */
export const recordDiagnosis = (state: BookingState, diagnosis: DiagnosisEntry): BookingEvent[] => {
  const visit = ongoing(state);
  const { code, kind } = diagnosis;
  const known = visit.diagnoses.some(each => each.code === code && each.kind === kind);
  ensure(!known, 'consultation.diagnosis-exists', { code }, 'code');
  const demoted = visit.diagnoses.filter(each => kind === 'primary' && each.kind === 'primary' && each.code !== code);
  return [...demoted.map(each => recorded(visit, { ...each, kind: 'secondary' })), recorded(visit, diagnosis)];
};

const recorded = (visit: Parameters<typeof which>[0], { code, name, kind }: DiagnosisEntry): BookingEvent => ({
  type: 'DiagnosisRecorded',
  data: { ...which(visit), code, name, kind },
});

export const removeDiagnosis = (state: BookingState, code: string): BookingEvent[] => {
  const visit = ongoing(state);
  ensure(
    visit.diagnoses.some(each => each.code === code),
    'consultation.diagnosis-not-found',
    { code },
  );
  return [{ type: 'DiagnosisRemoved', data: { ...which(visit), code } }];
};

/** Name and price are the catalogue's at this moment. */
export const orderTreatment = (
  state: BookingState,
  treatment: { treatmentId: number; name: string; price: number; quantity: number },
): BookingEvent[] => {
  const visit = ongoing(state);
  return [{ type: 'TreatmentOrdered', data: { ...which(visit), orderId: visit.treatmentsEver + 1, ...treatment } }];
};

export const removeTreatment = (state: BookingState, orderId: number): BookingEvent[] => {
  const visit = ongoing(state);
  ensure(
    visit.treatments.some(each => each.orderId === orderId),
    'consultation.treatment-not-found',
  );
  return [{ type: 'TreatmentRemoved', data: { ...which(visit), orderId } }];
};

/** A prescription belongs to the visit that it was written in. */
export const orderPrescription = (state: BookingState, prescriptionId: number): BookingEvent[] => [
  { type: 'PrescriptionOrdered', data: { ...which(ongoing(state)), prescriptionId } },
];

/** It was cancelled; nothing when the visit no longer has it. */
export const removePrescription = (state: BookingState, prescriptionId: number): BookingEvent[] =>
  state.status !== 'none' && state.prescriptionIds.includes(prescriptionId)
    ? [{ type: 'PrescriptionOrderRemoved', data: { ...which(state), prescriptionId } }]
    : [];
