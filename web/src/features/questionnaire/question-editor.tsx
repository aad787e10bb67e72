import { QUESTION_TYPES, type FormDefinition, type FormQuestion } from '@alur/contracts/questionnaire/definition';
import type { DefinitionProblem } from '@alur/contracts/questionnaire/definition-problems';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { unitChoices, unitText } from '@/ui/unit-text';
import { ConditionFields } from './condition-fields';
import { askedBefore, countable, ofType } from './edits';
import { OptionFields } from './option-fields';
import { SaidFields } from './said-fields';
import { ScoreFields } from './score-fields';

const NO_UNIT = 'none';

/** Edits all properties of one question. */
export function QuestionEditor(props: {
  definition: FormDefinition;
  value: FormQuestion;
  problem: DefinitionProblem | null;
  onChange: (next: FormQuestion) => void;
}) {
  const { definition, value, problem, onChange } = props;
  const { t } = useTranslation(['questionnaire', 'enums']);
  const { type, hint } = value;
  const isNumber = type === 'integer' || type === 'decimal';
  const decimals = type === 'decimal' ? 2 : 0;
  const isAnswered = type !== 'score' && type !== 'display';
  const lacksText = problem === 'text_missing';
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <SaidFields
        label={t('question')}
        required
        autoFocus
        value={value.text}
        error={lacksText ? t('enums:definitionProblem.text_missing') : null}
        onChange={text => onChange({ ...value, text })}
      />
      <Field label={t('type')}>
        <Select
          value={type}
          onValueChange={next => onChange(ofType(value, next))}
          options={QUESTION_TYPES.map(each => ({ value: each, label: t(`enums:questionType.${each}`) }))}
        />
      </Field>
      {isAnswered && (
        <div className="flex flex-wrap items-end gap-x-5 gap-y-1 pb-2">
          <Checkbox
            label={t('required')}
            checked={value.required}
            onCheckedChange={on => onChange({ ...value, required: on === true })}
          />
          {type === 'choice' && (
            <Checkbox
              label={t('several')}
              checked={value.repeats}
              onCheckedChange={on => onChange({ ...value, repeats: on === true })}
            />
          )}
        </div>
      )}
      {isNumber && (
        <div className="col-span-full grid grid-cols-3 gap-3">
          <Field label={t('unit')}>
            <Select
              value={value.unit ?? NO_UNIT}
              onValueChange={unit => onChange({ ...value, unit: unit === NO_UNIT ? null : unit })}
              options={[
                { value: NO_UNIT, label: t('noUnit') },
                ...[...new Set([...unitChoices, ...(value.unit ? [value.unit] : [])])].map(unit => ({
                  value: unit,
                  label: unitText(unit) || unit,
                })),
              ]}
            />
          </Field>
          <Field label={t('least')} optional>
            <NumberInput decimals={decimals} value={value.least} onChange={least => onChange({ ...value, least })} />
          </Field>
          <Field label={t('most')} optional>
            <NumberInput decimals={decimals} value={value.most} onChange={most => onChange({ ...value, most })} />
          </Field>
        </div>
      )}
      {type === 'choice' && <OptionFields value={value} onChange={onChange} />}
      {value.score && (
        <ScoreFields
          value={value.score}
          countable={countable(definition)}
          onChange={score => onChange({ ...value, score })}
        />
      )}
      <SaidFields
        label={t('hint')}
        value={hint ?? { id: '', en: '' }}
        onChange={next => onChange({ ...value, hint: next.id === '' && next.en === '' ? null : next })}
      />
      <ConditionFields
        value={value}
        before={askedBefore(definition, value.linkId)}
        onChange={enabled => onChange({ ...value, ...enabled })}
      />
      {problem && !lacksText && (
        <p role="alert" className="col-span-full text-xs text-danger-text">
          {t(`enums:definitionProblem.${problem}`)}
        </p>
      )}
    </div>
  );
}
