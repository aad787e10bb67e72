import {
  radiologySheet,
  RadiologyReportRow,
  visitReports,
  type ReportVersion,
  type ReportVersionKind,
} from '@alur/contracts/radiology/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy, nameless } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { OrderedExamination } from './events.js';
import { modalityOf } from './order-view.js';

const idOf = (orderId: number, line: number): string => `${orderId}_${line}`;
const key = ({ data }: { data: { orderId: number; line: number } }) => idOf(data.orderId, data.line);
const some = ({ data }: { data: { orderId: number; lines: number[] } }) =>
  data.lines.map(line => idOf(data.orderId, line));

const notDone = { doneAt: null, performer: null, contrastGiven: null, dose: null };

const opened = ({ data, meta }: RecordedEvent<'RadiologyOrdered'>, ordered: OrderedExamination): RadiologyReportRow => {
  const { line, accessionNumber, examinationId, name, code, method, system } = ordered;
  return {
    ...{ id: idOf(data.orderId, line), orderId: data.orderId, encounterId: data.encounterId, shownIn: null },
    ...{ patientId: data.patientId, personId: data.patientId, patientName: data.patientName },
    ...{ recordNumber: data.recordNumber, gender: data.gender, birthDate: data.birthDate, date: meta.localDate },
    ...{ line, accessionNumber, examinationId, examination: name, code, modalityId: ordered.modality.modalityId },
    ...{ modality: modalityOf(ordered), method, system, status: 'ordered', ...notDone },
    ...{ draft: 0, findings: '', impression: '', recommendation: '', critical: false },
    ...{ draftedBy: null, draftedAt: null, versions: [] },
    ...{ validatedBy: null, validatedById: null, validatedAt: null, verificationCode: null },
  };
};

/** How many versions a row has at most (SHAPES, Rows). */
const MOST = 20;

type Texts = Pick<ReportVersion, 'findings' | 'impression' | 'recommendation' | 'critical'>;
const textsOf = ({
  findings,
  impression,
  recommendation,
  critical,
}: Omit<Texts, 'recommendation'> & {
  recommendation: string | null;
}): Texts => ({ findings, impression, recommendation: recommendation ?? '', critical });

interface Saying {
  kind: ReportVersionKind;
  version: number;
  reason: string | null;
  at: string;
  staff: { staffId: number; name: string };
}
const withVersion = (
  row: RadiologyReportRow,
  texts: Texts,
  { kind, version, reason, at, staff }: Saying,
): RadiologyReportRow => {
  const said: ReportVersion = { version, kind, ...textsOf(texts), reason, at, by: staff.name, byId: staff.staffId };
  const [first, ...later] = [...row.versions, said];
  return { ...row, versions: first === undefined ? [] : [first, ...later.slice(1 - MOST)] };
};

const erased = (row: RadiologyReportRow): RadiologyReportRow => {
  const blank = <Report extends Texts>(report: Report): Report => ({
    ...report,
    findings: report.findings && ERASED,
    impression: report.impression && ERASED,
    recommendation: report.recommendation && ERASED,
  });
  return {
    ...{ ...nameless(blank(row)), birthDate: null },
    versions: row.versions.map(each => ({ ...blank(each), reason: each.reason && ERASED })),
  };
};

/** The report of each examination, for the desk that writes it and, once validated, for the patient's visits. */
export const radiologyReportView = view({
  name: 'radiology_report',
  version: 1,
  row: RadiologyReportRow,
  indexes: [['personId', 'modalityId', 'status'], ['patientId', 'modalityId', 'status'], ['orderId'], ['shownIn']],
  topics: [
    { topic: radiologySheet, by: { orderId: 'orderId' } },
    { topic: visitReports, by: { encounterId: 'shownIn' } },
  ],
  on: {
    RadiologyOrdered: {
      key: ({ data }) => data.lines.map(({ line }) => idOf(data.orderId, line)),
      first: (event, row) => {
        const { lines, orderId } = event.data;
        return opened(
          event,
          lines.find(({ line }) => idOf(orderId, line) === row)!,
        );
      },
    },
    RadiologyExaminationStarted: { key, next: row => ({ ...row, status: 'begun' as const }) },
    RadiologyExaminationStartUndone: { key, next: row => ({ ...row, ...notDone, status: 'ordered' as const }) },
    RadiologyExaminationDone: {
      key,
      next: (row, { data }) => {
        const { performer, contrast: contrastGiven, dose, effectiveAt: doneAt } = data;
        return { ...row, status: 'examined' as const, doneAt, performer: performer.name, contrastGiven, dose };
      },
    },
    RadiologyReportDrafted: {
      key,
      next: (row, { data }) => ({
        ...{ ...row, ...textsOf(data), status: 'drafted' as const, draft: data.draft },
        ...{ draftedBy: data.draftedBy.name, draftedAt: data.effectiveAt },
      }),
    },
    RadiologyReportValidated: {
      key,
      next: (row, { data }) => {
        const { version, validatedBy: staff, effectiveAt: at, verification } = data;
        return {
          ...withVersion(row, row, { kind: 'report', version, reason: null, at, staff }),
          ...{ status: 'validated' as const, shownIn: row.encounterId, verificationCode: verification?.code ?? null },
          ...{ validatedBy: staff.name, validatedById: staff.staffId, validatedAt: at },
        };
      },
    },
    RadiologyReportAmended: {
      key,
      next: (row, { data }) => {
        const { version, kind, reason, amendedBy: staff, effectiveAt: at } = data;
        const amended = withVersion(row, textsOf(data), { kind, version, reason, at, staff });
        return kind === 'correction' ? { ...amended, ...textsOf(data) } : amended;
      },
    },
    RadiologyCancelled: { key: some, next: row => ({ ...row, status: 'cancelled' as const }) },
    RadiologyRefused: { key: some, next: row => ({ ...row, status: 'not_done' as const }) },
    ...labelledBy<RadiologyReportRow>(
      (row, { name, recordNumber, gender, birthDate }) => ({
        ...{ ...row, patientName: name, recordNumber, gender, birthDate },
      }),
      erased,
    ),
  },
});
