import { fromAnswerList, toAnswerList, type Answers, type FormAnswer } from '@alur/contracts/questionnaire/answers';
import { signForm } from '@alur/contracts/record/commands';
import type { FormRow } from '@alur/contracts/record/form-rows';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { DraftState } from '@/drafts/draft-state';
import { useDraft } from '@/drafts/use-draft';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { FormFiller } from './form-filler';
import type { FormToFill } from './form-store';

interface Kept {
  formVersion: number;
  answers: Answers;
}

export interface SignFormProps {
  encounterId: number;
  form: FormToFill;
  last: FormRow | undefined;
  /** Answers that are known already. */
  initial?: Answers | undefined;
  onDone?: (formId: number) => void;
  /** Gets what was signed, for whoever may not read it afterwards. */
  onSigned?: (answers: FormAnswer[]) => void;
  onCancel: () => void;
}

/**
 * A new form of a visit, persisted as a draft. A draft of an older version of the form goes on in this one, as far as
 * the same is asked. A version that is published meanwhile does not change the open form.
 */
export function SignForm(props: SignFormProps) {
  const { encounterId, last, initial, onDone, onSigned, onCancel } = props;
  const [form] = useState(props.form);
  const { t } = useTranslation(['record', 'common']);
  const [given] = useState<Kept>({ formVersion: form.version, answers: { ...initialOf(form), ...initial } });
  const draft = useDraft<Kept>(encounterId, `form-${form.name}`, given);
  const command = useCommand(signForm, { success: t('record:form.signed') });
  // Changing the key remounts the form after its draft was discarded.
  const [begun, setBegun] = useState(1);
  if (draft.loading) return null;
  const discard = () => {
    draft.clear();
    setBegun(count => count + 1);
  };
  const kept = draft.value.formVersion === form.version ? draft.value.answers : answersOf(form, draft.value.answers);
  const send = async (answers: FormAnswer[]) => {
    const body = { encounterId, form: form.name, formVersion: form.version, answers };
    const outcome = await command.run({ body });
    if (!outcome.ok) return;
    draft.clear();
    onSigned?.(answers);
    onDone?.(outcome.data.id);
  };
  return (
    <FormFiller
      key={begun}
      form={form}
      answers={kept}
      last={last}
      onChange={answers => draft.change({ formVersion: form.version, answers })}
      onSign={answers => void send(answers)}
      foot={
        <span className="mr-auto self-center">
          <DraftState draft={{ ...draft, clear: discard }} />
        </span>
      }
    >
      <Button onClick={onCancel}>{t('common:cancel')}</Button>
      <SignButton pending={command.pending} />
    </FormFiller>
  );
}

/** The answers of another version whose questions this version has, too. */
const answersOf = ({ definition }: FormToFill, answers: Answers): Answers =>
  fromAnswerList(definition, toAnswerList(definition, answers));

/** The initial answers of a new form. */
const initialOf = ({ definition }: FormToFill): Answers =>
  Object.fromEntries(
    definition.sections.flatMap(({ questions }) =>
      questions.flatMap(({ linkId, initial }) => (initial === null ? [] : [[linkId, initial] as const])),
    ),
  );

export function SignButton({ pending }: { pending: boolean }) {
  const { t } = useTranslation('record');
  return (
    <Button variant="primary" type="submit" pending={pending}>
      <PenLine aria-hidden />
      {t('form.sign')} <Kbd>Ctrl ↵</Kbd>
    </Button>
  );
}
