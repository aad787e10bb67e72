// Made from the folders of modules by `npm run registries`; nobody edits it.
import { analyserDay } from './modules/analyser.js';
import { casemixDay } from './modules/casemix.js';
import { commissionDay } from './modules/commission.js';
import { consultationDay } from './modules/consultation.js';
import { documentDay } from './modules/document.js';
import { emergencyDay } from './modules/emergency.js';
import { immunizationDay } from './modules/immunization.js';
import { invasiveDeviceDay } from './modules/invasive-device.js';
import { inventoryDay } from './modules/inventory.js';
import { judicialDay } from './modules/judicial.js';
import { laboratoryDay } from './modules/laboratory.js';
import { labourDay } from './modules/labour.js';
import { letterDay } from './modules/letter.js';
import { medicationDay } from './modules/medication.js';
import { nursingDay } from './modules/nursing.js';
import { patientImportDay } from './modules/patient-import.js';
import { preparationDay } from './modules/preparation.js';
import { purchaseDay } from './modules/purchase.js';
import { questionnaireDay } from './modules/questionnaire.js';
import { queueDay } from './modules/queue.js';
import { radiologyDay } from './modules/radiology.js';
import { recordDay } from './modules/record.js';
import { referralDay } from './modules/referral.js';
import { requisitionDay } from './modules/requisition.js';
import { saleDay } from './modules/sale.js';
import { stayDay } from './modules/stay.js';
import { surgeryDay } from './modules/surgery.js';
import { terminologyDay } from './modules/terminology.js';
import { transactionDay } from './modules/transaction.js';
import { treatmentDay } from './modules/treatment.js';
import { wardShiftDay } from './modules/ward-shift.js';
/** What each module plays and counts of the day. */
export const dayModules = {
  analyserDay,
  casemixDay,
  commissionDay,
  consultationDay,
  documentDay,
  emergencyDay,
  immunizationDay,
  invasiveDeviceDay,
  inventoryDay,
  judicialDay,
  laboratoryDay,
  labourDay,
  letterDay,
  medicationDay,
  nursingDay,
  patientImportDay,
  preparationDay,
  purchaseDay,
  questionnaireDay,
  queueDay,
  radiologyDay,
  recordDay,
  referralDay,
  requisitionDay,
  saleDay,
  stayDay,
  surgeryDay,
  terminologyDay,
  transactionDay,
  treatmentDay,
  wardShiftDay,
};
