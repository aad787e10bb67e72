import { ageOn } from '@alur/contracts/patient/age';
import {
  laboratoryBoard,
  laboratoryOrder,
  LaboratoryOrderRow,
  visitLaboratory,
  type LaboratorySpecimenEntry,
} from '@alur/contracts/laboratory/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy, nameless } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import { specimensOf } from './order.js';

const key = (event: { data: { orderId: number } }) => event.data.orderId;

const awaited: Pick<LaboratorySpecimenEntry, 'status' | 'number' | 'collectedAt' | 'collectedBy'> = {
  ...{ status: 'awaited', number: null, collectedAt: null, collectedBy: null },
};

const opened = ({ data, meta, revision }: RecordedEvent<'LaboratoryOrdered'>): LaboratoryOrderRow => {
  const { tests, scheduledAt, dueAt, birthDate } = data;
  return {
    ...{ id: data.orderId, revision, encounterId: data.encounterId },
    ...{ patientId: data.patientId, personId: data.patientId },
    ...{ patientName: data.patientName, recordNumber: data.recordNumber, gender: data.gender, birthDate },
    ...{ age: ageOn(birthDate, meta.localDate), date: meta.localDate, status: 'ordered', board: 'open' },
    ...{
      unitName: data.unitName,
      unitSource: data.unitSource ?? null,
      requesterId: data.requester.staffId,
      requester: data.requester.name,
    },
    ...{ onBehalfOfId: data.onBehalfOf?.staffId ?? null, onBehalfOf: data.onBehalfOf?.name ?? null },
    ...{ acknowledgedAt: null, coverLetterId: data.coverLetterId ?? null, continues: data.continues ?? null },
    ...{ referringDoctor: data.referringDoctor, payer: data.payer, priority: data.priority, fasting: data.fasting },
    ...{ clinicalNotes: data.clinicalNotes ?? '', medicationNotes: data.medicationNotes ?? '' },
    items: data.items.map(({ name }) => name),
    requested: data.items.map(({ kind, id }) => ({ kind, id })),
    ...{ orderedAt: data.effectiveAt, scheduledAt, dueAt },
    specimens: specimensOf(tests).map(each => ({ ...each, ...awaited, rejection: null })),
    ...{ tests: tests.length, entered: [], verified: [], validated: [] },
    ...{ criticalPending: [], criticalSince: null, endedAt: null, endReason: null },
    ...{ rejected: 0, criticals: 0, called: 0, calledInTime: 0, verificationCode: null },
  };
};

const withSpecimen = (
  row: LaboratoryOrderRow,
  id: number,
  change: Partial<LaboratorySpecimenEntry>,
): LaboratoryOrderRow => {
  const specimens = row.specimens.map(each => (each.specimenId === id ? { ...each, ...change } : each));
  const isBegun = specimens.some(({ status }) => status !== 'awaited') || row.entered.length > 0;
  return { ...row, specimens, status: isBegun ? 'begun' : 'ordered' };
};

/** An order that ended leaves the board, unless a critical value was not communicated yet. */
const ended = (
  row: LaboratoryOrderRow,
  status: LaboratoryOrderRow['status'],
  at: string,
  endReason: string | null,
): LaboratoryOrderRow => ({
  ...{ ...row, status, endedAt: at, endReason },
  board: row.criticalPending.length > 0 ? 'open' : null,
});

const pending = (row: LaboratoryOrderRow, criticalPending: number[], at: string): LaboratoryOrderRow => ({
  ...{ ...row, criticalPending },
  criticalSince: criticalPending.length === 0 ? null : (row.criticalSince ?? at),
  board: row.endedAt === null || criticalPending.length > 0 ? 'open' : null,
});

/** DOMAIN 2.7: the responsible doctor must be notified within thirty minutes. */
const IN_TIME_MS = 30 * 60_000;

const called = (
  row: LaboratoryOrderRow,
  { parameterIds, effectiveAt }: { parameterIds: readonly number[]; effectiveAt: string },
): LaboratoryOrderRow => {
  const { length } = parameterIds;
  const isInTime = row.criticalSince !== null && Date.parse(effectiveAt) - Date.parse(row.criticalSince) <= IN_TIME_MS;
  return { ...row, called: row.called + length, calledInTime: row.calledInTime + (isInTime ? length : 0) };
};

const without = (ids: readonly number[], gone: readonly number[]) => ids.filter(each => !gone.includes(each));

const withAll = (ids: readonly number[], more: readonly number[]): number[] => [...new Set([...ids, ...more])];

