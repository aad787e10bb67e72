import { gcsText } from '@alur/contracts/record/scores/gcs';
import { tableOf } from '@alur/contracts/record/scores/tables';
import { inputText, scoreOutcome, SUM, type FormScoreResult } from '@alur/contracts/questionnaire/scoring';
import type { FormDefinition, FormQuestion } from '@alur/contracts/questionnaire/definition';
import { Calculator } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/ui/format';
import { StatusChip } from '@/ui/status-chip';
import type { FormStore } from './form-store';
import { useSaid } from './form-words';

/** The score while its answers are typed. */
export function ScoreLine({ store, question, group }: { store: FormStore; question: FormQuestion; group: number }) {
  const find = () => store.scores().find(each => each.linkId === question.linkId && each.group === group);
  const score = useSyncExternalStore(store.subscribe, find);
  return score ? <ScoreText definition={store.form.definition} question={question} score={score} /> : null;
}

/**
 * A score, its class, and its derivation: table, version and the points of each answer; or which answers are missing.
 */
export function ScoreText(props: { definition: FormDefinition; question: FormQuestion; score: FormScoreResult }) {
  const { definition, question, score } = props;
  const { t } = useTranslation('record');
  const said = useSaid();
  const outcome = scoreOutcome(definition, score);
  const nameOf = (input: string) => said(inputText(definition, score.linkId, input));
  const source = score.table === SUM ? t('form.ownTable') : tableOf(score)?.source;
  return (
    <div className="col-span-full rounded-md bg-surface px-3 py-2" role="status">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{said(question.text)}</span>
        {score.total !== null && score.table !== 'blood-pressure' && (
          <span className="tabular text-lg font-semibold">{formatNumber(score.total, 1)}</span>
        )}
        {score.table === 'gcs' && score.missing.length === 0 && <span className="tabular">{gcsText(score.parts)}</span>}
        <StatusChip tone={outcome.tone} icon={Calculator}>
          {said(outcome)}
        </StatusChip>
      </div>
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
                {nameOf(part.input)}: {part.rule} → {part.points ?? '–'}
              </li>
            ))}
          </ul>
          <p>{t('form.table', { source, version: score.version })}</p>
        </details>
      )}
    </div>
  );
}
