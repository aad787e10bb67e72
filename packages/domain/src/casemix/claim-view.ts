import { claimOne, ClaimRow } from '@alur/contracts/casemix/rows';
import { ERASED } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const key = (event: { data: { claimId: number } }) => event.data.claimId;
const step = ({ name }: { name: string }, { meta }: { meta: { at: string } }) => ({ by: name, at: meta.at });
const coded = ({ code, display }: { code: string; display: string }) => ({ code, name: display });

/** Claims, from the first code to the frozen prices. */
export const claimView = view({
  name: 'casemix_claim',
  version: 1,
  row: ClaimRow,
  indexes: [['status', 'date'], ['date', 'care'], ['patientId'], ['personId']],
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
        ...{ ...row, revision, status: 'coded' as const, reason: data.reason },
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
    ...agedPatientLabels<ClaimRow>(row => ({
      ...row,
      diagnoses: row.diagnoses.map(each => ({ ...each, name: ERASED })),
      reason: row.reason && ERASED,
    })),
  },
});
