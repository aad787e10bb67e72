import { prescriptionList } from '@alur/contracts/prescription/lists';
import { returnPrescription } from '@alur/contracts/prescription/commands';
import {
  dayPrescriptions as dayPrescriptionsList,
  monthMedicines as monthMedicinesList,
} from '@alur/contracts/report/months';
import { on } from '../kernel/act.js';
import { moduleOf } from '../kernel/module.js';
import { approvePrescriptionAct } from './acts/approve-prescription.js';
import { dispensePrescriptionAct } from './acts/dispense-prescription.js';
import { handOverPrescriptionAct, withdrawApprovalAct } from './acts/hand-over-prescription.js';
import {
  cancelPrescriptionAct,
  revisePrescriptionAct,
  submitPrescriptionsAct,
  verifyPrescriptionAct,
  writePrescriptionAct,
} from './acts/write-prescription.js';
import { dayPrescriptions } from './day-prescriptions.js';
import { prescriptionEvents } from './events.js';
import { monthMedicines } from './month-medicines.js';
import { prescriptionView } from './prescription-view.js';
import { ofOwnDesk, prescription } from './prescription.js';
import { sendBack } from './writing.js';

export const prescriptionModule = moduleOf('prescription', {
  events: prescriptionEvents,
  aggregates: [prescription],
  acts: [
    writePrescriptionAct,
    revisePrescriptionAct,
    cancelPrescriptionAct,
    approvePrescriptionAct,
    withdrawApprovalAct,
    handOverPrescriptionAct,
    submitPrescriptionsAct,
    verifyPrescriptionAct,
    dispensePrescriptionAct,
    on(returnPrescription, prescription, (command, state, context) => {
      ofOwnDesk(state, 'return', context);
      return sendBack(state, command.note);
    }),
  ],
  views: [prescriptionView, dayPrescriptions, monthMedicines],
  lists: [prescriptionList, dayPrescriptionsList, monthMedicinesList],
});
