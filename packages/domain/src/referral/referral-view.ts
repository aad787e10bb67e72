import {
  referralBoard,
  referralDetail,
  ReferralStored,
  visitReferrals,
  type AskedOnDay,
} from '@alur/contracts/referral/rows';
import { failure, queuedBy, withoutWords } from '../asked-of-vclaim.js';
import { ERASED } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { Asked } from './numbering.js';

type Row = ReferralStored;

const key = (event: { data: { referralId: number } }) => event.data.referralId;

const saidIn = ({ data }: RecordedEvent<'ReferralDrafted'> | RecordedEvent<'ReferralDraftChanged'>) => ({
  ...{ type: data.type, plannedOn: data.plannedOn, reason: data.reason, destination: data.destination },
  ...{ toUnitId: data.unit?.unitId ?? null, toUnitName: data.unit?.unitName ?? null },
  ...{ diagnosisCode: data.diagnosis?.code ?? null, diagnosisName: data.diagnosis?.display ?? null },
  ...{ findings: data.findings, supporting: data.supporting, therapy: data.therapy },
});

const notYet = {
  ...{ requestedAt: null, acceptedAt: null, acceptedBy: null, externalNumber: null },
  ...{ numberRequest: null, numbered: null, numberChange: null, numberDeletion: null, waitsSince: null },
  ...{ bedId: null, bedName: null, heldUntil: null, rejectReason: null, cancelReason: null },
  ...{ departedAt: null, handover: null, escortLevel: null, conditionBefore: null, equipment: null, departedBy: null },
  ...{ arrivedAt: null, conditionAfter: null, receivedBy: null, nextEncounterId: null, answer: null },
};

const shown = ({ diagnosis, ...asked }: Asked): AskedOnDay => ({
  ...asked,
  diagnosis: { code: diagnosis.code, name: diagnosis.display },
});

const blank = <Text extends string | null>(text: Text) => text && ERASED;
const wordless = <Of extends { asked: AskedOnDay }>(of: Of): Of => ({
  ...of,
  asked: { ...of.asked, diagnosis: { ...of.asked.diagnosis, name: ERASED }, notes: blank(of.asked.notes) },
});
const forgotten = <Of extends { problem: Parameters<typeof withoutWords>[0] }>(of: Of | null): Of | null =>
  of && { ...of, problem: withoutWords(of.problem) };
const texts = (row: Row): Row => ({
  ...row,
  reason: ERASED,
  ...{ diagnosisName: blank(row.diagnosisName), findings: blank(row.findings) },
  ...{ supporting: blank(row.supporting), therapy: blank(row.therapy) },
  ...{ rejectReason: blank(row.rejectReason), cancelReason: blank(row.cancelReason) },
  ...{ conditionBefore: blank(row.conditionBefore), equipment: blank(row.equipment) },
  ...{ conditionAfter: blank(row.conditionAfter), acceptedBy: blank(row.acceptedBy) },
  handover: row.handover && { situation: ERASED, background: ERASED, assessment: ERASED, recommendation: ERASED },
  numberRequest: forgotten(row.numberRequest && wordless(row.numberRequest)),
  numbered: row.numbered && wordless(row.numbered),
  numberChange: forgotten(row.numberChange && wordless(row.numberChange)),
  numberDeletion: forgotten(row.numberDeletion),
  answer: row.answer && { diagnosis: ERASED, action: ERASED, advice: ERASED, answeredBy: ERASED },
});

/** Transfers and referrals; a patient who is under way is on the board of the unit that she comes from. */
export const referralView = view({
  name: 'referral',
  version: 4,
  row: ReferralStored,
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
    ['waitsSince'],
  ],
  topics: [
    { topic: referralBoard, by: { source: 'openSource' } },
    { topic: visitReferrals, by: { encounterId: 'encounterId' } },
    { topic: referralDetail, by: { referralId: 'id' } },
  ],
  derive: ({ status, source, numberRequest, numberChange, numberDeletion }) => ({
    openSource: status === 'done' || status === 'rejected' || status === 'cancelled' ? null : source,
    waitsSince:
      [numberRequest, numberChange, numberDeletion].find(asked => asked?.status === 'queued')?.requested.at ?? null,
  }),
  on: {
    ReferralDrafted: {
      key,
      first: (event): Row => {
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
        numberRequest: externalNumber === null ? row.numberRequest : null,
        acceptedBy: acceptingOfficer ?? acceptedBy.name,
        ...{ bedId: hold?.bedId ?? null, heldUntil: hold?.until ?? null },
        bedName: hold && `${hold.roomName}, ${hold.bedName}`,
        ...{ toUnitId: hold?.unitId ?? row.toUnitId, toUnitName: hold?.unitName ?? row.toUnitName },
        status: 'ready_transfer' as const,
      }),
    },
    ReferralNumbered: {
      key,
      next: (row, { data: { externalNumber, issued = null }, revision }) => ({
        ...{ ...row, revision, externalNumber, numberRequest: null },
        numbered: issued && { eligibilityLetter: issued.eligibilityLetter, asked: shown(issued.asked) },
        ...{ numberChange: null, numberDeletion: null },
      }),
    },
    ReferralNumberRequested: {
      key,
      next: (row, { data: { request, asked, requestedBy }, meta, revision }) => ({
        ...{ ...row, revision },
        numberRequest: { ...queuedBy(requestedBy.name, meta.at), request, asked: shown(asked) },
      }),
    },
    ReferralNumberRequestFailed: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, numberRequest: row.numberRequest && { ...row.numberRequest, ...failure(data) } },
      }),
    },
    ReferralNumberRequestWithdrawn: {
      key,
      next: (row, { revision }) => ({ ...row, revision, numberRequest: null }),
    },
    ReferralNumberChangeRequested: {
      key,
      next: (row, { data: { change, asked, requestedBy }, meta, revision }) => ({
        ...{ ...row, revision },
        numberChange: { ...queuedBy(requestedBy.name, meta.at), change, asked: shown(asked) },
      }),
    },
    ReferralNumberChanged: {
      key,
      next: (row, { data: { asked }, revision }) => ({
        ...{ ...row, revision, numberChange: null },
        numbered: { eligibilityLetter: row.numbered?.eligibilityLetter ?? null, asked: shown(asked) },
      }),
    },
    ReferralNumberChangeFailed: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, numberChange: row.numberChange && { ...row.numberChange, ...failure(data) } },
      }),
    },
    ReferralNumberDeletionRequested: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...{ ...row, revision, numberDeletion: queuedBy(data.requestedBy.name, meta.at) },
      }),
    },
    ReferralNumberDeleted: {
      key,
      next: (row, { revision }) => ({
        ...{ ...row, revision, externalNumber: null, numbered: null, numberChange: null, numberDeletion: null },
      }),
    },
    ReferralNumberDeletionFailed: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, numberDeletion: row.numberDeletion && { ...row.numberDeletion, ...failure(data) } },
      }),
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
    ...agedPatientLabels<Row>(texts),
  },
});
