// Made from the folders of modules by `npm run registries`; nobody edits it.
import { admissionDemo } from '../modules/admission/demo.js';
import { analyserDemo } from '../modules/analyser/demo.js';
import { backReferralDemo } from '../modules/back-referral/demo.js';
import { bedDemo } from '../modules/bed/demo.js';
import { bookingDemo } from '../modules/booking/demo.js';
import { bpjsDemo } from '../modules/bpjs/demo.js';
import { casemixDemo } from '../modules/casemix/demo.js';
import { catalogueDemo } from '../modules/catalogue/demo.js';
import { commissionDemo } from '../modules/commission/demo.js';
import { consultationDemo } from '../modules/consultation/demo.js';
import { controlLetterDemo } from '../modules/control-letter/demo.js';
import { documentDemo } from '../modules/document/demo.js';
import { emergencyDemo } from '../modules/emergency/demo.js';
import { identityDemo } from '../modules/identity/demo.js';
import { imagingDemo } from '../modules/imaging/demo.js';
import { immunizationDemo } from '../modules/immunization/demo.js';
import { invasiveDeviceDemo } from '../modules/invasive-device/demo.js';
import { inventoryDemo } from '../modules/inventory/demo.js';
import { judicialDemo } from '../modules/judicial/demo.js';
import { laboratoryDemo } from '../modules/laboratory/demo.js';
import { labourDemo } from '../modules/labour/demo.js';
import { letterDemo } from '../modules/letter/demo.js';
import { medicationDemo } from '../modules/medication/demo.js';
import { merchantDemo } from '../modules/merchant/demo.js';
import { mobileJknDemo } from '../modules/mobile-jkn/demo.js';
import { nursingDemo } from '../modules/nursing/demo.js';
import { patientImportDemo } from '../modules/patient-import/demo.js';
import { patientDemo } from '../modules/patient/demo.js';
import { preparationDemo } from '../modules/preparation/demo.js';
import { prescriptionDemo } from '../modules/prescription/demo.js';
import { purchaseDemo } from '../modules/purchase/demo.js';
import { questionnaireDemo } from '../modules/questionnaire/demo.js';
import { queueDemo } from '../modules/queue/demo.js';
import { radiologyDemo } from '../modules/radiology/demo.js';
import { recordDemo } from '../modules/record/demo.js';
import { referralDemo } from '../modules/referral/demo.js';
import { requisitionDemo } from '../modules/requisition/demo.js';
import { saleDemo } from '../modules/sale/demo.js';
import { satusehatDemo } from '../modules/satusehat/demo.js';
import { scheduleDemo } from '../modules/schedule/demo.js';
import { settingsDemo } from '../modules/settings/demo.js';
import { shiftDemo } from '../modules/shift/demo.js';
import { stayDemo } from '../modules/stay/demo.js';
import { surgeryDemo } from '../modules/surgery/demo.js';
import { terminologyDemo } from '../modules/terminology/demo.js';
import { transactionDemo } from '../modules/transaction/demo.js';
import { treatmentDemo, treatmentOrderDemo } from '../modules/treatment/demo.js';
import { wardShiftDemo } from '../modules/ward-shift/demo.js';
/** What the demonstration has of each module. */
export const demos = {
  admissionDemo,
  analyserDemo,
  backReferralDemo,
  bedDemo,
  bookingDemo,
  bpjsDemo,
  casemixDemo,
  catalogueDemo,
  commissionDemo,
  consultationDemo,
  controlLetterDemo,
  documentDemo,
  emergencyDemo,
  identityDemo,
  imagingDemo,
  immunizationDemo,
  invasiveDeviceDemo,
  inventoryDemo,
  judicialDemo,
  laboratoryDemo,
  labourDemo,
  letterDemo,
  medicationDemo,
  merchantDemo,
  mobileJknDemo,
  nursingDemo,
  patientImportDemo,
  patientDemo,
  preparationDemo,
  prescriptionDemo,
  purchaseDemo,
  questionnaireDemo,
  queueDemo,
  radiologyDemo,
  recordDemo,
  referralDemo,
  requisitionDemo,
  saleDemo,
  satusehatDemo,
  scheduleDemo,
  settingsDemo,
  shiftDemo,
  stayDemo,
  surgeryDemo,
  terminologyDemo,
  transactionDemo,
  treatmentDemo,
  treatmentOrderDemo,
  wardShiftDemo,
};
