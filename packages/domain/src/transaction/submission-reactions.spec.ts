import { expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { bare, BILL, of } from './testing/bills.js';
import { transactionDetailView } from './transaction-detail-view.js';
import { transactionListView } from './transaction-list-view.js';

const visit = { encounterId: 3, patientId: 5, unitId: 2 };
const attached = { type: 'EncounterAttached' as const, data: { ...of, encounterId: 3, kind: 'outpatient' as const } };
const requested = { type: 'SatusehatSubmissionRequested', data: { ...visit, cause: 'visit_finished' } };
const failed = (willRetry: boolean) => ({ type: 'SatusehatSubmissionFailed', data: { ...visit, willRetry } });
const completed = { type: 'SatusehatSubmissionCompleted', data: { ...visit, resources: 1 } };
const waived = { type: 'SatusehatSubmissionWaived', data: visit };

it('says on the bill’s page and in the list alike how its visit stands with SATUSEHAT', () => {
  for (const [events, status] of [
    [[], null],
    [[requested], 'queued'],
    [[requested, failed(true)], 'queued'],
    [[requested, failed(false)], 'failed'],
    [[requested, completed], 'sent'],
    [[requested, waived], 'waived'],
  ] as const) {
    const { clinic } = given({ [BILL]: [...bare().slice(0, -1), attached], 'satusehat-3': events });
    for (const view of [transactionDetailView, transactionListView])
      expect(clinic.rows(view)).toMatchObject([{ encounterId: 3, satusehatStatus: status }]);
  }
});
