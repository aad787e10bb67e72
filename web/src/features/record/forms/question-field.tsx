import { answerKey, BOOLEAN_CODES, type AnswerValue } from '@alur/contracts/questionnaire/answers';
import type { FormQuestion } from '@alur/contracts/questionnaire/definition';
import { X } from 'lucide-react';
import { lazy, memo, Suspense, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { formatDate } from '@/ui/format';
import { Input, Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';
import { unitText } from '@/ui/unit-text';
import type { FormStore } from './form-store';
import { decimalsOf, useAnswerText, useSaid } from './form-words';
import { ScoreLine } from './score-line';

const ToothChart = lazy(async () => ({ default: (await import('../odontogram/tooth-chart')).ToothChart }));

interface Props {
  store: FormStore;
  question: FormQuestion;
  group: number;
}

/** One question of a form. It is drawn again only when its own answer changes. */
export const QuestionField = memo(function QuestionField({ store, question, group }: Props) {
  const { t } = useTranslation('record');
  const said = useSaid();
  const textOf = useAnswerText();
  const key = answerKey(question.linkId, group);
  const value = useSyncExternalStore(store.subscribe, () => store.get(key));
  const problem = useSyncExternalStore(store.subscribe, () => store.problem(key));
  if (question.type === 'score') return <ScoreLine store={store} question={question} group={group} />;
  const last = group === 0 ? store.last(question.linkId) : null;
  const unit = unitText(question.unit);
  const hint = [
    question.hint && said(question.hint),
    last && t('form.last', { answer: textOf(question, last.value), date: formatDate(last.date) }),
  ].filter(Boolean);
  if (question.type === 'display')
    return (
      <p className="col-span-full text-muted-foreground">
        {said(question.text)} {question.hint && said(question.hint)}
      </p>
    );
  const wrong =
    problem &&
    (problem === 'range' ? t('range', { least: question.least, most: question.most }) : t(`form.${problem}`));
  const isChosen = question.type === 'choice' || question.type === 'boolean';
  const isWide = isChosen || question.type === 'text' || question.type === 'odontogram';
  const label = unit ? `${said(question.text)} (${unit})` : said(question.text);
  const change = (next: AnswerValue) => store.set(key, next);
  if (isChosen && !isLong(question))
    return (
      <Choices question={question} value={value} label={label} error={wrong} hint={hint.join(' ')} onChange={change} />
    );
  return (
    <Field
      label={label}
      required={question.required}
      error={wrong}
      hint={hint.length > 0 && hint.join(' ')}
      className={isWide ? 'col-span-full' : undefined}
    >
      <Control question={question} value={value} onChange={change} />
    </Field>
  );
});

/** This many choices are shown as a select list. */
const isLong = ({ options, repeats }: FormQuestion) => !repeats && options.length > 11;

function Control({
  question,
  value,
  onChange,
}: {
  question: FormQuestion;
  value: AnswerValue;
  onChange: (value: AnswerValue) => void;
}) {
  const said = useSaid();
  const text = typeof value === 'string' ? value : '';
  switch (question.type) {
    case 'integer':
    case 'decimal':
      return (
        <NumberInput
          value={typeof value === 'number' ? value : null}
          decimals={decimalsOf(question)}
          onChange={onChange}
        />
      );
    case 'text':
      return <Textarea rows={2} className="min-h-14" value={text} onChange={event => onChange(event.target.value)} />;
    case 'date':
      return <DateField value={text} onChange={onChange} />;
    case 'time':
      return <TimeField value={text} onChange={onChange} />;
    case 'odontogram':
      return (
        <Suspense>
          <ToothChart value={text} onChange={onChange} />
        </Suspense>
      );
    case 'choice':
      return (
        <Select
          value={text || null}
          onValueChange={onChange}
          options={question.options.map(each => ({ value: each.code, label: said(each.text) }))}
        />
      );
    default:
      return <Input value={text} onChange={event => onChange(event.target.value)} />;
  }
}

/**
 * Choices that are all visible: one click or arrow key each. They are native inputs, since three hundred components
 * would be slow.
 */
function Choices(props: {
  question: FormQuestion;
  value: AnswerValue;
  label: string;
  error: string | null;
  hint: string;
  onChange: (value: AnswerValue) => void;
}) {
  const { question, value, label, error, hint, onChange } = props;
  const { t } = useTranslation('record');
  const said = useSaid();
  const id = useId();
  const { repeats } = question;
  const chosen: readonly string[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  const options =
    question.type === 'boolean'
      ? BOOLEAN_CODES.map(code => ({ code, label: t(code === 'true' ? 'form.yes' : 'form.no') }))
      : question.options.map(each => ({ code: each.code, label: said(each.text) }));
  const press = (code: string, on: boolean) => {
    if (!repeats) return onChange(code);
    // The answers are sorted as in the form, whatever the order of the clicks.
    const next = options.map(each => each.code).filter(each => (each === code ? on : chosen.includes(each)));
    return onChange(next);
  };
  return (
    <fieldset
      className="col-span-full min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="flex items-center gap-1 text-sm font-medium">
        <span>
          {label}
          {question.required && (
            <span aria-hidden className="text-danger-text">
              {' *'}
            </span>
          )}
        </span>
        {chosen.length > 0 && !question.required && (
          <button
            type="button"
            className="grid size-6 place-items-center rounded-sm text-muted-foreground hover:bg-muted"
            aria-label={t('form.clear', { question: label })}
            onClick={() => onChange(null)}
          >
            <X aria-hidden className="size-3.5" />
          </button>
        )}
      </legend>
      <div className="flex flex-wrap gap-1.5 pt-1">
        {options.map(each => (
          <label
            key={each.code}
            className="inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-md border border-input bg-background px-2.5 py-1 has-checked:border-primary has-checked:bg-primary-soft pointer-coarse:min-h-11"
          >
            <input
              type={repeats ? 'checkbox' : 'radio'}
              name={id}
              className="size-4 shrink-0 accent-primary"
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(each.code)}
              onChange={event => press(each.code, event.target.checked)}
            />
            {each.label}
          </label>
        ))}
      </div>
      {hint && <p className="pt-1 text-xs text-muted-foreground">{hint}</p>}
      {error && (
        <p id={`${id}-error`} role="alert" className="pt-1 text-xs text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
