import { referralBoard, referralDetail, ReferralRow, visitReferrals } from '@alur/contracts/referral/rows';
import { ERASED } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

const key = (event: { data: { referralId: number } }) => event.data.referralId;

const saidIn = ({ data }: RecordedEvent<'ReferralDrafted'> | RecordedEvent<'ReferralDraftChanged'>) => ({
  ...{ type: data.type, plannedOn: data.plannedOn, reason: data.reason, destination: data.destination },
  ...{ toUnitId: data.unit?.unitId ?? null, toUnitName: data.unit?.unitName ?? null },
  ...{ diagnosisCode: data.diagnosis?.code ?? null, diagnosisName: data.diagnosis?.display ?? null },
  ...{ findings: data.findings, supporting: data.supporting, therapy: data.therapy },
});

const notYet = {
  ...{ requestedAt: null, acceptedAt: null, acceptedBy: null, externalNumber: null },
  ...{ bedId: null, bedName: null, heldUntil: null, rejectReason: null, cancelReason: null },
  ...{ departedAt: null, handover: null, escortLevel: null, conditionBefore: null, equipment: null, departedBy: null },
  ...{ arrivedAt: null, conditionAfter: null, receivedBy: null, nextEncounterId: null, answer: null },
};

const blank = <Text extends string | null>(text: Text) => text && ERASED;
const texts = (row: ReferralRow): ReferralRow => ({
  ...row,
  reason: ERASED,
  ...{ diagnosisName: blank(row.diagnosisName), findings: blank(row.findings) },
  ...{ supporting: blank(row.supporting), therapy: blank(row.therapy) },
  ...{ rejectReason: blank(row.rejectReason), cancelReason: blank(row.cancelReason) },
  ...{ conditionBefore: blank(row.conditionBefore), equipment: blank(row.equipment) },
  ...{ conditionAfter: blank(row.conditionAfter), acceptedBy: blank(row.acceptedBy) },
  handover: row.handover && { situation: ERASED, background: ERASED, assessment: ERASED, recommendation: ERASED },
  answer: row.answer && { diagnosis: ERASED, action: ERASED, advice: ERASED, answeredBy: ERASED },
});

/** Transfers and referrals; a patient who is under way is on the board of the unit that she comes from. */
export const referralView = view({
  name: 'referral',
  version: 3,
  row: ReferralRow,
  indexes: [
    ['encounterId'],
    ['patientId'],
    ['personId'],
    ['status', 'date'],
    ['source', 'status'],
    ['type', 'status'],
    ['unitId'],
    ['toUnitId'],
    ['openSource'],
  ],
  topics: [
    { topic: referralBoard, by: { source: 'openSource' } },
    { topic: visitReferrals, by: { encounterId: 'encounterId' } },
    { topic: referralDetail, by: { referralId: 'id' } },
  ],
  derive: ({ status, source }) => ({
    openSource: status === 'done' || status === 'rejected' || status === 'cancelled' ? null : source,
  }),
  on: {
    ReferralDrafted: {
      key,
      first: (event): ReferralRow => {
        const { data, meta, revision } = event;
        return {
          ...{ id: data.referralId, revision, encounterId: data.encounterId, patientId: data.patientId },
          ...{ personId: data.patientId, patientName: data.patientName, recordNumber: data.recordNumber },
          ...{ gender: data.gender, age: data.age, date: meta.localDate, source: data.source, openSource: data.source },
          ...{ status: 'draft', payer: data.payer, insurer: data.insurer, unitId: data.unitId },
          ...{ unitName: data.unitName, draftedBy: data.draftedBy.name, ...notYet, ...saidIn(event) },
        };
      },
    },
    ReferralDraftChanged: { key, next: (row, event) => ({ ...row, revision: event.revision, ...saidIn(event) }) },
    ReferralRequested: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, requestedAt: data.effectiveAt },
        status: 'waiting_confirmation' as const,
      }),
    },
    ReferralAccepted: {
      key,
      next: (row, { data: { effectiveAt, acceptedBy, acceptingOfficer, externalNumber, hold }, revision }) => ({
        ...{ ...row, revision, acceptedAt: effectiveAt, externalNumber: externalNumber ?? row.externalNumber },
        acceptedBy: acceptingOfficer ?? acceptedBy.name,
        ...{ bedId: hold?.bedId ?? null, heldUntil: hold?.until ?? null },
        bedName: hold && `${hold.roomName}, ${hold.bedName}`,
        ...{ toUnitId: hold?.unitId ?? row.toUnitId, toUnitName: hold?.unitName ?? row.toUnitName },
        status: 'ready_transfer' as const,
      }),
    },
    ReferralNumbered: {
      key,
      next: (row, { data: { externalNumber }, revision }) => ({ ...row, revision, externalNumber }),
    },
    ReferralRejected: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, rejectReason: data.reason },
        status: 'rejected' as const,
      }),
    },
    ReferralDeparted: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, departedAt: data.effectiveAt, handover: data.handover, escortLevel: data.escortLevel },
        ...{ conditionBefore: data.conditionBefore, equipment: data.equipment, departedBy: data.departedBy.name },
        status: 'ongoing_transfer' as const,
      }),
    },
    ReferralArrived: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, arrivedAt: data.effectiveAt, conditionAfter: data.conditionAfter },
        ...{ receivedBy: data.receivedBy.name, nextEncounterId: data.nextEncounterId },
        status: 'done' as const,
      }),
    },
    ReferralCancelled: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, cancelReason: data.reason },
        status: 'cancelled' as const,
      }),
    },
    ReferralAnswered: {
      key,
      next: (row, { data: { diagnosis, action, advice, answeredBy }, revision }) => ({
        ...{ ...row, revision },
        answer: { diagnosis, action, advice, answeredBy },
      }),
    },
    ...agedPatientLabels<ReferralRow>(texts),
  },
});