const erased = (row: LaboratoryOrderRow): LaboratoryOrderRow => ({
  ...nameless(row),
  ...{ age: null, birthDate: null, endReason: row.endReason && ERASED },
  clinicalNotes: row.clinicalNotes && ERASED,
  medicationNotes: row.medicationNotes && ERASED,
  specimens: row.specimens.map(each => ({
    ...each,
    rejection: each.rejection && { ...each.rejection, note: each.rejection.note && ERASED },
  })),
});

/** The orders, for the desk's boards and for the visit's open orders. */
export const laboratoryOrderView = view({
  name: 'laboratory_order',
  version: 6,
  row: LaboratoryOrderRow,
  indexes: [
    ['board'],
    ['date', 'status'],
    ['status', 'id'],
    ['unitSource', 'id'],
    ['encounterId'],
    ['personId', 'date'],
    ['patientId', 'date'],
  ],
  topics: [
    { topic: laboratoryBoard, by: { board: 'board' } },
    { topic: laboratoryOrder, by: { id: 'id' } },
    { topic: visitLaboratory, by: { encounterId: 'encounterId' } },
  ],
  on: {
    LaboratoryOrdered: { key, first: opened },
    LaboratoryOrderAcknowledged: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, acknowledgedAt: data.effectiveAt }),
    },
    LaboratorySpecimenCollected: {
      key,
      next: (row, { data, revision }) =>
        data.specimens.reduce(
          (before, { specimenId, number }) =>
            withSpecimen(before, specimenId, {
              ...{ status: 'collected', number, rejection: null },
              ...{ collectedAt: data.effectiveAt, collectedBy: data.collectedBy.name },
            }),
          { ...row, revision },
        ),
    },
    LaboratorySpecimenReceived: {
      key,
      next: (row, { data, revision }) => withSpecimen({ ...row, revision }, data.specimenId, { status: 'received' }),
    },
    LaboratorySpecimenRejected: {
      key,
      next: (row, { data, meta, revision }) => {
        const { cause, note, number, rejectedBy } = data;
        const rejection = { cause, note: note ?? '', number, by: rejectedBy.name };
        const left = {
          entered: without(row.entered, data.discarded),
          verified: without(row.verified, data.discarded),
        };
        const pendingLeft = pending(
          { ...row, revision, ...left, rejected: row.rejected + 1 },
          without(row.criticalPending, data.discarded),
          meta.at,
        );
        return withSpecimen(pendingLeft, data.specimenId, { ...awaited, rejection });
      },
    },
    LaboratoryResultEntered: {
      key,
      next: (row, { data, meta, revision }) =>
        pending(
          {
            ...{ ...row, revision, status: 'begun' },
            entered: withAll(row.entered, [data.parameterId]),
            verified: without(row.verified, [data.parameterId]),
          },
          without(row.criticalPending, [data.parameterId]),
          meta.at,
        ),
    },
    LaboratoryResultVerified: {
      key,
      next: (row, { data, meta, revision }) =>
        pending(
          {
            ...{ ...row, revision, verified: withAll(row.verified, data.parameterIds) },
            criticals: row.criticals + data.critical.length,
          },
          withAll(row.criticalPending, data.critical),
          meta.at,
        ),
    },
    LaboratoryResultValidated: {
      key,
      next: (row, { data, meta, revision }) => {
        const validated = withAll(row.validated, data.parameterIds);
        const verificationCode = row.verificationCode ?? data.verification?.code ?? null;
        const after = { ...row, revision, validated, verificationCode };
        return validated.length === row.tests ? ended(after, 'done', meta.at, null) : after;
      },
    },
    LaboratoryResultCorrected: {
      key,
      next: (row, { data, meta, revision }) => {
        const others = without(row.criticalPending, [data.parameterId]);
        const criticals = row.criticals + (data.critical ? 1 : 0);
        return pending(
          { ...row, revision, criticals },
          data.critical ? [...others, data.parameterId] : others,
          meta.at,
        );
      },
    },
    LaboratoryCriticalValueCommunicated: {
      key,
      next: (row, { data, meta, revision }) =>
        pending(called({ ...row, revision }, data), without(row.criticalPending, data.parameterIds), meta.at),
    },
    LaboratoryOrderCancelled: {
      key,
      next: (row, { data, meta, revision }) => ended({ ...row, revision }, 'cancelled', meta.at, data.reason),
    },
    LaboratoryOrderRefused: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...ended({ ...row, revision, criticalPending: [] }, 'not_done', meta.at, data.reason),
        criticalSince: null,
      }),
    },
    ...labelledBy<LaboratoryOrderRow>(
      (row, { name, recordNumber, gender, birthDate }) => ({
        ...{ ...row, patientName: name, recordNumber, gender, birthDate },
        age: ageOn(birthDate, row.date),
      }),
      erased,
    ),
  },
});
