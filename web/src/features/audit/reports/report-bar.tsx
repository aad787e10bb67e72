import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { DayInput } from '@/ui/day-input';
import { localDate } from '@/ui/format';
import type { Span } from './report-api';

const DAY_MS = 86_400_000;
const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The days that the URL says; yesterday and today unless it does. */
export function spanOf({ from, to }: { from?: string; to?: string }): Span {
  const last = to ?? localDate();
  return { from: from ?? dayBefore(last), to: last };
}

/** From which day to which, the report's own filters, and the way to take it away. */
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
  const today = localDate();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DayInput
        label={t('reports.from')}
        className="w-38"
        max={span.to}
        value={span.from}
        onDay={from => onSpan({ ...span, from })}
      />
      <span aria-hidden>–</span>
      <DayInput
        label={t('reports.to')}
        className="w-38"
        min={span.from}
        max={today}
        value={span.to}
        onDay={to => onSpan({ ...span, to })}
      />
      {children}
      <Button className="ml-auto" pending={saving} onClick={onSave}>
        <FileSpreadsheet aria-hidden />
        {t('reports.spreadsheet')}
      </Button>
    </div>
  );
}
