import { visitHistory } from '@alur/contracts/consultation/lists';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { useDiagnosisNames } from '@/api/use-disease-names';
import { Card } from '@/ui/card';
import { formatDate } from '@/ui/format';
import { LineSkeleton } from '@/ui/states';
import { useKeys } from '@/ui/use-keys';

/** The patient's earlier visits, collapsed; a key opens the latest. `note` draws a signed note. */
export function EarlierVisits({
  patientId,
  encounterId,
  note,
}: {
  patientId: number;
  encounterId: number;
  note: (row: VisitRecordRow) => ReactNode;
}) {
  const { t } = useTranslation('consultation');
  const list = useList(visitHistory, {
    personId: patientId,
    limit: 10,
    order_by: 'id',
    sort_by: 'desc',
  });
  const rows = list.rows.filter(row => row.encounterId !== encounterId && row.status === 'done');
  const nameOf = useDiagnosisNames(rows.flatMap(({ diagnoses }) => diagnoses));
  const first = useRef<HTMLDetailsElement>(null);
  useKeys('alt+h', t('keys.last'), () => {
    if (!first.current) return;
    first.current.open = !first.current.open;
    first.current.querySelector('summary')?.focus();
  });
  return (
    <Card title={t('history.last')} bodyClassName="p-0">
      {list.loading ? (
        <LineSkeleton className="px-4 py-3" />
      ) : rows.length === 0 ? (
        <p className="px-4 py-3 text-muted-foreground">{t('history.noneBefore')}</p>
      ) : (
        <ul className="divide-y">
          {rows.map((row, at) => (
            <li key={row.id}>
              <details ref={at === 0 ? first : undefined} className="group">
                <summary className="flex min-h-row cursor-pointer list-none items-center gap-2 px-4 py-1.5 hover:bg-surface focus-visible:-outline-offset-2">
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground group-open:rotate-90" />
                  <span className="tabular whitespace-nowrap">{formatDate(row.date)}</span>
                  <span className="min-w-0 flex-1 truncate text-xs text-muted-foreground">
                    {row.diagnoses.map(({ code }) => code).join(', ') || row.scheduleName}
                  </span>
                </summary>
                <div className="px-4 pb-3">
                  <p className="pb-2 text-xs text-muted-foreground">
                    {row.scheduleName} · {row.doctorName}
                  </p>
                  <ul className="pb-2">
                    {row.diagnoses.map(entry => (
                      <li key={entry.code}>
                        <span className="tabular font-medium">{entry.code}</span> {nameOf(entry)}
                      </li>
                    ))}
                  </ul>
                  {note(row)}
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
