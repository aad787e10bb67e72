import { JUDICIAL } from '@alur/contracts/judicial/report-form';
import { JudicialReportRow, judicialReports } from '@alur/contracts/judicial/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

const key = ({ data }: { data: { formId: number } }) => data.formId;
const contentOf = ({ data, meta, revision }: RecordedEvent<'FormSigned'> | RecordedEvent<'FormAmended'>) => ({
  ...{ revision, version: data.version, formVersion: data.formVersion, date: meta.localDate, signedAt: meta.at },
  ...{ signedBy: data.signedBy.name, signedById: data.signedBy.staffId, answers: data.answers },
  reason: 'replaces' in data ? data.replaces.reason : null,
});

/** Reports to the police, separate from other forms because the right to see those is not enough (SHAPES, annex 2). */
export const judicialReportView = view({
  name: 'judicial_report',
  version: 1,
  row: JudicialReportRow,
  indexes: [['encounterId'], ['personId'], ['patientId'], ['status']],
  topics: [{ topic: judicialReports, by: { encounterId: 'encounterId' } }],
  on: {
    FormSigned: {
      key: ({ data }) => (data.form === JUDICIAL ? data.formId : null),
      first: (event): JudicialReportRow => ({
        ...{ id: event.data.formId, encounterId: event.data.encounterId },
        ...{ patientId: event.data.patientId, personId: event.data.patientId },
        ...contentOf(event),
        ...{ status: 'signed', struckReason: null, receiver: null, receiverNumber: null, institution: null },
        ...{ receivedOn: null, handedOverBy: null },
      }),
    },
    FormAmended: {
      key: ({ data }) => (data.form === JUDICIAL ? data.formId : null),
      next: (row, event) => ({ ...row, ...contentOf(event) }),
    },
    FormStruck: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        ...{ revision, status: 'struck' as const, struckReason: data.reason },
      }),
    },
    JudicialReportHandedOver: {
      key,
      next: (row, { data }) => ({
        ...row,
        ...{ status: 'handed_over' as const, receiver: data.receiver, receiverNumber: data.receiverNumber },
        ...{ institution: data.institution, receivedOn: data.receivedOn, handedOverBy: data.handedOverBy.name },
      }),
    },
    ...labelledBy<JudicialReportRow>(
      row => row,
      row => ({
        ...row,
        answers: row.answers.map(each => ({ ...each, text: each.text && ERASED, code: each.code && ERASED })),
        reason: row.reason && ERASED,
        struckReason: row.struckReason && ERASED,
        receiver: row.receiver && ERASED,
        receiverNumber: row.receiverNumber && ERASED,
        institution: row.institution && ERASED,
      }),
    ),
  },
});
