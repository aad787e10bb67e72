import { moduleOf } from '../kernel/module.js';
import {
  cancelPatientImportAct,
  checkPatientImportAct,
  confirmPatientImportAct,
  uploadPatientImportAct,
} from './acts/imports.js';
import { registerPatientBatchAct } from './acts/register-batch.js';
import { patientImportEvents } from './events.js';
import { patientImportView } from './patient-import-view.js';
import { patientImport } from './patient-import.js';

export const patientImportModule = moduleOf('patient-import', {
  events: patientImportEvents,
  aggregates: [patientImport],
  acts: [
    uploadPatientImportAct,
    checkPatientImportAct,
    confirmPatientImportAct,
    registerPatientBatchAct,
    cancelPatientImportAct,
  ],
  views: [patientImportView],
});
