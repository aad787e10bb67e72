import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, TableSkeleton } from '@/ui/states';

/** The table of a report as soon as its rows have come; those of the span before stay while the next ones come. */
export function ReportTable<Answer>({
  of: report,
  columns,
  children,
}: {
  of: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  columns: number;
  children: (answer: Answer) => ReactNode;
}) {
  return (
    <div className="flex min-h-48 flex-1 flex-col rounded-lg border bg-raised">
      {report.data !== undefined ? (
        children(report.data)
      ) : report.error ? (
        <ErrorState error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <TableSkeleton rows={8} columns={columns} />
      )}
    </div>
  );
}
