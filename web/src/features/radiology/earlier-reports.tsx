import { radiologyReports, type RadiologyReportRow } from '@alur/contracts/radiology/rows';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { formatDate } from '@/ui/format';
import { ErrorState, LineSkeleton } from '@/ui/states';
import { ReportText } from './report-text';
import { presentOf } from './report-versions';

const MOST = 10;

/** What was examined of her before by the same modality, in all her visits, the latest first. */
export function EarlierReports({ report }: { report: RadiologyReportRow }) {
  const { t } = useTranslation('radiology');
  const { personId, modalityId } = report;
  const list = useList(radiologyReports, {
    ...{ personId, modalityId, limit: MOST, order_by: 'validatedAt', sort_by: 'desc' },
  });
  const before = list.rows.filter(({ id }) => id !== report.id);
  return (
    <section aria-label={t('earlier', { modality: report.modality })} className="rounded-md bg-surface p-3">
      <h3 className="pb-1 text-xs text-muted-foreground">{t('earlier', { modality: report.modality })}</h3>
      {list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : list.loading ? (
        <LineSkeleton />
      ) : before.length === 0 ? (
        <p className="text-muted-foreground">{t('noEarlier')}</p>
      ) : (
        <ul>
          {before.map(each => (
            <li key={each.id}>
              <details>
                <summary className="min-h-row cursor-pointer py-1">
                  <span className="tabular">{formatDate(each.date)}</span> · {each.examination}
                </summary>
                <div className="grid gap-2 pb-2 pl-4">
                  {presentOf(each).map(version => (
                    <ReportText key={version.version} of={version} />
                  ))}
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
