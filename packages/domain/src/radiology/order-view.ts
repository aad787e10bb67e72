import type { CommunicationChange } from '@alur/contracts/radiology/commands';
import { ageOn } from '@alur/contracts/patient/age';
import {
  radiologyBoard,
  radiologyOrder,
  RadiologyOrderRow,
  visitRadiology,
  type RadiologyLineEntry,
} from '@alur/contracts/radiology/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy, nameless } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { OrderedExamination } from './events.js';
import { hasEnded, statusOf } from './radiology.js';

const key = (event: { data: { orderId: number } }) => event.data.orderId;

/** What worklists call a modality. */
export const modalityOf = ({ modality: { abbreviation, name } }: OrderedExamination): string => abbreviation ?? name;

const notDone = { doneAt: null, performer: null, contrastGiven: null, dose: null };

const entryOf = (ordered: OrderedExamination): RadiologyLineEntry => {
  const { line, accessionNumber, examinationId, name, code, method, system, contrast, minutes } = ordered;
  return {
    ...{ line, accessionNumber, examinationId, examination: name, code, modalityId: ordered.modality.modalityId },
    ...{ modality: modalityOf(ordered), method, system, contrast, minutes },
    ...{ status: 'ordered', startedAt: null, startedBy: null, ...notDone },
    ...{ version: 0, validatedBy: null, validatedAt: null, verificationCode: null },
    ...{ criticalSince: null, communicatedTo: null, communicatedAt: null, endReason: null },
  };
};

const opened = ({ data, meta, revision }: RecordedEvent<'RadiologyOrdered'>): RadiologyOrderRow => {
  const { birthDate, gender } = data;
  return {
    ...{ id: data.orderId, revision, encounterId: data.encounterId },
    ...{ patientId: data.patientId, personId: data.patientId },
    ...{ patientName: data.patientName, recordNumber: data.recordNumber, gender, birthDate },
    ...{ age: ageOn(birthDate, meta.localDate), date: meta.localDate, status: 'ordered', board: 'open' },
    ...{
      unitName: data.unitName,
      unitSource: data.unitSource ?? null,
      requesterId: data.requester.staffId,
      requester: data.requester.name,
    },
    ...{ onBehalfOfId: data.onBehalfOf?.staffId ?? null, onBehalfOf: data.onBehalfOf?.name ?? null },
    ...{ referringDoctor: data.referringDoctor, payer: data.payer, priority: data.priority, safety: data.safety },
    ...{ notes: data.notes ?? '', coverLetterId: data.coverLetterId ?? null, acknowledgedAt: null },
    ...{ orderedAt: data.effectiveAt, scheduledAt: data.scheduledAt },
    ...{ dueAt: data.dueAt ?? null, lines: data.lines.map(entryOf) },
    ...{ reportUnread: false, refusalUnread: false, endedAt: null },
  };
};

/** The order with what its lines have come to; one that ended stays on the board while something critical is to be told. */
const settled = (row: RadiologyOrderRow, at: string): RadiologyOrderRow => {
  const { lines } = row;
  const isOver = lines.every(hasEnded);
  const isToTell = lines.some(({ criticalSince }) => criticalSince !== null);
  return {
    ...{ ...row, status: statusOf(lines), board: isOver && !isToTell ? null : 'open' },
    endedAt: isOver ? (row.endedAt ?? at) : null,
  };
};

interface OfLines {
  data: { line: number } | { lines: number[] };
  meta: { at: string };
  revision: number;
}

const changed = (
  row: RadiologyOrderRow,
  { data, meta, revision }: OfLines,
  change: (entry: RadiologyLineEntry) => Partial<RadiologyLineEntry>,
): RadiologyOrderRow => {
  const named = 'line' in data ? [data.line] : data.lines;
  const lines = row.lines.map(each => (named.includes(each.line) ? { ...each, ...change(each) } : each));
  return settled({ ...row, revision, lines }, meta.at);
};

