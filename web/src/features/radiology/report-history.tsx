import { radiologyReports, type RadiologyOrderRow, type RadiologyReportRow } from '@alur/contracts/radiology/rows';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { Badge } from '@/ui/status-chip';
import { ReportText } from './report-text';

/** The validated reports of an order, each with every version, by whom and why (CASES: every state stays). */
export function ReportHistory(props: {
  order: RadiologyOrderRow;
  /** Draws the images of an examination, which are another module's. */
  images: (report: RadiologyReportRow) => ReactNode;
}) {
  const { order, images } = props;
  const { t } = useTranslation('radiology');
  const list = useList(radiologyReports, { orderId: order.id, limit: 10 });
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.loading) return <TableSkeleton rows={6} columns={2} />;
  if (list.rows.length === 0) return <EmptyState title={t('noReports')}>{t('noReportsHint')}</EmptyState>;
  return list.rows
    .toSorted((a, b) => a.line - b.line)
    .map(report => (
      <Fragment key={report.id}>
        <Card title={report.examination} actions={<span>{report.accessionNumber}</span>}>
          <Versions report={report} />
        </Card>
        {images(report)}
      </Fragment>
    ));
}

/** The latest version stands on top. */
function Versions({ report }: { report: RadiologyReportRow }) {
  const { t } = useTranslation(['radiology', 'enums']);
  return (
    <ol className="divide-y">
      {report.versions.toReversed().map(version => (
        <li key={version.version} className="grid gap-2 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
            <Badge>{t(`enums:reportVersionKind.${version.kind}`)}</Badge>
            {t('radiology:versionBy', {
              ...{ version: version.version, by: version.by, time: formatDateTime(version.at) },
            })}
          </p>
          {version.reason && <p className="text-xs">{t('radiology:because', { reason: orErased(version.reason) })}</p>}
          <ReportText of={version} />
        </li>
      ))}
    </ol>
  );
}
