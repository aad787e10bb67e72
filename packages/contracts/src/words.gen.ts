// Made from the folders of modules by `npm run registries`; nobody edits it.
import { admissionWords } from './admission/words.js';
import { analyserWords } from './analyser/words.js';
import { auditWords } from './audit/words.js';
import { backReferralWords } from './back-referral/words.js';
import { bedWords } from './bed/words.js';
import { bookingWords } from './booking/words.js';
import { bpjsErrorWords } from './bpjs/error-words.js';
import { bpjsRoomWords } from './bpjs/room-words.js';
import { bpjsWords } from './bpjs/words.js';
import { casemixWords } from './casemix/words.js';
import { catalogueWords } from './catalogue/words.js';
import { commissionWords } from './commission/words.js';
import { consultationWords } from './consultation/words.js';
import { controlLetterWords } from './control-letter/words.js';
import { documentWords } from './document/words.js';
import { emergencyWords } from './emergency/words.js';
import { encounterWords } from './encounter/words.js';
import { icuWords } from './icu/words.js';
import { identityWords } from './identity/words.js';
import { imagingWords } from './imaging/words.js';
import { immunizationWords } from './immunization/words.js';
import { invasiveDeviceWords } from './invasive-device/words.js';
import { inventoryWords } from './inventory/words.js';
import { judicialWords } from './judicial/words.js';
import { commonWords } from './kernel/common-words.js';
import { kernelErrorWords } from './kernel/error-words.js';
import { nameWords } from './kernel/name-words.js';
import { processWords } from './kernel/process-words.js';
import { laboratoryErrorWords } from './laboratory/error-words.js';
import { laboratoryFieldWords } from './laboratory/field-words.js';
import { laboratoryWords } from './laboratory/words.js';
import { labourWords } from './labour/words.js';
import { letterWords } from './letter/words.js';
import { medicationErrorWords } from './medication/error-words.js';
import { medicationWords } from './medication/words.js';
import { merchantWords } from './merchant/words.js';
import { mobileJknWords } from './mobile-jkn/words.js';
import { noticeWords } from './notice/words.js';
import { nursingWords } from './nursing/words.js';
import { operationsWords } from './operations/words.js';
import { patientImportWords } from './patient-import/words.js';
import { patientWords } from './patient/words.js';
import { preparationWords } from './preparation/words.js';
import { prescriptionWords } from './prescription/words.js';
import { purchaseWords } from './purchase/words.js';
import { questionnaireWords } from './questionnaire/words.js';
import { queueWords } from './queue/words.js';
import { radiologyFieldWords } from './radiology/field-words.js';
import { radiologyWords } from './radiology/words.js';
import { formWords } from './record/form-words.js';
import { toothWords } from './record/tooth-words.js';
import { recordWords } from './record/words.js';
import { referralWords } from './referral/words.js';
import { reportWords } from './report/words.js';
import { requisitionWords } from './requisition/words.js';
import { saleWords } from './sale/words.js';
import { satusehatWords } from './satusehat/words.js';
import { scheduleWords } from './schedule/words.js';
import { feeWords } from './settings/fee-words.js';
import { settingsWords } from './settings/words.js';
import { shiftWords } from './shift/words.js';
import { stayFieldWords } from './stay/field-words.js';
import { stayWords } from './stay/words.js';
import { stockCountWords } from './stock-count/words.js';
import { surgeryErrorWords } from './surgery/error-words.js';
import { surgeryFieldWords } from './surgery/field-words.js';
import { surgeryWords } from './surgery/words.js';
import { terminologyWords } from './terminology/words.js';
import { transactionErrorWords } from './transaction/error-words.js';
import { transactionFieldWords } from './transaction/field-words.js';
import { transactionWords } from './transaction/words.js';
import { treatmentWords } from './treatment/words.js';
import { wardShiftWords } from './ward-shift/words.js';
/** What every module says of its events, fields, codes and errors. */
export const moduleWords = [
  admissionWords,
  analyserWords,
  auditWords,
  backReferralWords,
  bedWords,
  bookingWords,
  bpjsErrorWords,
  bpjsRoomWords,
  bpjsWords,
  casemixWords,
  catalogueWords,
  commissionWords,
  consultationWords,
  controlLetterWords,
  documentWords,
  emergencyWords,
  encounterWords,
  icuWords,
  identityWords,
  imagingWords,
  immunizationWords,
  invasiveDeviceWords,
  inventoryWords,
  judicialWords,
  commonWords,
  kernelErrorWords,
  nameWords,
  processWords,
  laboratoryErrorWords,
  laboratoryFieldWords,
  laboratoryWords,
  labourWords,
  letterWords,
  medicationErrorWords,
  medicationWords,
  merchantWords,
  mobileJknWords,
  noticeWords,
  nursingWords,
  operationsWords,
  patientImportWords,
  patientWords,
  preparationWords,
  prescriptionWords,
  purchaseWords,
  questionnaireWords,
  queueWords,
  radiologyFieldWords,
  radiologyWords,
  formWords,
  toothWords,
  recordWords,
  referralWords,
  reportWords,
  requisitionWords,
  saleWords,
  satusehatWords,
  scheduleWords,
  feeWords,
  settingsWords,
  shiftWords,
  stayFieldWords,
  stayWords,
  stockCountWords,
  surgeryErrorWords,
  surgeryFieldWords,
  surgeryWords,
  terminologyWords,
  transactionErrorWords,
  transactionFieldWords,
  transactionWords,
  treatmentWords,
  wardShiftWords,
] as const;
