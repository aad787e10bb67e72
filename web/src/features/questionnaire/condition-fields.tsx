import { codesOf } from '@alur/contracts/questionnaire/answers';
import type { FormCondition, FormQuestion } from '@alur/contracts/questionnaire/definition';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { changed, without } from './edits';
import { useSaid } from './said';

interface Enabled {
  enableWhen: FormCondition[];
  enableAll: boolean;
}

const isNumber = ({ type }: FormQuestion) => type === 'integer' || type === 'decimal';
/** A free text can only be tested for being answered, because nobody writes the same words twice. */
const comparisons = (question: FormQuestion): FormCondition['is'][] => [
  ...(isNumber(question) ? (['at_least', 'at_most', 'equal', 'not_equal'] as const) : []),
  ...(codesOf(question).length > 0 ? (['equal', 'not_equal'] as const) : []),
  'answered',
  'unanswered',
];
const first = (question: FormQuestion): FormCondition => ({
  question: question.linkId,
  is: comparisons(question)[0] ?? 'answered',
  code: codesOf(question)[0] ?? null,
  number: isNumber(question) ? 0 : null,
});

/** Edits the condition under which a section or question is asked; it refers to earlier questions. */
export function ConditionFields(props: {
  value: Enabled;
  /** The earlier questions that it can refer to. */
  before: readonly FormQuestion[];
  onChange: (value: Enabled) => void;
}) {
  const { value, before, onChange } = props;
  const { t } = useTranslation(['questionnaire', 'enums']);
  const said = useSaid();
  const { enableWhen, enableAll } = value;
  const set = (next: FormCondition[]) => onChange({ enableWhen: next, enableAll });
  return (
    <fieldset className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className="pb-1 text-sm font-medium">{t('askedWhen')}</legend>
      {enableWhen.length === 0 && <p className="text-xs text-muted-foreground">{t('always')}</p>}
      {enableWhen.map((condition, at) => {
        const question = before.find(({ linkId }) => linkId === condition.question);
        const put = (next: FormCondition) => set(changed(enableWhen, at, () => next));
        return (
          // A condition has no id, so its index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="flex flex-wrap items-center gap-2">
            <Select
              className="min-w-40 flex-2"
              aria-label={t('conditionQuestion')}
              value={condition.question}
              onValueChange={linkId => {
                const next = before.find(each => each.linkId === linkId);
                if (next) put(first(next));
              }}
              options={before.map(each => ({ value: each.linkId, label: said(each.text) || t('untitled') }))}
            />
            {question && (
              <>
                <Select
                  className="min-w-32 flex-1"
                  aria-label={t('conditionIs')}
                  value={condition.is}
                  onValueChange={is => put({ ...condition, is })}
                  options={comparisons(question).map(is => ({ value: is, label: t(`enums:formCondition.${is}`) }))}
                />
                <Wanted question={question} condition={condition} onChange={put} />
              </>
            )}
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label={t('removeCondition')}
              onClick={() => set(without(enableWhen, at))}
            >
              <X aria-hidden />
            </Button>
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          disabledReason={before.length === 0 ? t('nothingBefore') : null}
          onClick={() => {
            const last = before.at(-1);
            if (last) set([...enableWhen, first(last)]);
          }}
        >
          <Plus aria-hidden />
          {t('addCondition')}
        </Button>
        {enableWhen.length > 1 && (
          <Select
            className="w-56"
            aria-label={t('howMany')}
            value={enableAll ? 'all' : 'any'}
            onValueChange={next => onChange({ enableWhen, enableAll: next === 'all' })}
            options={[
              { value: 'all', label: t('all') },
              { value: 'any', label: t('any') },
            ]}
          />
        )}
      </div>
    </fieldset>
  );
}

/** The answer that the condition compares with. */
function Wanted(props: { question: FormQuestion; condition: FormCondition; onChange: (next: FormCondition) => void }) {
  const { question, condition, onChange } = props;
  const { t } = useTranslation('questionnaire');
  const said = useSaid();
  const label = t('conditionValue');
  if (condition.is === 'answered' || condition.is === 'unanswered') return null;
  if (isNumber(question))
    return (
      <NumberInput
        aria-label={label}
        className="w-24"
        decimals={question.type === 'decimal' ? 2 : 0}
        value={condition.number}
        onChange={number => onChange({ ...condition, number })}
      />
    );
  const codes = codesOf(question);
  const wordOf = (code: string) => {
    if (question.type === 'boolean') return t(code === 'true' ? 'yes' : 'no');
    const option = question.options.find(each => each.code === code);
    return (option && said(option.text)) || t('untitled');
  };
  return (
    <Select
      className="min-w-32 flex-1"
      aria-label={label}
      value={condition.code}
      onValueChange={code => onChange({ ...condition, code })}
      options={codes.map(code => ({ value: code, label: wordOf(code) }))}
    />
  );
}