/** Since when somebody has to be told of what a report says. */
const criticalSince = (
  { criticalSince: since }: RadiologyLineEntry,
  { communication, effectiveAt }: { communication: CommunicationChange | null; effectiveAt: string },
) => ({ criticalSince: communication === null ? since : communication === 'due' ? (since ?? effectiveAt) : null });

const erased = (row: RadiologyOrderRow): RadiologyOrderRow => ({
  ...nameless(row),
  ...{ age: null, birthDate: null, notes: row.notes && ERASED },
  lines: row.lines.map(each => ({ ...each, endReason: each.endReason && ERASED })),
});

/** The orders, for the desk's boards and for the visit's open orders. */
export const radiologyOrderView = view({
  name: 'radiology_order',
  version: 4,
  row: RadiologyOrderRow,
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
    { topic: radiologyBoard, by: { board: 'board' } },
    { topic: radiologyOrder, by: { id: 'id' } },
    { topic: visitRadiology, by: { encounterId: 'encounterId' } },
  ],
  on: {
    RadiologyOrdered: { key, first: opened },
    RadiologyOrderAcknowledged: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, acknowledgedAt: data.effectiveAt }),
    },
    RadiologyExaminationStarted: {
      key,
      next: (row, event) =>
        changed(row, event, () => ({
          ...{ status: 'begun', startedAt: event.data.effectiveAt, startedBy: event.data.startedBy.name },
        })),
    },
    RadiologyExaminationStartUndone: {
      key,
      next: (row, event) =>
        changed(row, event, () => ({ status: 'ordered', startedAt: null, startedBy: null, ...notDone })),
    },
    RadiologyExaminationDone: {
      key,
      next: (row, event) => {
        const { performer, contrast: contrastGiven, dose, effectiveAt: doneAt } = event.data;
        return changed(row, event, () => ({
          ...{ status: 'examined', doneAt, performer: performer.name, contrastGiven, dose },
        }));
      },
    },
    RadiologyReportDrafted: {
      key,
      next: (row, event) => changed(row, event, each => ({ status: 'drafted', ...criticalSince(each, event.data) })),
    },
    RadiologyReportValidated: {
      key,
      next: (row, event) => {
        const { version, validatedBy, verification, effectiveAt: validatedAt } = event.data;
        const validated = { version, validatedBy: validatedBy.name, validatedAt };
        return changed({ ...row, reportUnread: true }, event, () => ({
          ...{ status: 'validated', ...validated, verificationCode: verification?.code ?? null },
        }));
      },
    },
    RadiologyReportAmended: {
      key,
      next: (row, event) =>
        changed({ ...row, reportUnread: true }, event, each => ({
          ...{ version: event.data.version, ...criticalSince(each, event.data) },
        })),
    },
    RadiologyCriticalFindingCommunicated: {
      key,
      next: (row, event) => {
        const { communicatedTo, effectiveAt: communicatedAt } = event.data;
        return changed(row, event, () => ({ criticalSince: null, communicatedTo, communicatedAt }));
      },
    },
    RadiologyReportAcknowledged: {
      key,
      next: (row, { revision }) => ({ ...row, revision, reportUnread: false }),
    },
    RadiologyCancelled: {
      key,
      next: (row, event) => changed(row, event, () => ({ status: 'cancelled', endReason: event.data.reason })),
    },
    RadiologyRefused: {
      key,
      next: (row, event) =>
        changed({ ...row, refusalUnread: true }, event, () => ({ status: 'not_done', endReason: event.data.reason })),
    },
    RadiologyRefusalAcknowledged: {
      key,
      next: (row, { revision }) => ({ ...row, revision, refusalUnread: false }),
    },
    ...labelledBy<RadiologyOrderRow>(
      (row, { name, recordNumber, gender, birthDate }) => ({
        ...{ ...row, patientName: name, recordNumber, gender, birthDate },
        age: ageOn(birthDate, row.date),
      }),
      erased,
    ),
  },
});
