import { gcsText } from '@alur/contracts/record/scores/gcs';
import type { AnyTable } from '@alur/contracts/record/scores/rule';
import { dateOf } from '@alur/contracts/record/scores/days';
import { tableOf } from '@alur/contracts/record/scores/tables';
import { inputQuestion, scoreOutcome, SUM, type FormScoreResult } from '@alur/contracts/questionnaire/scoring';
import type { FormQuestion } from '@alur/contracts/questionnaire/definition';
import { Calculator } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '@/ui/format';
import { StatusChip } from '@/ui/status-chip';
import { unitText } from '@/ui/unit-text';
import type { FormStore, FormToFill } from './form-store';
import { useSaid } from './form-words';

/** The score while its answers are typed. */
export function ScoreLine({ store, question, group }: { store: FormStore; question: FormQuestion; group: number }) {
  const find = () => store.scores().find(each => each.linkId === question.linkId && each.group === group);
  const score = useSyncExternalStore(store.subscribe, find);
  return score ? <ScoreText form={store.form} question={question} score={score} /> : null;
}

/**
 * A score, its class, and its derivation: table, version and the points of each answer; or which answers are missing.
 */
export function ScoreText(props: {
  form: Pick<FormToFill, 'definition' | 'tables'>;
  question: FormQuestion;
  score: FormScoreResult;
}) {
  const { form, question, score } = props;
  const { definition, tables } = form;
  const { t } = useTranslation('record');
  const said = useSaid();
  const outcome = scoreOutcome(definition, score, tables);
  const table = tableOf(score, tables);
  const isRule = table !== undefined && 'judge' in table;
  const askedOf = (input: string) => inputQuestion(definition, score.linkId, input);
  const nameOf = (input: string) => said(askedOf(input)?.text ?? { id: input, en: input });
  // A rule names the choice that it rests on, or the limit that was passed.
  const ruleOf = (input: string, rule: string) => {
    const chosen = askedOf(input)?.options.find(({ code }) => code === rule);
    return chosen ? said(chosen.text) : rule;
  };
  const figure = useFigure(table, score.total);
  const source = score.table === SUM ? t('form.ownTable') : table?.source;
  return (
    <div className="col-span-full rounded-md bg-surface px-3 py-2" role="status">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{said(question.text)}</span>
        {figure !== null && <span className="tabular text-lg font-semibold">{figure}</span>}
        {score.table === 'gcs' && score.missing.length === 0 && <span className="tabular">{gcsText(score.parts)}</span>}
        <StatusChip tone={outcome.tone} icon={Calculator}>
          {said(outcome)}
        </StatusChip>
      </div>
      {outcome.action && <p>{said(outcome.action)}</p>}
      {question.hint && <p className="text-xs text-muted-foreground">{said(question.hint)}</p>}
      {score.missing.length > 0 ? (
        <p className="text-xs text-muted-foreground">
          {t('form.missing', { inputs: score.missing.map(nameOf).join(', ') })}
        </p>
      ) : (
        <details className="text-xs text-muted-foreground">
          <summary className="cursor-pointer py-1">{t('form.why')}</summary>
          <ul className="tabular">
            {score.parts.map(part => (
              <li key={part.input}>
                {nameOf(part.input)}: {isRule ? ruleOf(part.input, part.rule) : `${part.rule} → ${part.points ?? '–'}`}
              </li>
            ))}
          </ul>
          <p>{t('form.table', { source, version: score.version })}</p>
        </details>
      )}
    </div>
  );
}

/** A total as people read it: points, a date, weeks and days, or a number with its unit. */
function useFigure(table: AnyTable | undefined, total: number | null): string | null {
  const { t } = useTranslation('record');
  if (total === null || table?.table === 'blood-pressure') return null;
  const figure = table && 'judge' in table ? table.figure : undefined;
  if (figure === undefined) return formatNumber(total, 1);
  if (figure === 'date') return formatDate(dateOf(total));
  if (figure === 'weeks') return t('form.weeks', { weeks: Math.floor(total / 7), days: total % 7 });
  return `${formatNumber(total, figure.decimals)} ${unitText(figure.unit)}`.trim();
}
