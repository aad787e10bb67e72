import type { FormQuestion } from '@alur/contracts/questionnaire/definition';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { addOption, changed, without } from './edits';

/** Edits the choices of a question, and their points where a score sums them. */
export function OptionFields({ value, onChange }: { value: FormQuestion; onChange: (next: FormQuestion) => void }) {
  const { t } = useTranslation('questionnaire');
  const { options } = value;
  type Option = (typeof options)[number];
  const put = (at: number, some: Partial<Option>) =>
    onChange({ ...value, options: changed(options, at, option => ({ ...option, ...some })) });
  return (
    <fieldset className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className="pb-1 text-sm font-medium">{t('options')}</legend>
      {options.map(({ code, text, points }, at) => (
        <div key={code} className="flex flex-wrap items-center gap-2">
          <Input
            className="min-w-32 flex-2"
            aria-label={t('option', { number: at + 1 })}
            placeholder={t('optionText')}
            value={text.id}
            maxLength={500}
            onChange={event => put(at, { text: { ...text, id: event.target.value } })}
          />
          <Input
            className="min-w-28 flex-1"
            aria-label={t('optionEnglish', { number: at + 1 })}
            placeholder={t('english')}
            value={text.en}
            maxLength={500}
            onChange={event => put(at, { text: { ...text, en: event.target.value } })}
          />
          <NumberInput
            className="w-20"
            aria-label={t('optionPoints', { number: at + 1 })}
            placeholder={t('points')}
            decimals={1}
            value={points}
            onChange={next => put(at, { points: next })}
          />
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('removeOption', { number: at + 1 })}
            onClick={() => onChange({ ...value, options: without(options, at) })}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <div>
        <Button size="sm" onClick={() => onChange(addOption(value))}>
          <Plus aria-hidden />
          {t('addOption')}
        </Button>
      </div>
    </fieldset>
  );
}
