// Made from the folders of modules by `npm run registries`; nobody edits it.
import { claimedVisitNotices, claimedBillNotices } from './casemix/notices.js';
import { rejectedNotices, orderedForNotices, criticalNotices } from './laboratory/notices.js';
import { stopNotices } from './medication/notices.js';
import { prescriptionNotices, verbalPrescriptionNotices } from './prescription/notices.js';
import { radiologyOrderedForNotices, radiologyCriticalNotices, reportNotices, radiologyRefusedNotices } from './radiology/notices.js';
import { noteReviewNotices, telephoneOrderNotices } from './record/notices.js';
import { toScheduleNotices, postponedNotices, refusedSurgeryNotices } from './surgery/notices.js';
import { topUpNotices } from './transaction/notices.js';
import { refusedNotices } from './treatment/notices.js';
/** What every module tells people that they have to do. */
export const declaredNotices = [
  claimedVisitNotices,
  claimedBillNotices,
  rejectedNotices,
  orderedForNotices,
  criticalNotices,
  stopNotices,
  prescriptionNotices,
  verbalPrescriptionNotices,
  radiologyOrderedForNotices,
  radiologyCriticalNotices,
  reportNotices,
  radiologyRefusedNotices,
  noteReviewNotices,
  telephoneOrderNotices,
  toScheduleNotices,
  postponedNotices,
  refusedSurgeryNotices,
  topUpNotices,
  refusedNotices,
] as const;
