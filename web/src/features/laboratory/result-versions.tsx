import { laboratorySheet, type LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { FlagChip } from './flag-chip';

/** Every version of a result, by whom and why (CASES: every state stays in the history). */
export function ResultVersions({ order }: { order: LaboratoryOrderRow }) {
  const { t } = useTranslation('laboratory');
  const sheet = useTopic(laboratorySheet, { orderId: order.id });
  const tests = sheet.rows.filter(({ versions }) => versions.length > 0).toSorted((a, b) => a.sequence - b.sequence);
  if (sheet.loading) return <TableSkeleton rows={6} columns={4} />;
  return (
    <Card title={t('versionsOf')} bodyClassName="@container p-0">
      {tests.length === 0 ? (
        <EmptyState title={t('noVersions')} />
      ) : (
        <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={t('versionsOf')}>
          <table className="w-full text-left @max-xl:cards" aria-label={t('versionsOf')}>
            <thead className="text-xs text-muted-foreground">
              <tr className="border-b">
                <th className="px-3 py-2 font-medium">{t('test')}</th>
                <th className="px-2 font-medium">{t('result')}</th>
                <th className="px-2 font-medium">{t('flag')}</th>
                <th className="px-2 font-medium">{t('status')}</th>
                <th className="px-2 font-medium">{t('reason')}</th>
              </tr>
            </thead>
            <tbody>
              {tests.flatMap(({ id, name, unit, versions }) =>
                versions.map((each, index) => (
                  <tr key={`${id}-${index}`} data-key={`${id}-${index}`} className="border-b last:border-0 @xl:h-row">
                    <td data-card="subject" className="px-3">
                      <span className="font-medium">{name}</span>
                    </td>
                    <td data-card="state" className="tabular px-2">
                      {orErased(each.text)} {unit}
                    </td>
                    <td data-card="state" className="px-2">
                      <FlagChip flag={each.flag} />
                    </td>
                    <td className="tabular px-2 whitespace-nowrap">
                      {t('version', { version: each.version })} · {formatDateTime(each.at)} · {each.by}
                    </td>
                    <td className="px-2" data-label={t('reason')} data-none={!each.reason || undefined}>
                      {each.reason && orErased(each.reason)}
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
