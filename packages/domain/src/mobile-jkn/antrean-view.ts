import type { BpjsProblem } from '@alur/contracts/bpjs/enums';
import type { AntreanStep } from '@alur/contracts/mobile-jkn/enums';
import { antreanOpen, antreanVisit, AntreanVisitRow, type AntreanStepEntry } from '@alur/contracts/mobile-jkn/rows';
import { view } from '../vocabulary.js';

const key = ({ data }: { data: { encounterId: number } }) => data.encounterId;

const withStep = (row: AntreanVisitRow, step: AntreanStep, change: Partial<AntreanStepEntry>): AntreanVisitRow => ({
  ...row,
  steps: row.steps.map(each => (each.step === step ? { ...each, ...change } : each)),
});

/** What BPJS is told of each visit's number, and what of it waits or failed. */
export const antreanVisitView = view({
  name: 'antrean_visit',
  version: 2,
  row: AntreanVisitRow,
  indexes: [['unfinished'], ['waitsSince'], ['encounterId'], ['personId'], ['patientId']],
  topics: [
    { topic: antreanOpen, by: { unfinished: 'unfinished' } },
    { topic: antreanVisit, by: { encounterId: 'encounterId' } },
  ],
  derive: ({ steps }) => {
    const next = steps.find(({ status }) => status !== 'sent');
    return {
      unfinished: next ? ('yes' as const) : null,
      waitsSince: next?.status === 'queued' ? next.requestedAt : null,
    };
  },
  on: {
    AntreanStepRequested: {
      key,
      first: ({ data: { encounterId, patientId, step, place = null }, meta }): AntreanVisitRow => ({
        ...{ id: encounterId, encounterId, patientId, personId: patientId, waitsSince: null, unfinished: null },
        steps: [{ step, status: 'queued', requestedAt: meta.at, happenedAt: meta.at, place, problem: null }],
      }),
      next: (row, { data: { step, place }, meta }) => {
        const asked = { step, status: 'queued' as const, requestedAt: meta.at, problem: null, ...(place && { place }) };
        if (step === 'moved' && place) return { ...row, steps: [{ ...asked, place, happenedAt: meta.at }] };
        return row.steps.some(each => each.step === step)
          ? withStep(row, step, asked)
          : { ...row, steps: [...row.steps, { place: null, ...asked, happenedAt: meta.at }] };
      },
    },
    AntreanStepSent: { key, next: (row, { data }) => withStep(row, data.step, { status: 'sent', problem: null }) },
    AntreanStepFailed: {
      key,
      next: (row, { data: { step, problem, code, message, willRetry }, meta }) =>
        withStep(row, step, {
          status: willRetry ? 'queued' : 'failed',
          problem: { problem: problem as BpjsProblem, code, message, at: meta.at },
        }),
    },
    PatientsMerged: {
      where: ({ data }) => ({ patientId: data.mergedId }),
      next: (row, { data }) => ({ ...row, personId: data.patientId }),
    },
    PatientsUnmerged: {
      where: ({ data }) => ({ patientId: data.mergedId }),
      next: row => ({ ...row, personId: row.patientId }),
    },
    PatientErased: { where: ({ data }) => ({ personId: data.patientId }), next: () => null },
  },
});
