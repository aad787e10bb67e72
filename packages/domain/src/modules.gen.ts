// Made from the folders of modules by `npm run registries`; nobody edits it.
import { admissionModule } from './admission/module.js';
import { analyserModule } from './analyser/module.js';
import { auditModule } from './audit/module.js';
import { backReferralModule } from './back-referral/module.js';
import { bedModule } from './bed/module.js';
import { bookingModule } from './booking/module.js';
import { bpjsModule } from './bpjs/module.js';
import { casemixModule } from './casemix/module.js';
import { catalogueModule } from './catalogue/module.js';
import { commissionModule } from './commission/module.js';
import { consultationModule } from './consultation/module.js';
import { controlLetterModule } from './control-letter/module.js';
import { documentModule } from './document/module.js';
import { emergencyModule } from './emergency/module.js';
import { encounterModule } from './encounter/module.js';
import { identityModule } from './identity/module.js';
import { imagingModule } from './imaging/module.js';
import { immunizationModule } from './immunization/module.js';
import { invasiveDeviceModule } from './invasive-device/module.js';
import { inventoryModule } from './inventory/module.js';
import { judicialModule } from './judicial/module.js';
import { laboratoryModule } from './laboratory/module.js';
import { labourModule } from './labour/module.js';
import { letterModule } from './letter/module.js';
import { medicationModule } from './medication/module.js';
import { merchantModule } from './merchant/module.js';
import { mobileJknModule } from './mobile-jkn/module.js';
import { noticeModule } from './notice/module.js';
import { nursingModule } from './nursing/module.js';
import { patientImportModule } from './patient-import/module.js';
import { patientModule } from './patient/module.js';
import { preparationModule } from './preparation/module.js';
import { prescriptionModule } from './prescription/module.js';
import { purchaseModule } from './purchase/module.js';
import { questionnaireModule } from './questionnaire/module.js';
import { queueModule } from './queue/module.js';
import { radiologyModule } from './radiology/module.js';
import { recordModule } from './record/module.js';
import { referralModule } from './referral/module.js';
import { requisitionModule } from './requisition/module.js';
import { saleModule } from './sale/module.js';
import { satusehatModule } from './satusehat/module.js';
import { scheduleModule } from './schedule/module.js';
import { settingsModule } from './settings/module.js';
import { shiftModule } from './shift/module.js';
import { stayModule } from './stay/module.js';
import { stockCountModule } from './stock-count/module.js';
import { surgeryModule } from './surgery/module.js';
import { terminologyModule } from './terminology/module.js';
import { transactionModule } from './transaction/module.js';
import { treatmentModule } from './treatment/module.js';
import { wardShiftModule } from './ward-shift/module.js';
/** Every module that has a folder. */
export const moduleList = [
  admissionModule,
  analyserModule,
  auditModule,
  backReferralModule,
  bedModule,
  bookingModule,
  bpjsModule,
  casemixModule,
  catalogueModule,
  commissionModule,
  consultationModule,
  controlLetterModule,
  documentModule,
  emergencyModule,
  encounterModule,
  identityModule,
  imagingModule,
  immunizationModule,
  invasiveDeviceModule,
  inventoryModule,
  judicialModule,
  laboratoryModule,
  labourModule,
  letterModule,
  medicationModule,
  merchantModule,
  mobileJknModule,
  noticeModule,
  nursingModule,
  patientImportModule,
  patientModule,
  preparationModule,
  prescriptionModule,
  purchaseModule,
  questionnaireModule,
  queueModule,
  radiologyModule,
  recordModule,
  referralModule,
  requisitionModule,
  saleModule,
  satusehatModule,
  scheduleModule,
  settingsModule,
  shiftModule,
  stayModule,
  stockCountModule,
  surgeryModule,
  terminologyModule,
  transactionModule,
  treatmentModule,
  wardShiftModule,
] as const;
