import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { DateRange } from '@/ui/date-range';
import { localDate } from '@/ui/format';
import { addDays } from '@/ui/add-days';
import type { Span } from './report-api';

/** The days in the URL; without any, yesterday and today. */
export function spanOf({ from, to }: { from?: string; to?: string }): Span {
  const last = to ?? localDate();
  return { from: from ?? addDays(last, -1), to: last };
}

/** The days of a report, its own filters, and the download. */
export function ReportBar({
  span,
  onSpan,
  onSave,
  saving,
  children,
}: {
  span: Span;
  onSpan: (span: Span) => void;
  onSave: () => void;
  saving: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('audit');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DateRange
        {...span}
        max={localDate()}
        labels={{ from: t('reports.from'), to: t('reports.to') }}
        onChange={({ from = span.from, to = span.to }) => from && to && onSpan({ from, to })}
      />
      {children}
      <Button className="ml-auto" pending={saving} onClick={onSave}>
        <FileSpreadsheet aria-hidden />
        {t('reports.spreadsheet')}
      </Button>
    </div>
  );
}
