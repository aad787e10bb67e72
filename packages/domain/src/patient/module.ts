import { changePhoto, removeAllergy } from '@alur/contracts/patient/commands';
import { patients } from '@alur/contracts/patient/lists';
import { on } from '../kernel/act.js';
import { moduleOf } from '../kernel/module.js';
import { erasePatientAct, erasePatientEarlyAct } from './acts/erase-patient.js';
import { mergePatientAct, unmergePatientAct } from './acts/merge-patients.js';
import { recordAllergyAct } from './acts/record-allergy.js';
import { removedAllergy } from './allergies.js';
import { changedPhoto, correct } from './correct.js';
import { patientErasure } from './erasure.js';
import { patientEvents } from './events.js';
import { dayRegistrations, patientView } from './patient-view.js';
import { patient } from './patient.js';
import { register } from './register.js';
import { patientRevisionView } from './revision-view.js';

export const patientModule = moduleOf('patient', {
  events: patientEvents,
  aggregates: [patient],
  acts: [
    register,
    correct,
    on(changePhoto, patient, changedPhoto),
    recordAllergyAct,
    on(removeAllergy, patient, removedAllergy),
    mergePatientAct,
    unmergePatientAct,
    erasePatientAct,
    erasePatientEarlyAct,
  ],
  views: [patientView, dayRegistrations, patientRevisionView],
  lists: [patients],
  erasures: [patientErasure],
});
