// Made from the folders of modules by `npm run registries`; nobody edits it.
import type { admissionEvents } from './admission/events.js';
import type { analyserResultEvents, analyserMappingEvents } from './analyser/events.js';
import type { backReferralEvents } from './back-referral/events.js';
import type { bedEvents } from './bed/events.js';
import type { bookingEvents } from './booking/events.js';
import type { bpjsMemberEvents, bpjsEvents, pcareDirectoryEvents, vclaimDirectoryEvents, roomAvailabilityEvents } from './bpjs/events.js';
import type { eligibilityEvents, claimEvents } from './casemix/events.js';
import type { catalogueEvents } from './catalogue/events.js';
import type { commissionEvents } from './commission/events.js';
import type { controlLetterEvents } from './control-letter/events.js';
import type { documentEvents } from './document/events.js';
import type { emergencyEvents } from './emergency/events.js';
import type { encounterEvents } from './encounter/events.js';
import type { identityEvents } from './identity/events.js';
import type { imagingEvents } from './imaging/events.js';
import type { immunizationEvents } from './immunization/events.js';
import type { invasiveDeviceEvents } from './invasive-device/events.js';
import type { inventoryEvents } from './inventory/events.js';
import type { judicialEvents } from './judicial/events.js';
import type { laboratoryOrderEvents, laboratoryListEvents, qualityControlEvents } from './laboratory/events.js';
import type { labourEvents } from './labour/events.js';
import type { letterEvents, letterRegisterEvents } from './letter/events.js';
import type { medicationEvents } from './medication/events.js';
import type { merchantEvents } from './merchant/events.js';
import type { antreanEvents } from './mobile-jkn/events.js';
import type { nursingEvents } from './nursing/events.js';
import type { patientImportEvents } from './patient-import/events.js';
import type { patientEvents } from './patient/events.js';
import type { preparationEvents, preparationBatchEvents } from './preparation/events.js';
import type { prescriptionEvents } from './prescription/events.js';
import type { purchaseEvents } from './purchase/events.js';
import type { questionnaireEvents } from './questionnaire/events.js';
import type { queueEvents, counterEvents } from './queue/events.js';
import type { radiologyEvents } from './radiology/events.js';
import type { recordEvents, noteEvents, formEvents, observationEvents } from './record/events.js';
import type { referralEvents } from './referral/events.js';
import type { requisitionEvents } from './requisition/events.js';
import type { saleEvents } from './sale/events.js';
import type { satusehatEvents, satusehatPersonEvents, satusehatDirectoryEvents } from './satusehat/events.js';
import type { scheduleEvents, timetableEvents } from './schedule/events.js';
import type { settingsEvents, integrationEvents } from './settings/events.js';
import type { shiftEvents } from './shift/events.js';
import type { stayEvents } from './stay/events.js';
import type { stockCountEvents } from './stock-count/events.js';
import type { surgeryEvents, theatreDayEvents } from './surgery/events.js';
import type { terminologyEvents, codeListEvents } from './terminology/events.js';
import type { transactionEvents } from './transaction/events.js';
import type { treatmentEvents, treatmentTariffEvents } from './treatment/events.js';
import type { wardShiftEvents } from './ward-shift/events.js';
import type { DataOf } from './kernel/event.js';
/** Every type of event of the modules and its data. */
export interface ModuleVocabulary extends DataOf<typeof admissionEvents> {}
export interface ModuleVocabulary extends DataOf<typeof analyserResultEvents> {}
export interface ModuleVocabulary extends DataOf<typeof analyserMappingEvents> {}
export interface ModuleVocabulary extends DataOf<typeof backReferralEvents> {}
export interface ModuleVocabulary extends DataOf<typeof bedEvents> {}
export interface ModuleVocabulary extends DataOf<typeof bookingEvents> {}
export interface ModuleVocabulary extends DataOf<typeof bpjsMemberEvents> {}
export interface ModuleVocabulary extends DataOf<typeof bpjsEvents> {}
export interface ModuleVocabulary extends DataOf<typeof pcareDirectoryEvents> {}
export interface ModuleVocabulary extends DataOf<typeof vclaimDirectoryEvents> {}
export interface ModuleVocabulary extends DataOf<typeof roomAvailabilityEvents> {}
export interface ModuleVocabulary extends DataOf<typeof eligibilityEvents> {}
export interface ModuleVocabulary extends DataOf<typeof claimEvents> {}
export interface ModuleVocabulary extends DataOf<typeof catalogueEvents> {}
export interface ModuleVocabulary extends DataOf<typeof commissionEvents> {}
export interface ModuleVocabulary extends DataOf<typeof controlLetterEvents> {}
export interface ModuleVocabulary extends DataOf<typeof documentEvents> {}
export interface ModuleVocabulary extends DataOf<typeof emergencyEvents> {}
export interface ModuleVocabulary extends DataOf<typeof encounterEvents> {}
export interface ModuleVocabulary extends DataOf<typeof identityEvents> {}
export interface ModuleVocabulary extends DataOf<typeof imagingEvents> {}
export interface ModuleVocabulary extends DataOf<typeof immunizationEvents> {}
export interface ModuleVocabulary extends DataOf<typeof invasiveDeviceEvents> {}
export interface ModuleVocabulary extends DataOf<typeof inventoryEvents> {}
export interface ModuleVocabulary extends DataOf<typeof judicialEvents> {}
export interface ModuleVocabulary extends DataOf<typeof laboratoryOrderEvents> {}
export interface ModuleVocabulary extends DataOf<typeof laboratoryListEvents> {}
export interface ModuleVocabulary extends DataOf<typeof qualityControlEvents> {}
export interface ModuleVocabulary extends DataOf<typeof labourEvents> {}
export interface ModuleVocabulary extends DataOf<typeof letterEvents> {}
export interface ModuleVocabulary extends DataOf<typeof letterRegisterEvents> {}
export interface ModuleVocabulary extends DataOf<typeof medicationEvents> {}
export interface ModuleVocabulary extends DataOf<typeof merchantEvents> {}
export interface ModuleVocabulary extends DataOf<typeof antreanEvents> {}
export interface ModuleVocabulary extends DataOf<typeof nursingEvents> {}
export interface ModuleVocabulary extends DataOf<typeof patientImportEvents> {}
export interface ModuleVocabulary extends DataOf<typeof patientEvents> {}
export interface ModuleVocabulary extends DataOf<typeof preparationEvents> {}
export interface ModuleVocabulary extends DataOf<typeof preparationBatchEvents> {}
export interface ModuleVocabulary extends DataOf<typeof prescriptionEvents> {}
export interface ModuleVocabulary extends DataOf<typeof purchaseEvents> {}
export interface ModuleVocabulary extends DataOf<typeof questionnaireEvents> {}
export interface ModuleVocabulary extends DataOf<typeof queueEvents> {}
export interface ModuleVocabulary extends DataOf<typeof counterEvents> {}
export interface ModuleVocabulary extends DataOf<typeof radiologyEvents> {}
export interface ModuleVocabulary extends DataOf<typeof recordEvents> {}
export interface ModuleVocabulary extends DataOf<typeof noteEvents> {}
export interface ModuleVocabulary extends DataOf<typeof formEvents> {}
export interface ModuleVocabulary extends DataOf<typeof observationEvents> {}
export interface ModuleVocabulary extends DataOf<typeof referralEvents> {}
export interface ModuleVocabulary extends DataOf<typeof requisitionEvents> {}
export interface ModuleVocabulary extends DataOf<typeof saleEvents> {}
export interface ModuleVocabulary extends DataOf<typeof satusehatEvents> {}
export interface ModuleVocabulary extends DataOf<typeof satusehatPersonEvents> {}
export interface ModuleVocabulary extends DataOf<typeof satusehatDirectoryEvents> {}
export interface ModuleVocabulary extends DataOf<typeof scheduleEvents> {}
export interface ModuleVocabulary extends DataOf<typeof timetableEvents> {}
export interface ModuleVocabulary extends DataOf<typeof settingsEvents> {}
export interface ModuleVocabulary extends DataOf<typeof integrationEvents> {}
export interface ModuleVocabulary extends DataOf<typeof shiftEvents> {}
export interface ModuleVocabulary extends DataOf<typeof stayEvents> {}
export interface ModuleVocabulary extends DataOf<typeof stockCountEvents> {}
export interface ModuleVocabulary extends DataOf<typeof surgeryEvents> {}
export interface ModuleVocabulary extends DataOf<typeof theatreDayEvents> {}
export interface ModuleVocabulary extends DataOf<typeof terminologyEvents> {}
export interface ModuleVocabulary extends DataOf<typeof codeListEvents> {}
export interface ModuleVocabulary extends DataOf<typeof transactionEvents> {}
export interface ModuleVocabulary extends DataOf<typeof treatmentEvents> {}
export interface ModuleVocabulary extends DataOf<typeof treatmentTariffEvents> {}
export interface ModuleVocabulary extends DataOf<typeof wardShiftEvents> {}
