// Made from the folders of modules by `npm run registries`; nobody edits it.
import { registerBedPrepares } from './modules/bed/bed-prepares.js';
import { registerCommissionPrepares } from './modules/commission/commission-prepares.js';
import { registerDocumentPrepares } from './modules/document/document-prepares.js';
import { registerEmergencyPrepares } from './modules/emergency/emergency-prepares.js';
import { registerImagingPrepares } from './modules/imaging/imaging-prepares.js';
import { registerImmunizationPrepares } from './modules/immunization/immunization-prepares.js';
import { registerLaboratoryPrepares } from './modules/laboratory/laboratory-prepares.js';
import { registerLabourPrepares } from './modules/labour/labour-prepares.js';
import { registerPatientImportPrepares } from './modules/patient-import/patient-import-prepares.js';
import { registerPatientPrepares } from './modules/patient/patient-prepares.js';
import { registerReferencePrepares } from './modules/reference/reference-prepares.js';
import { registerReferralPrepares } from './modules/referral/referral-prepares.js';
import { registerSchedulePrepares } from './modules/schedule/schedule-prepares.js';
import { registerSettingsPrepares } from './modules/settings/settings-prepares.js';
import { registerSurgeryPrepares } from './modules/surgery/surgery-prepares.js';
import { registerTerminologyPrepares } from './modules/terminology/terminology-prepares.js';
/** What modules look up before a command is decided, in every process that runs commands. */
export const prepares = [
  registerBedPrepares,
  registerCommissionPrepares,
  registerDocumentPrepares,
  registerEmergencyPrepares,
  registerImagingPrepares,
  registerImmunizationPrepares,
  registerLaboratoryPrepares,
  registerLabourPrepares,
  registerPatientImportPrepares,
  registerPatientPrepares,
  registerReferencePrepares,
  registerReferralPrepares,
  registerSchedulePrepares,
  registerSettingsPrepares,
  registerSurgeryPrepares,
  registerTerminologyPrepares,
] as const;
