import { ControlLetterStored, patientControlLetters, visitControlLetters } from '@alur/contracts/control-letter/rows';
import { failure, queuedBy, withoutWords } from '../asked-of-vclaim.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

type Row = ControlLetterStored;
const key = (event: { data: { controlLetterId: number } }) => event.data.controlLetterId;

type Begun = RecordedEvent<'ControlLetterRequested' | 'ControlLetterRecorded'>;
const begun = ({ data, meta, revision }: Begun, by: string) => ({
  ...{ id: data.controlLetterId, revision, encounterId: data.encounterId, patientId: data.patientId },
  ...{ personId: data.patientId, patientName: data.patientName, recordNumber: data.recordNumber },
  ...{ gender: data.gender, age: data.age, date: meta.localDate, kind: data.kind },
  ...{ eligibilityLetter: data.eligibilityLetter, plannedOn: data.plannedOn, poli: data.poli, doctor: data.doctor },
  ...{ requested: { by, at: meta.at }, problem: null, change: null, deletion: null, usedFor: null, waitsSince: null },
});

/** The letters by which patients come again or are admitted, and how they stand with VClaim. */
export const controlLetterView = view({
  name: 'control_letter',
  version: 2,
  row: ControlLetterStored,
  indexes: [['encounterId'], ['patientId'], ['personId'], ['number'], ['usedFor'], ['waitsSince']],
  topics: [
    { topic: visitControlLetters, by: { encounterId: 'encounterId' } },
    { topic: patientControlLetters, by: { patientId: 'personId' } },
  ],
  derive: row => ({
    waitsSince:
      row.status === 'queued'
        ? row.requested.at
        : ([row.change, row.deletion].find(asked => asked?.status === 'queued')?.requested.at ?? null),
  }),
  on: {
    ControlLetterRequested: {
      key,
      first: (event): Row => ({
        ...{ ...begun(event, event.data.requestedBy.name), status: 'queued', number: null, isTyped: false },
      }),
    },
    ControlLetterRecorded: {
      key,
      first: (event): Row => ({
        ...{ ...begun(event, event.data.recordedBy.name), status: 'issued', number: event.data.number, isTyped: true },
      }),
    },
    ControlLetterIssued: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'issued' as const, number: data.number, problem: null },
      }),
    },
    ControlLetterRequestFailed: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, ...failure(data) }),
    },
    ControlLetterRequestWithdrawn: {
      key,
      next: (row, { revision }) => ({ ...row, revision, status: 'withdrawn' as const, problem: null }),
    },
    ControlLetterVoided: {
      key,
      next: (row, { revision }) => ({ ...row, revision, status: 'voided' as const, change: null, deletion: null }),
    },
    ControlLetterChangeRequested: {
      key,
      next: (row, { data: { change, plannedOn, poli, doctor, requestedBy }, meta, revision }) => ({
        ...{ ...row, revision },
        change: { ...queuedBy(requestedBy.name, meta.at), change, plannedOn, poli, doctor },
      }),
    },
    ControlLetterChanged: {
      key,
      next: (row, { data: { plannedOn, poli, doctor }, revision }) => ({
        ...{ ...row, revision, plannedOn, poli, doctor, change: null },
      }),
    },
    ControlLetterChangeFailed: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, change: row.change && { ...row.change, ...failure(data) } },
      }),
    },
    ControlLetterDeletionRequested: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...{ ...row, revision, deletion: queuedBy(data.requestedBy.name, meta.at) },
      }),
    },
    ControlLetterDeletionFailed: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, deletion: row.deletion && { ...row.deletion, ...failure(data) } },
      }),
    },
    EligibilityLetterRequested: {
      where: ({ data }) => ({ number: data.controlLetter ?? '' }),
      next: (row, { data }) => ({ ...row, usedFor: data.encounterId }),
    },
    EligibilityLetterRequestFailed: {
      where: ({ data }) => ({ usedFor: data.encounterId }),
      next: (row, { data }) => (data.willRetry ? row : { ...row, usedFor: null }),
    },
    EligibilityLetterVoided: {
      where: ({ data }) => ({ usedFor: data.encounterId }),
      next: row => ({ ...row, usedFor: null }),
    },
    ...agedPatientLabels<Row>(row => ({
      ...{ ...row, problem: withoutWords(row.problem) },
      change: row.change && { ...row.change, problem: withoutWords(row.change.problem) },
      deletion: row.deletion && { ...row.deletion, problem: withoutWords(row.deletion.problem) },
    })),
  },
});
