import { laboratoryResults, type LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { SideSheet } from '@/ui/side-sheet';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { FlagChip, rangeText, shownValue } from './flag-chip';
import { ResultsCurve } from './results-curve';

/** Most values that are shown: a curve of more cannot be read. */
const MOST = 100;

/** A parameter over all of a patient's visits: the curve, and the values with the ranges that applied then. */
export function ResultsHistory({
  personId,
  parameterId,
  name,
  onClose,
}: Pick<LaboratoryTestRow, 'personId' | 'parameterId' | 'name'> & { onClose: () => void }) {
  const { t } = useTranslation('laboratory');
  return (
    <SideSheet open onOpenChange={open => !open && onClose()} title={t('trendOf', { name })}>
      <Values personId={personId} parameterId={parameterId} />
    </SideSheet>
  );
}

function Values({ personId, parameterId }: { personId: number; parameterId: number }) {
  const { t } = useTranslation('laboratory');
  const list = useList(laboratoryResults, {
    ...{ personId, parameterId, limit: MOST, order_by: 'validatedAt', sort_by: 'desc' },
  });
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.loading) return <TableSkeleton rows={4} columns={3} />;
  if (list.rows.length === 0) return <EmptyState title={t('noValues')}>{t('noValuesHint')}</EmptyState>;
  return (
    <div className="flex flex-col gap-4">
      <ResultsCurve rows={list.rows} />
      <table className="w-full text-left">
        <thead className="text-xs text-muted-foreground">
          <tr className="border-b">
            <th className="py-2 font-medium">{t('validatedAt')}</th>
            <th className="px-2 text-right font-medium">{t('result')}</th>
            <th className="px-2 font-medium">{t('flag')}</th>
            <th className="px-2 font-medium">{t('reference')}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map(row => (
            <tr key={row.id} className="h-row border-b last:border-0">
              <td className="tabular whitespace-nowrap">{formatDateTime(row.validatedAt ?? row.date)}</td>
              <td className="tabular px-2 text-right font-medium">
                {orErased(shownValue(row))} {row.unit}
              </td>
              <td className="px-2">
                <FlagChip flag={row.flag} critical={row.critical} />
              </td>
              <td className="tabular px-2 text-muted-foreground">{rangeText(row.reference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
