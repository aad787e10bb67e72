import { signProgressNote } from '@alur/contracts/record/commands';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { fieldMessages } from '@/api/field-messages';
import { DraftState } from '@/drafts/draft-state';
import { useDraft } from '@/drafts/use-draft';
import { StaffSelector, type ChosenPerson } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { isBare, noteBody, NoteFields, type WrittenNote } from './note-fields';

interface Typed extends WrittenNote {
  orderedBy: ChosenPerson | null;
  readBack: boolean;
}

const empty: Typed = { format: 'soap', texts: {}, instruction: '', orderedBy: null, readBack: false };

/** A new progress note, which is persisted as a draft until it is signed. */
export function WriteNote({ encounterId }: { encounterId: number }) {
  const { t } = useTranslation('record');
  const draft = useDraft<Typed>(encounterId, 'progress-note', empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const command = useCommand(signProgressNote, {
    success: t('cppt.signed'),
    onRefused: error => {
      const said = fieldMessages(error);
      setErrors(said);
      return Object.keys(said).length > 0;
    },
  });
  const { orderedBy, readBack } = draft.value;
  const change = (some: Partial<Typed>) => {
    setErrors({});
    draft.change({ ...draft.value, ...some });
  };
  const sign = async () => {
    const body = { encounterId, ...noteBody(draft.value), orderedBy: orderedBy?.id ?? null, readBack };
    const outcome = await command.run({ body });
    if (outcome.ok) draft.clear();
  };
  return (
    <Card title={t('cppt.new')} bodyClassName="flex flex-col gap-3">
      <NoteFields value={draft.value} onChange={change} />
      <Field label={t('cppt.orderedBy')} hint={t('cppt.orderedByHint')} error={errors['orderedBy'] ?? null}>
        <StaffSelector value={orderedBy} onChange={person => change({ orderedBy: person, readBack: false })} />
      </Field>
      {orderedBy && (
        <div>
          <Checkbox
            label={t('cppt.readBack')}
            checked={readBack}
            onCheckedChange={checked => change({ readBack: checked === true })}
          />
          {errors['readBack'] && (
            <p role="alert" className="text-xs text-danger-text">
              {errors['readBack']}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="mr-auto">
          <DraftState draft={draft} />
        </span>
        <Button
          variant="primary"
          pending={command.pending}
          disabledReason={isBare(draft.value) ? t('cppt.empty') : null}
          onClick={() => void sign()}
        >
          <PenLine aria-hidden />
          {t('form.sign')}
        </Button>
      </div>
    </Card>
  );
}
