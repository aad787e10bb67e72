// Made from the folders of modules by `npm run registries`; nobody edits it.
import { admissionPlay } from '../modules/admission/play.js';
import { analyserPlay } from '../modules/analyser/play.js';
import { backReferralPlay } from '../modules/back-referral/play.js';
import { bedPlay } from '../modules/bed/play.js';
import { bookingPlay } from '../modules/booking/play.js';
import { bpjsPlay } from '../modules/bpjs/play.js';
import { casemixPlay } from '../modules/casemix/play.js';
import { cataloguePlay } from '../modules/catalogue/play.js';
import { commissionPlay } from '../modules/commission/play.js';
import { consultationPlay, consultationHeldPlay, consultationOpenPlay } from '../modules/consultation/play.js';
import { controlLetterPlay } from '../modules/control-letter/play.js';
import { documentPlay } from '../modules/document/play.js';
import { emergencyPlay } from '../modules/emergency/play.js';
import { identityPlay } from '../modules/identity/play.js';
import { imagingPlay } from '../modules/imaging/play.js';
import { immunizationPlay } from '../modules/immunization/play.js';
import { invasiveDevicePlay } from '../modules/invasive-device/play.js';
import { inventoryPlay } from '../modules/inventory/play.js';
import { judicialPlay } from '../modules/judicial/play.js';
import { laboratoryPlay } from '../modules/laboratory/play.js';
import { labourPlay } from '../modules/labour/play.js';
import { letterPlay } from '../modules/letter/play.js';
import { medicationPlay } from '../modules/medication/play.js';
import { nursingPlay } from '../modules/nursing/play.js';
import { patientImportPlay } from '../modules/patient-import/play.js';
import { patientPlay, patientRecordsPlay } from '../modules/patient/play.js';
import { preparationPlay } from '../modules/preparation/play.js';
import { prescriptionPlay, prescriptionReturnedPlay } from '../modules/prescription/play.js';
import { purchasePlay } from '../modules/purchase/play.js';
import { questionnairePlay } from '../modules/questionnaire/play.js';
import { queuePlay } from '../modules/queue/play.js';
import { radiologyPlay } from '../modules/radiology/play.js';
import { recordPlay, observationPlay } from '../modules/record/play.js';
import { referralPlay } from '../modules/referral/play.js';
import { requisitionPlay } from '../modules/requisition/play.js';
import { salePlay } from '../modules/sale/play.js';
import { satusehatPlay } from '../modules/satusehat/play.js';
import { schedulePlay } from '../modules/schedule/play.js';
import { settingsPlay } from '../modules/settings/play.js';
import { shiftPlay } from '../modules/shift/play.js';
import { stayPlay } from '../modules/stay/play.js';
import { stockCountPlay } from '../modules/stock-count/play.js';
import { surgeryPlay } from '../modules/surgery/play.js';
import { terminologyPlay } from '../modules/terminology/play.js';
import { transactionBillsPlay, transactionPlay, transactionLatePlay } from '../modules/transaction/play.js';
import { treatmentPlay, treatmentOrderPlay } from '../modules/treatment/play.js';
import { wardShiftPlay } from '../modules/ward-shift/play.js';
/** What modules play of their commands, for the specs that go over all of them. */
export const plays = {
  admissionPlay,
  analyserPlay,
  backReferralPlay,
  bedPlay,
  bookingPlay,
  bpjsPlay,
  casemixPlay,
  cataloguePlay,
  commissionPlay,
  consultationPlay,
  consultationHeldPlay,
  consultationOpenPlay,
  controlLetterPlay,
  documentPlay,
  emergencyPlay,
  identityPlay,
  imagingPlay,
  immunizationPlay,
  invasiveDevicePlay,
  inventoryPlay,
  judicialPlay,
  laboratoryPlay,
  labourPlay,
  letterPlay,
  medicationPlay,
  nursingPlay,
  patientImportPlay,
  patientPlay,
  patientRecordsPlay,
  preparationPlay,
  prescriptionPlay,
  prescriptionReturnedPlay,
  purchasePlay,
  questionnairePlay,
  queuePlay,
  radiologyPlay,
  recordPlay,
  observationPlay,
  referralPlay,
  requisitionPlay,
  salePlay,
  satusehatPlay,
  schedulePlay,
  settingsPlay,
  shiftPlay,
  stayPlay,
  stockCountPlay,
  surgeryPlay,
  terminologyPlay,
  transactionBillsPlay,
  transactionPlay,
  transactionLatePlay,
  treatmentPlay,
  treatmentOrderPlay,
  wardShiftPlay,
};
