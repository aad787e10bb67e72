// Made from the folders of modules by `npm run registries`; nobody edits it.
import { admissionRights } from './admission/rights.js';
import { analyserRights } from './analyser/rights.js';
import { auditRights } from './audit/rights.js';
import { backReferralRights } from './back-referral/rights.js';
import { inpatientSettingsRights, inpatientRights, inpatientOngoingRights } from './bed/rights.js';
import { bpjsRights, pcareRights, icareRights, membershipRights } from './bpjs/rights.js';
import { casemixRights, claimRights, eligibilityRights } from './casemix/rights.js';
import { categoryRights, supplierRights, unitRights, storeRights, roomRights } from './catalogue/rights.js';
import { commissionReportRights } from './commission/rights.js';
import { outpatientRights, outpatientQueueRights, ongoingRights, medicalHistoryRights } from './consultation/rights.js';
import { controlLetterRights } from './control-letter/rights.js';
import { documentRights } from './document/rights.js';
import { emergencySettingsRights, emergencyRights, emergencyOngoingRights, emergencyReportRights } from './emergency/rights.js';
import { icuRights, icuOngoingRights } from './icu/rights.js';
import { displaySettingsRights, accessSettingsRights, employeeRights, aclRights } from './identity/rights.js';
import { imagingRights } from './imaging/rights.js';
import { outpatientImmunizationRights, inpatientImmunizationRights, frontOfficeImmunizationRights } from './immunization/rights.js';
import { inventoryRights, itemRights, recallRights } from './inventory/rights.js';
import { judicialRights } from './judicial/rights.js';
import { systemRights } from './kernel/rights.js';
import { laboratorySettingsRights, laboratoryRights, laboratoryQueueRights, laboratoryOngoingRights, laboratoryHistoryRights, laboratoryQualityRights, laboratoryReportRights, laboratoryConfigRights } from './laboratory/rights.js';
import { labourRights } from './labour/rights.js';
import { letterRights } from './letter/rights.js';
import { medicationRights } from './medication/rights.js';
import { channelRights, channelDashboardRights, merchantsRights } from './merchant/rights.js';
import { nursingCareRights } from './nursing/rights.js';
import { operationsRights } from './operations/rights.js';
import { patientImportRights } from './patient-import/rights.js';
import { frontOfficeRights, patientListRights } from './patient/rights.js';
import { preparationRights } from './preparation/rights.js';
import { pharmacyRights, internalOutpatientRights, inpatientPharmacyRights } from './prescription/rights.js';
import { purchaseRights } from './purchase/rights.js';
import { formSettingsRights } from './questionnaire/rights.js';
import { patientQueueRights, displayRights } from './queue/rights.js';
import { radiologyRights, radiologyQueueRights, radiologyOngoingRights, radiologyHistoryRights, radiologyConfigRights } from './radiology/rights.js';
import { formRights, chartRights } from './record/rights.js';
import { inpatientReferralRights, outpatientReferralRights, emergencyReferralRights } from './referral/rights.js';
import { dashboardRights, reportRights, summaryReportRights, diagnosisReportRights, transactionReportRights, consultationReportRights, pharmacyReportRights, treatmentReportRights } from './report/rights.js';
import { requisitionRights } from './requisition/rights.js';
import { apotekRights } from './sale/rights.js';
import { satusehatRights, profileVerificationRights } from './satusehat/rights.js';
import { scheduleRights } from './schedule/rights.js';
import { settingsRights, generalSettingsRights, registrationSettingsRights, outpatientSettingsRights, otherSettingsRights, commissionRights, integrationRights } from './settings/rights.js';
import { shiftRights } from './shift/rights.js';
import { stockCountRights } from './stock-count/rights.js';
import { operationRights, operationRequestRights, operationOngoingRights, operationReportRights } from './surgery/rights.js';
import { cashierRights } from './transaction/rights.js';
import { treatmentsRights, outpatientTreatmentRights, inpatientTreatmentRights } from './treatment/rights.js';
import { nursingPostRights } from './ward-shift/rights.js';
/** Every place of the access tree and what may be done there. */
export const declaredRights = [
  admissionRights,
  analyserRights,
  auditRights,
  backReferralRights,
  inpatientSettingsRights,
  inpatientRights,
  inpatientOngoingRights,
  bpjsRights,
  pcareRights,
  icareRights,
  membershipRights,
  casemixRights,
  claimRights,
  eligibilityRights,
  categoryRights,
  supplierRights,
  unitRights,
  storeRights,
  roomRights,
  commissionReportRights,
  outpatientRights,
  outpatientQueueRights,
  ongoingRights,
  medicalHistoryRights,
  controlLetterRights,
  documentRights,
  emergencySettingsRights,
  emergencyRights,
  emergencyOngoingRights,
  emergencyReportRights,
  icuRights,
  icuOngoingRights,
  displaySettingsRights,
  accessSettingsRights,
  employeeRights,
  aclRights,
  imagingRights,
  outpatientImmunizationRights,
  inpatientImmunizationRights,
  frontOfficeImmunizationRights,
  inventoryRights,
  itemRights,
  recallRights,
  judicialRights,
  systemRights,
  laboratorySettingsRights,
  laboratoryRights,
  laboratoryQueueRights,
  laboratoryOngoingRights,
  laboratoryHistoryRights,
  laboratoryQualityRights,
  laboratoryReportRights,
  laboratoryConfigRights,
  labourRights,
  letterRights,
  medicationRights,
  channelRights,
  channelDashboardRights,
  merchantsRights,
  nursingCareRights,
  operationsRights,
  patientImportRights,
  frontOfficeRights,
  patientListRights,
  preparationRights,
  pharmacyRights,
  internalOutpatientRights,
  inpatientPharmacyRights,
  purchaseRights,
  formSettingsRights,
  patientQueueRights,
  displayRights,
  radiologyRights,
  radiologyQueueRights,
  radiologyOngoingRights,
  radiologyHistoryRights,
  radiologyConfigRights,
  formRights,
  chartRights,
  inpatientReferralRights,
  outpatientReferralRights,
  emergencyReferralRights,
  dashboardRights,
  reportRights,
  summaryReportRights,
  diagnosisReportRights,
  transactionReportRights,
  consultationReportRights,
  pharmacyReportRights,
  treatmentReportRights,
  requisitionRights,
  apotekRights,
  satusehatRights,
  profileVerificationRights,
  scheduleRights,
  settingsRights,
  generalSettingsRights,
  registrationSettingsRights,
  outpatientSettingsRights,
  otherSettingsRights,
  commissionRights,
  integrationRights,
  shiftRights,
  stockCountRights,
  operationRights,
  operationRequestRights,
  operationOngoingRights,
  operationReportRights,
  cashierRights,
  treatmentsRights,
  outpatientTreatmentRights,
  inpatientTreatmentRights,
  nursingPostRights,
] as const;
