import type { AnyAct } from '../kernel/act.js';
import { erasePatientAct, erasePatientEarlyAct } from './erase-patient.js';
import { mergePatientAct, unmergePatientAct } from './merge-patients.js';

/** What is done to a patient's record as a whole, and so must know her visits and bills. */
export const patientActs: readonly AnyAct[] = [
  mergePatientAct,
  unmergePatientAct,
  erasePatientAct,
  erasePatientEarlyAct,
];
