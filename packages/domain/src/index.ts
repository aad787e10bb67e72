import { auditModule } from './audit/module.js';
import { bookingModule } from './booking/module.js';
import { consultationModule } from './consultation/module.js';
import { encounterModule } from './encounter/module.js';
import { patientErasure } from './patient/erasure.js';
import { patientModule } from './patient/module.js';
import { timelineOf } from './patient/timeline-view.js';
import { absenceDue } from './queue/absence-due.js';
import { queueModule } from './queue/module.js';
import { scheduleModule } from './schedule/module.js';
import { catalogueModule } from './catalogue/module.js';
import { inventoryModule } from './inventory/module.js';
import { settingsModule } from './settings/module.js';
import { uniqueName, nameEvents } from './kernel/name.js';
import { prescriptionModule } from './prescription/module.js';
import { consultationToBilling } from './processes/consultation-to-billing.js';
import { consultationToPharmacy } from './processes/consultation-to-pharmacy.js';
import { facilityToStore } from './processes/facility-to-store.js';
import { processModule } from './kernel/process/module.js';
import { recordModule } from './record/module.js';
import { reportModule } from './report/module.js';
import { shiftModule } from './shift/module.js';
import { transactionModule } from './transaction/module.js';
import { treatmentModule } from './treatment/module.js';
import { transactionListView } from './transaction/transaction-list-view.js';
import { identityModule } from './identity/module.js';
import { merchantModule } from './merchant/module.js';
import { moduleOf, type DomainModule } from './kernel/module.js';
import type { Erasure } from './kernel/erasure.js';
import type { Due, Process } from './kernel/process.js';

const clinic: readonly DomainModule[] = [
  moduleOf('name', { events: nameEvents, aggregates: [uniqueName] }),
  merchantModule,
  identityModule,
  settingsModule,
  catalogueModule,
  inventoryModule,
  patientModule,
  scheduleModule,
  encounterModule,
  queueModule,
  bookingModule,
  recordModule,
  treatmentModule,
  consultationModule,
  prescriptionModule,
  transactionModule,
  shiftModule,
  processModule,
  reportModule({ transactionList: transactionListView }),
  auditModule,
];

/** The clinic: every module, in the order of its README's table, and the timeline over all of their events. */
export const modules: readonly DomainModule[] = [...clinic, moduleOf('timeline', { views: [timelineOf(clinic)] })];

/** What follows from what (see processes/README.md), and what time alone triggers. */
export const processes: readonly Process[] = [consultationToBilling, consultationToPharmacy, facilityToStore];
/** By which events persons are forgotten. */
export const erasures: readonly Erasure[] = [patientErasure];
export const dues: readonly Due[] = [absenceDue];
