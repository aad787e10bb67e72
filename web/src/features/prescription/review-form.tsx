import { CheckCheck, Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { allChecks, isAllMet, reviewGroups, type Met, type ReviewGroup } from './approval';

export interface ReviewFormProps {
  met: Met;
  /** The checks that one key ticks. */
  inOrder: Met;
  note: string;
  noteError: string | null;
  onMet: (met: Met) => void;
  onNote: (note: string) => void;
}

const groups = Object.keys(reviewGroups) as ReviewGroup[];

/** *Telaah resep* in its three official groups. One key ticks all checks that are in order. */
export function ReviewForm({ met, inOrder, note, noteError, onMet, onNote }: ReviewFormProps) {
  const { t } = useTranslation('prescription');
  const done = allChecks.filter(check => met[check]).length;
  const complete = isAllMet(met);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {complete ? (
          <Button size="sm" variant="ghost" onClick={() => onMet({})}>
            <Eraser aria-hidden />
            {t('reviewClear')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => onMet(inOrder)}>
            <CheckCheck aria-hidden />
            {t('reviewAll')}
            <Kbd>F2</Kbd>
          </Button>
        )}
        <span role="status" className="text-xs text-muted-foreground">
          {t('reviewed', { done, all: allChecks.length })}
        </span>
      </div>
      {groups.map(group => (
        <fieldset key={group}>
          <legend className="pb-1 text-xs font-medium text-muted-foreground">{t(`group.${group}`)}</legend>
          <div className="grid gap-1">
            {reviewGroups[group].map(check => (
              <Checkbox
                key={check}
                label={t(`check.${check}`)}
                checked={met[check] ?? false}
                onCheckedChange={value => onMet({ ...met, [check]: value === true })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {(!complete || note || noteError) && (
        <Field label={t('note')} hint={t('noteHint')} error={noteError}>
          <Textarea
            value={note}
            rows={2}
            maxLength={10_000}
            data-review-note
            onChange={event => onNote(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}
