import { publicAddress } from '@/app/public-address';
import { toQuestionnaire, toQuestionnaireResponse } from '@alur/contracts/questionnaire/fhir';
import type { FormRow } from '@alur/contracts/record/form-rows';
import type { FormToFill } from './form-store';

const statusOf = ({ status, version }: FormRow) => {
  if (status === 'struck') return 'entered-in-error';
  return version > 1 ? 'amended' : 'completed';
};

/** A signed form and its answers as a FHIR bundle: Questionnaire and QuestionnaireResponse. */
export const formBundle = (form: FormToFill, row: FormRow, origin: string) => {
  const url = `${origin}/forms/${form.name}`;
  const response = toQuestionnaireResponse(form.definition, {
    url,
    formVersion: row.formVersion,
    patient: `Patient/${row.patientId}`,
    encounter: `Encounter/${row.encounterId}`,
    author: `Practitioner/${row.signedById}`,
    authored: row.signedAt,
    status: statusOf(row),
    answers: row.answers,
    scores: row.scores,
    ...(form.tables && { tables: form.tables }),
  });
  const resources = [toQuestionnaire(form.definition, url, row.formVersion, form.tables), response];
  return { resourceType: 'Bundle', type: 'collection', entry: resources.map(resource => ({ resource })) };
};

/** Downloads the bundle as a file. */
export const downloadForm = (form: FormToFill, row: FormRow): void => {
  const text = JSON.stringify(formBundle(form, row, publicAddress('')), null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/fhir+json' }));
  link.download = `${row.form}-${row.formId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};
