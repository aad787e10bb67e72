import { uniqueName, nameEvents } from './kernel/name.js';
import type { Process } from './kernel/process.js';
import { moduleOf, type DomainModule } from './kernel/module.js';
import { processModule } from './kernel/process/module.js';
import { moduleList } from './modules.gen.js';
import { timelineOf } from './patient/timeline-view.js';
import { billToCommission } from './processes/bill-to-commission.js';
import { billToDischarge } from './processes/bill-to-discharge.js';
import { consultationToBilling } from './processes/consultation-to-billing.js';
import { consultationToPharmacy } from './processes/consultation-to-pharmacy.js';
import { facilityReadyMade } from './processes/facility-ready-made.js';
import { patientImportChecking, patientImportRegistering } from './processes/patient-import.js';
import { facilityToStore } from './processes/facility-to-store.js';
import { queueToAntrean } from './processes/queue-to-antrean.js';
import { stayToVclaim } from './processes/stay-to-vclaim.js';
import { visitToPcare } from './processes/visit-to-pcare.js';
import { visitToReferral } from './processes/visit-to-referral.js';
import { visitToSatusehat } from './processes/visit-to-satusehat.js';
import { tubeToAnalyser } from './processes/tube-to-analyser.js';

const clinic: readonly DomainModule[] = [
  moduleOf('name', { events: nameEvents, aggregates: [uniqueName] }),
  processModule,
  ...moduleList,
];

/** Every module, and the timeline over all of their events. */
export const modules: readonly DomainModule[] = [...clinic, moduleOf('timeline', { views: [timelineOf(clinic)] })];

/** What follows from what (see processes/README.md). */
export const processes: readonly Process[] = [
  billToCommission,
  billToDischarge,
  consultationToBilling,
  consultationToPharmacy,
  facilityToStore,
  facilityReadyMade,
  patientImportChecking,
  patientImportRegistering,
  queueToAntrean,
  stayToVclaim,
  tubeToAnalyser,
  visitToPcare,
  visitToReferral,
  visitToSatusehat,
];
export const erasures = modules.flatMap(module => module.erasures);
export const dues = modules.flatMap(module => module.dues);
