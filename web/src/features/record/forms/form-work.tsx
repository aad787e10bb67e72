import type { Answers } from '@alur/contracts/questionnaire/answers';
import { formList, visitForms, type FormRow } from '@alur/contracts/record/form-rows';
import { MEDICAL_RESUME } from '@alur/contracts/record/forms/form-names';
import { SURGERY_NUMBER } from '@alur/contracts/record/forms/surgery-number';
import { lazy, Suspense, type ReactNode } from 'react';
import { useList } from '@/api/use-list';
import { NotFoundScreen } from '@/app/error-screen';
import { useTopic } from '@/live/use-topic';
import { AmendForm } from './amend-form';
import { FormRecord } from './form-record';
import { SignForm } from './sign-form';
import { useFormDefinition } from './use-form-definition';
import { useKnownAnswers } from './use-known-answers';

const SignResume = lazy(async () => ({ default: (await import('./sign-resume')).SignResume }));

export interface FormVisit {
  encounterId: number;
  personId: number;
}

/** A new form of a visit, with the answers of the latest visit's form beside it, whenever that was signed. */
export function NewForm(props: {
  visit: FormVisit;
  name: string;
  /** Initial answers, in addition to those of the form itself. */
  initial?: Answers;
  onDone: (formId: number) => void;
  onCancel: () => void;
}) {
  const { visit, name, initial, onDone, onCancel } = props;
  const form = useFormDefinition(name, null);
  const known = useKnownAnswers(form, visit.personId);
  const { rows, loading } = useList(formList, {
    personId: visit.personId,
    form: name,
    status: 'signed',
    order_by: 'visitOrder',
    sort_by: 'desc',
    limit: 1,
  });
  if (form === null) return <NotFoundScreen />;
  if (!form || !known || loading) return null;
  // What was written of another operation says nothing of this one.
  const isOfOperation = form.definition.sections.some(({ questions }) =>
    questions.some(({ linkId }) => linkId === SURGERY_NUMBER),
  );
  const last = isOfOperation ? undefined : rows[0];
  const signing = { encounterId: visit.encounterId, form, last, initial: { ...known, ...initial }, onDone, onCancel };
  return name === MEDICAL_RESUME ? (
    <Suspense>
      <SignResume {...signing} />
    </Suspense>
  ) : (
    <SignForm {...signing} />
  );
}

function OneForm({
  encounterId,
  formId,
  children,
}: {
  encounterId: number;
  formId: number;
  children: (row: FormRow) => ReactNode;
}) {
  const { rows, loading } = useTopic(visitForms, { encounterId });
  const row = rows.find(each => each.formId === formId);
  if (row) return children(row);
  return loading ? null : <NotFoundScreen />;
}

/** A signed form of a visit. */
export function SignedForm(props: { encounterId: number; formId: number; onEdit: (row: FormRow) => void }) {
  const { onEdit, ...place } = props;
  return <OneForm {...place}>{row => <FormRecord key={row.formId} row={row} onEdit={() => onEdit(row)} />}</OneForm>;
}

/** The same form, opened for its correction. */
export function EditForm(props: { encounterId: number; formId: number; onDone: () => void }) {
  const { onDone, ...place } = props;
  return <OneForm {...place}>{row => <Correcting row={row} onDone={onDone} />}</OneForm>;
}

/** Corrects a signed form. */
export function Correcting({ row, onDone }: { row: FormRow; onDone: () => void }) {
  const form = useFormDefinition(row.form, row.formVersion);
  if (form === undefined) return null;
  return form && row.status === 'signed' ? <AmendForm row={row} form={form} onDone={onDone} /> : <NotFoundScreen />;
}
