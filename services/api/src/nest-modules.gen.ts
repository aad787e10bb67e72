// Made from the folders of modules by `npm run registries`; nobody edits it.
import { AnalyserModule } from './modules/analyser/analyser.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { BpjsModule } from './modules/bpjs/bpjs.module.js';
import { CasemixModule } from './modules/casemix/casemix.module.js';
import { DemonstrationModule } from './modules/demonstration/demonstration.module.js';
import { DocumentModule } from './modules/document/document.module.js';
import { DraftModule } from './modules/draft/draft.module.js';
import { IdentityModule } from './modules/identity/identity.module.js';
import { ImagingModule } from './modules/imaging/imaging.module.js';
import { InventoryModule } from './modules/inventory/inventory.module.js';
import { LaboratoryModule } from './modules/laboratory/laboratory.module.js';
import { MerchantModule } from './modules/merchant/merchant.module.js';
import { MobileJknModule } from './modules/mobile-jkn/mobile-jkn.module.js';
import { OperationsModule } from './modules/operations/operations.module.js';
import { PatientImportModule } from './modules/patient-import/patient-import.module.js';
import { PatientModule } from './modules/patient/patient.module.js';
import { RadiologyModule } from './modules/radiology/radiology.module.js';
import { ReferenceModule } from './modules/reference/reference.module.js';
import { SatusehatModule } from './modules/satusehat/satusehat.module.js';
import { VerificationModule } from './modules/verification/verification.module.js';
/** The routes that modules answer by themselves. */
export const nestModules = [
  AnalyserModule,
  AuditModule,
  BpjsModule,
  CasemixModule,
  DemonstrationModule,
  DocumentModule,
  DraftModule,
  IdentityModule,
  ImagingModule,
  InventoryModule,
  LaboratoryModule,
  MerchantModule,
  MobileJknModule,
  OperationsModule,
  PatientImportModule,
  PatientModule,
  RadiologyModule,
  ReferenceModule,
  SatusehatModule,
  VerificationModule,
] as const;
