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

/**
 * Its bill was opened for charges again, so that it may come to something else than is claimed. A bill names its visits
 * in their order, and the last is the one that the claim is about.
 */
export const claimedBillNotices = notice({
  kind: 'claimed-bill-reopened',
  desk: 'claim',
  subject: data => ('encounterId' in data ? data.encounterId : (data.encounterIds.at(-1) ?? 0)),
  begins: { ClaimOpened: event => ({ ...patientIn(event), staffId: null }) },
  raised: { BillReopened: () => null },
  settled: ['BillClosed', 'TransactionPaid', 'ClaimReopened', 'ClaimCancelled'],
});
