import { BackReferralStored, visitBackReferrals } from '@alur/contracts/back-referral/rows';
import { failure, queuedBy, withoutWords } from '../asked-of-vclaim.js';
import { ERASED } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { EventData } from './events.js';

type Row = BackReferralStored;
const key = (event: { data: { backReferralId: number } }) => event.data.backReferralId;

type Begun = RecordedEvent<'BackReferralRequested' | 'BackReferralIssued'>;
const begun = (
  { data, meta, revision }: Begun,
  {
    eligibilityLetter,
    programme,
    doctor,
    patientName,
    recordNumber,
    gender,
    age,
  }: Omit<NonNullable<EventData<'BackReferralIssued'>['typed']>, 'recordedBy'>,
  by: string,
) => ({
  ...{ id: data.backReferralId, revision, encounterId: data.encounterId, patientId: data.patientId },
  ...{ personId: data.patientId, patientName, recordNumber, gender, age, date: meta.localDate },
  ...{ eligibilityLetter, programme, doctor },
  ...{ requested: { by, at: meta.at }, problem: null, deletion: null, waitsSince: null },
});

/** The back-referrals of patients, and how they stand with VClaim. */
export const backReferralView = view({
  name: 'back_referral',
  version: 1,
  row: BackReferralStored,
  indexes: [['encounterId'], ['patientId'], ['personId'], ['status', 'date'], ['date'], ['waitsSince']],
  topics: [{ topic: visitBackReferrals, by: { encounterId: 'encounterId' } }],
  derive: ({ status, requested, deletion }) => ({
    waitsSince: status === 'queued' ? requested.at : deletion?.status === 'queued' ? deletion.requested.at : null,
  }),
  on: {
    BackReferralRequested: {
      key,
      first: (event): Row => {
        const { notes, advice, medicines, requestedBy } = event.data;
        return {
          ...{ ...begun(event, event.data, requestedBy.name), notes, advice, medicines, status: 'queued' },
          ...{ number: null, issuedOn: null, isTyped: false },
        };
      },
    },
    BackReferralIssued: {
      key,
      first: (event): Row | null => {
        const { typed, number, issuedOn } = event.data;
        return (
          typed && {
            ...{ ...begun(event, typed, typed.recordedBy.name), notes: null, advice: null, medicines: [] },
            ...{ number, issuedOn, isTyped: true, status: 'issued' },
          }
        );
      },
      next: (row, { data: { number, issuedOn }, revision }) => ({
        ...{ ...row, revision, status: 'issued' as const, number, issuedOn, problem: null },
      }),
    },
    BackReferralRequestFailed: { key, next: (row, { data, revision }) => ({ ...row, revision, ...failure(data) }) },
    BackReferralRequestWithdrawn: {
      key,
      next: (row, { revision }) => ({ ...row, revision, status: 'withdrawn' as const, problem: null }),
    },
    BackReferralDeletionRequested: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...{ ...row, revision, deletion: queuedBy(data.requestedBy.name, meta.at) },
      }),
    },
    BackReferralDeletionFailed: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, deletion: row.deletion && { ...row.deletion, ...failure(data) } },
      }),
    },
    BackReferralVoided: {
      key,
      next: (row, { revision }) => ({ ...row, revision, status: 'voided' as const, deletion: null }),
    },
    ...agedPatientLabels<Row>(row => ({
      ...{ ...row, programme: { ...row.programme, name: ERASED } },
      ...{ notes: row.notes && ERASED, advice: row.advice && ERASED, problem: withoutWords(row.problem) },
      deletion: row.deletion && { ...row.deletion, problem: withoutWords(row.deletion.problem) },
    })),
  },
});
