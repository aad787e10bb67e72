import type { SubmissionProblem } from '@alur/contracts/casemix/enums';
import { claimOne, ClaimRow } from '@alur/contracts/casemix/rows';
import { ERASED } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { withGrouping } from './claim.js';

const key = (event: { data: { claimId: number } }) => event.data.claimId;
const step = ({ name }: { name: string }, { meta }: { meta: { at: string } }) => ({ by: name, at: meta.at });
const coded = ({ code, display }: { code: string; display: string }) => ({ code, name: display });

/** How a claim stands with E-Klaim before anybody has asked it, and after it was reopened. */
const unsent = {
  ...{ submission: 'unsent', goal: null, requestedAt: null, sentAt: null, groupings: [], problem: null },
} satisfies Partial<ClaimRow>;

/** Claims, from the first code to the frozen prices, and how they stand with E-Klaim. */
export const claimView = view({
  name: 'casemix_claim',
  version: 4,
  row: ClaimRow,
  indexes: [
    ['status', 'date'],
    ['date', 'care'],
    ['careUntil', 'care'],
    ['letterNumber'],
    ['submission', 'requestedAt'],
    ['patientId'],
    ['personId'],
  ],
  topics: [{ topic: claimOne, by: { id: 'id' } }],
  on: {
    ClaimOpened: {
      key,
      first: (e): ClaimRow => {
        const { data, meta, revision } = e;
        const { encounterIds, letterNumber, care, careFrom, careUntil } = data;
        return {
          ...{ id: data.claimId, revision, encounterId: data.encounterId, patientId: data.patientId },
          ...{ personId: data.patientId, patientName: data.patientName, recordNumber: data.recordNumber },
          ...{ gender: data.gender, age: data.age, status: 'open', date: meta.localDate },
          ...{ care, letterNumber, encounterIds, careFrom, careUntil },
          ...{ diagnoses: [], procedures: [] },
          ...{ primaryDiagnosis: null, data: null, careClass: null, tariff: null, total: null, coder: null },
          ...{ reason: null, opened: step(data.openedBy, e), finalized: null, ended: null },
          ...{ ...unsent, request: 0 },
        };
      },
    },
    ClaimCoded: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'coded' as const, coder: data.codedBy.name },
        diagnoses: data.diagnoses.map(coded),
        procedures: data.procedures.map(each => ({ ...coded(each.coding), quantity: each.quantity })),
        primaryDiagnosis: data.diagnoses[0]?.code ?? null,
      }),
    },
    ClaimDataChanged: {
      key,
      next: (row, { data, revision }) => {
        const { admissionMode, careClass, upgrade, icuLos, ventilation, birthWeight, systolic, diastolic } = data;
        const { dischargeStatus, attendingDoctor, subAcuteAdl, chronicAdl } = data;
        return {
          ...{ ...row, revision, careClass },
          data: {
            ...{ admissionMode, careClass, upgrade, icuLos, ventilation, birthWeight, systolic, diastolic },
            ...{ dischargeStatus, subAcuteAdl, chronicAdl },
            attendingDoctor: { staffId: attendingDoctor.staffId, name: attendingDoctor.name },
          },
        };
      },
    },
    ClaimFinalized: {
      key,
      next: (row, e) => ({
        ...{ ...row, revision: e.revision, status: 'finalized' as const, coder: e.data.coder.name },
        ...{ tariff: e.data.tariff, total: e.data.total, finalized: step(e.data.coder, e) },
      }),
    },
    ClaimReopened: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, ...unsent, revision, status: 'coded' as const, reason: data.reason },
        ...{ tariff: null, total: null, finalized: null },
      }),
    },
    ClaimCancelled: {
      key,
      next: (row, e) => ({
        ...{ ...row, revision: e.revision, status: 'cancelled' as const, reason: e.data.reason },
        ended: step(e.data.cancelledBy, e),
      }),
    },
    ClaimSubmissionRequested: {
      key,
      next: (row, { data: { goal }, meta, revision }) => ({
        ...{ ...row, revision, submission: 'queued' as const, request: row.request + 1, goal },
        ...{ requestedAt: meta.at, problem: null },
      }),
    },
    ClaimGrouped: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, groupings: withGrouping(row.groupings, data) },
        ...(row.goal === 'grouped' && data.system === 'inacbg' && { submission: 'grouped' as const, problem: null }),
      }),
    },
    ClaimSubmitted: {
      key,
      next: (row, { meta, revision }) => ({
        ...{ ...row, revision, submission: 'sent' as const, sentAt: meta.at, problem: null },
      }),
    },
    ClaimSubmissionFailed: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...{ ...row, revision, submission: data.willRetry ? ('queued' as const) : ('failed' as const) },
        problem: {
          ...{ problem: data.problem as SubmissionProblem, method: data.method },
          ...{ errorNo: data.errorNo, message: data.message, at: meta.at },
        },
      }),
    },
    ...agedPatientLabels<ClaimRow>(row => ({
      ...row,
      diagnoses: row.diagnoses.map(each => ({ ...each, name: ERASED })),
      reason: row.reason && ERASED,
      groupings: row.groupings.map(each => ({ ...each, description: ERASED })),
      problem: row.problem && { ...row.problem, message: row.problem.message && ERASED },
    })),
  },
});
