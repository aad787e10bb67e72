import type { FormRow } from '@alur/contracts/record/form-rows';
import { SUM } from '@alur/contracts/questionnaire/scoring';
import type { AnyTable } from '@alur/contracts/record/scores/rule';
import { tableOf } from '@alur/contracts/record/scores/tables';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { formatDateTime, formatNumber } from '@/ui/format';

const WIDTH = 240;
const HEIGHT = 48;

/**
 * The trend of a form's scores, the newest last: a line and the values. It needs at least two forms. What a rule
 * calculates, as a date, has no trend.
 */
export function ScoreTrend({ rows, tables }: { rows: readonly FormRow[]; tables?: readonly AnyTable[] | undefined }) {
  const { t } = useTranslation('record');
  const kept = rows
    .filter(({ status }) => status === 'signed')
    .toSorted((a, b) => a.signedAt.localeCompare(b.signedAt));
  const totals = kept.flatMap(({ formId, signedAt, scores }) => {
    const score = scores.find(each => each.total !== null && isPoints(each, tables));
    return score ? [{ formId, signedAt, total: score.total ?? 0 }] : [];
  });
  if (totals.length < 2) return null;
  const most = Math.max(...totals.map(({ total }) => total), 1);
  const points = totals.map(
    ({ total }, at) => `${(at / (totals.length - 1)) * WIDTH},${HEIGHT - 3 - (total / most) * (HEIGHT - 6)}`,
  );
  return (
    <Card title={t('form.trend')}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full text-primary" aria-hidden>
        <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <ul className="tabular text-xs">
        {totals.toReversed().map(each => (
          <li key={each.formId} className="flex justify-between">
            <span className="text-muted-foreground">{formatDateTime(each.signedAt)}</span>
            <b>{formatNumber(each.total, 1)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isPoints = (score: FormRow['scores'][number], tables: readonly AnyTable[] | undefined): boolean => {
  if (score.table === SUM) return true;
  const table = tableOf(score, tables);
  return table !== undefined && !('judge' in table) && table.table !== 'blood-pressure';
};
