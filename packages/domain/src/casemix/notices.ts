import { patientIn } from '../kernel/notice.js';
import { notice } from '../vocabulary.js';

/** The visit that a claim is about was reopened: its codes and charges may become others than those that are claimed. */
export const claimedVisitNotices = notice({
  kind: 'claimed-visit-reopened',
  desk: 'claim',
  subject: ({ encounterId }) => encounterId,
  begins: { ClaimOpened: event => ({ ...patientIn(event), staffId: null }) },
  raised: { EncounterReopened: ({ data }) => data.reason, EncounterResumed: ({ data }) => data.reason },
  settled: ['EncounterConcluded', 'EncounterFinished', 'ClaimReopened', 'ClaimCancelled'],
});
