import { isRestricted } from '@alur/contracts/record/confidentiality';
import { FormRow, FormVersionRow, personConsents, visitForms } from '@alur/contracts/record/form-rows';
import { GENERAL_CONSENT } from '@alur/contracts/record/forms/form-names';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

const key = (event: { data: { formId: number } }) => event.data.formId;
type Written = RecordedEvent<'FormSigned' | 'FormAmended'>;

const versionOf = ({ data, meta }: Written) => ({
  formId: data.formId,
  version: data.version,
  encounterId: data.encounterId,
  patientId: data.patientId,
  personId: data.patientId,
  form: data.form,
  formVersion: data.formVersion,
  title: data.title,
  date: meta.localDate,
  signedAt: meta.at,
  signedBy: data.signedBy.name,
  signedById: data.signedBy.staffId,
  profession: data.signedBy.profession,
  answers: data.answers,
  scores: data.scores,
  reason: 'replaces' in data ? data.replaces.reason : null,
});

/** The day of the visit (of forms without it, of their signing), then the form's id, as text that sorts as both do. */
const visitOrder = ({ data, meta }: RecordedEvent<'FormSigned'>): string =>
  `${data.visitDate ?? meta.localDate}_${String(data.formId).padStart(10, '0')}`;

/** A form after erasure: only its name, time, author and numbers. */
const erased = <Row extends Pick<FormRow, 'answers' | 'reason'>>(row: Row): Row => ({
  ...row,
  answers: row.answers.map(each => ({ ...each, text: each.text && ERASED, code: each.code && ERASED })),
  reason: row.reason && ERASED,
});
/** A form's row shows no names, so only its `personId` follows the patient. */
const followed = <Row>(row: Row): Row => row;

/** Forms that are kept, in their present version. Restricted forms have rows of their own (SHAPES, annex 2). */
const present = (keeps: (event: RecordedEvent<'FormSigned'>) => boolean) => ({
  FormSigned: {
    key: (event: RecordedEvent<'FormSigned'>) => (keeps(event) ? event.data.formId : null),
    first: (event: RecordedEvent<'FormSigned'>): FormRow => {
      const { revision } = event;
      const isThere = { status: 'signed' as const, struckBy: null, struckReason: null };
      return { id: event.data.formId, revision, ...versionOf(event), visitOrder: visitOrder(event), ...isThere };
    },
  },
  FormAmended: {
    key,
    next: (row: FormRow, event: RecordedEvent<'FormAmended'>): FormRow => ({
      ...row,
      ...versionOf(event),
      personId: row.personId,
      revision: event.revision,
    }),
  },
  FormStruck: {
    key,
    next: (row: FormRow, { data, revision }: RecordedEvent<'FormStruck'>): FormRow => ({
      ...row,
      revision,
      status: 'struck',
      struckBy: data.struckBy.name,
      struckReason: data.reason,
    }),
  },
  ...labelledBy<FormRow>(followed, row => ({
    ...erased(row),
    struckReason: row.struckReason && ERASED,
  })),
});

/** The forms of a visit and of a person, in their present version. */
export const formView = view({
  name: 'form',
  version: 2,
  row: FormRow,
  indexes: [['encounterId'], ['personId', 'form', 'status', 'visitOrder'], ['patientId']],
  topics: [{ topic: visitForms, by: { encounterId: 'encounterId' } }],
  on: present(({ data }) => data.confidentiality === 'normal'),
});

/** General consents by themselves, since who admits reads them and no other form (record 96). */
export const consentView = view({
  name: 'consent',
  version: 2,
  row: FormRow,
  indexes: [['personId'], ['patientId']],
  topics: [{ topic: personConsents, by: { personId: 'personId' } }],
  on: present(({ data }) => data.form === GENERAL_CONSENT && data.confidentiality === 'normal'),
});

const versionId = ({ data }: Written) => `${data.formId}.${data.version}`;
const version = {
  key: (event: Written) => (isRestricted(event.data) ? null : versionId(event)),
  first: (event: Written): FormVersionRow => ({ versionId: versionId(event), ...versionOf(event) }),
};

/** Every version of every form; none is ever removed. */
export const formVersionView = view({
  name: 'form_version',
  version: 1,
  row: FormVersionRow,
  indexes: [['formId'], ['personId'], ['patientId']],
  on: { FormSigned: version, FormAmended: version, ...labelledBy<FormVersionRow>(followed, erased) },
});
