import { judge, rangeFor } from '@alur/contracts/laboratory/interpret';
import { laboratorySheet, LaboratoryTestRow, visitResults, type ResultVersion } from '@alur/contracts/laboratory/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy, nameless, type PersonLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { OrderedTest } from './events.js';

const idOf = (orderId: number, parameterId: number): string => `${orderId}_${parameterId}`;
const one = ({ data }: { data: { orderId: number; parameterId: number } }) => idOf(data.orderId, data.parameterId);
const some = ({ data }: { data: { orderId: number; parameterIds: number[] } }) =>
  data.parameterIds.map(each => idOf(data.orderId, each));
const ofOrder = ({ data }: { data: { orderId: number } }) => ({ orderId: data.orderId });

const nothing = {
  ...{
    text: null,
    microbiology: null,
    number: null,
    comparator: null,
    flag: null,
    flagBefore: null,
    critical: false,
    reference: null,
  },
  ...{ communicatedAt: null, communicatedTo: null, delta: false, previous: null, origin: null, note: '', version: 0 },
  ...{ deviceId: null, validatedById: null },
  ...{ versions: [], enteredBy: null, verifiedBy: null, validatedBy: null, validatedAt: null },
};

const opened = ({ data, meta }: RecordedEvent<'LaboratoryOrdered'>, test: OrderedTest): LaboratoryTestRow => {
  const { specimen, goalMinutes: _, loinc: __, ...shown } = test;
  return {
    ...{ id: idOf(data.orderId, test.parameterId), orderId: data.orderId, encounterId: data.encounterId },
    ...{ shownIn: null, patientId: data.patientId, personId: data.patientId, patientName: data.patientName },
    ...{ recordNumber: data.recordNumber, gender: data.gender, birthDate: data.birthDate, pregnancy: data.pregnancy },
    ...{ date: meta.localDate, ...shown, specimenId: specimen?.specimenId ?? null, status: 'waiting' },
    ...{ workable: false, sentTo: null, collectedAt: null, ...nothing },
  };
};

/** How many versions a row has at most (SHAPES, Rows). */
const MOST = 20;

type Value = RecordedEvent<'LaboratoryResultEntered' | 'LaboratoryResultCorrected'>['data'];
const valued = (row: LaboratoryTestRow, data: Value, by: string, reason: string | null): LaboratoryTestRow => {
  const { text, number, comparator, flag, critical, reference, previous, delta, origin, version, effectiveAt } = data;
  const said: ResultVersion = { version, text, flag, at: effectiveAt, by, reason };
  return {
    ...{ ...row, text, number, comparator, flag, flagBefore: null, critical, reference, delta, origin, version },
    deviceId: data.deviceId,
    previous: previous && { text: previous.text, number: previous.number, at: previous.effectiveAt },
    ...{ note: data.note ?? '', microbiology: data.microbiology ?? null },
    ...{ communicatedAt: null, communicatedTo: null, enteredBy: by },
    versions: [...row.versions, said].slice(-MOST),
  };
};

/** CASES, Laboratory: range and flag are computed again when age or sex is corrected, and what changed is marked. */
const judgedAgain = (row: LaboratoryTestRow, { name, recordNumber, gender, birthDate }: PersonLabels) => {
  const labelled = { ...row, patientName: name, recordNumber, gender, birthDate };
  const { text, number, comparator, pregnancy, ranges, date, method, deviceId } = row;
  // A culture's result does not depend on age or sex.
  if (row.microbiology !== null) return labelled;
  if (text === null || text === ERASED || (gender === row.gender && birthDate === row.birthDate)) return labelled;
  const reference = rangeFor(ranges, { gender, birthDate, pregnancy, method, deviceId }, date);
  const { flag, critical } = judge({ text, number, comparator }, reference);
  return { ...labelled, reference, flag, critical, flagBefore: flag === row.flag ? row.flagBefore : (row.flag ?? 'N') };
};

const erased = (row: LaboratoryTestRow): LaboratoryTestRow => ({
  ...nameless(row),
  ...{ birthDate: null, text: row.text && ERASED, number: null, note: row.note && ERASED },
  microbiology: row.microbiology && {
    ...row.microbiology,
    isolates: row.microbiology.isolates.map(each => ({
      ...each,
      ...{ organism: ERASED, quantity: each.quantity && ERASED },
    })),
  },
  previous: row.previous && { ...row.previous, text: ERASED, number: null },
  versions: row.versions.map(each => ({ ...each, text: ERASED, reason: each.reason && ERASED })),
});

/** Each test of each order, for the grid and for the patient's results across visits. */
export const laboratoryTestView = view({
  name: 'laboratory_test',
  version: 4,
  row: LaboratoryTestRow,
  indexes: [['personId', 'parameterId', 'status'], ['patientId', 'parameterId', 'status'], ['orderId'], ['shownIn']],
  topics: [
    { topic: laboratorySheet, by: { orderId: 'orderId' } },
    { topic: visitResults, by: { encounterId: 'shownIn' } },
  ],
  on: {
    LaboratoryOrdered: {
      key: ({ data }) => data.tests.map(({ parameterId }) => idOf(data.orderId, parameterId)),
      first: (event, key) => {
        const { tests, orderId } = event.data;
        return opened(
          event,
          tests.find(({ parameterId }) => idOf(orderId, parameterId) === key)!,
        );
      },
    },
    LaboratorySpecimenCollected: {
      where: ({ data }) => data.specimens.map(({ specimenId }) => ({ orderId: data.orderId, specimenId })),
      next: (row, { data }) => ({ ...row, collectedAt: data.effectiveAt }),
    },
    LaboratorySpecimenReceived: {
      where: ofOrder,
      next: (row, { data }) =>
        row.specimenId === data.specimenId || row.specimenId === null
          ? { ...row, workable: true, collectedAt: row.collectedAt ?? data.effectiveAt }
          : row,
    },
    LaboratorySpecimenRejected: {
      where: ({ data }) => ({ orderId: data.orderId, specimenId: data.specimenId }),
      next: row => ({
        ...row,
        ...nothing,
        status: 'waiting' as const,
        workable: false,
        sentTo: null,
        collectedAt: null,
      }),
    },
    LaboratorySentOut: { key: some, next: (row, { data }) => ({ ...row, sentTo: data.laboratory }) },
    LaboratoryResultEntered: {
      key: one,
      next: (row, { data }) => ({
        ...valued(row, data, data.enteredBy.name, null),
        ...{ status: 'entered' as const, verifiedBy: null },
      }),
    },
    LaboratoryResultVerified: {
      key: some,
      next: (row, { data }) => ({ ...row, status: 'verified' as const, verifiedBy: data.verifiedBy.name }),
    },
    LaboratoryResultValidated: {
      key: some,
      next: (row, { data }) => ({
        ...{ ...row, status: 'validated' as const, shownIn: row.encounterId },
        ...{ validatedBy: data.validatedBy.name, validatedById: data.validatedBy.staffId },
        validatedAt: data.effectiveAt,
      }),
    },
    LaboratoryResultCorrected: {
      key: one,
      next: (row, { data }) => ({
        ...valued(row, data, data.correctedBy.name, data.reason),
        ...{ validatedBy: data.correctedBy.name, validatedById: data.correctedBy.staffId },
        validatedAt: data.effectiveAt,
      }),
    },
    LaboratoryCriticalValueCommunicated: {
      key: some,
      next: (row, { data }) => ({
        ...row,
        communicatedAt: data.effectiveAt,
        communicatedTo: data.communicatedTo,
      }),
    },
    ...labelledBy<LaboratoryTestRow>(judgedAgain, erased),
  },
});
