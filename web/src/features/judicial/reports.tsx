import { judicialReports, type JudicialReportRow } from '@alur/contracts/judicial/rows';
import { Ban, Check, Clock, Plus, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';

/** SPEC 2, `judicial`: the reports of a visit. */
export function JudicialReports(props: { encounterId: number; onOpen: (id: number) => void; onNew: () => void }) {
  const { encounterId, onOpen, onNew } = props;
  const { t } = useTranslation('judicial');
  const can = useCan();
  const { rows, loading } = useTopic(judicialReports, { encounterId });
  return (
    <Card
      title={t('reports')}
      actions={
        can('inpatient.ongoing.judicial:sign') && (
          <Button size="sm" variant="primary" onClick={onNew}>
            <Plus aria-hidden />
            {t('new')}
          </Button>
        )
      }
    >
      <p className="flex items-center gap-2 pb-2 text-muted-foreground">
        <Scale aria-hidden className="size-4 shrink-0" />
        {t('restricted')}
      </p>
      {rows.length === 0 && !loading ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="divide-y">
          {rows
            .toSorted((a, b) => b.id - a.id)
            .map(row => (
              <li key={row.id}>
                <button
                  type="button"
                  className="-mx-1 flex min-h-row w-[calc(100%+0.5rem)] flex-wrap items-center gap-2 rounded-md px-1 py-1 text-left hover:bg-muted"
                  onClick={() => onOpen(row.id)}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{orErased(numberOf(row))}</span>
                    <span className="tabular block text-xs text-muted-foreground">
                      {t('signedLine', { at: formatDateTime(row.signedAt), name: row.signedBy, version: row.version })}
                    </span>
                  </span>
                  <ReportState row={row} />
                </button>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

/** The number that the report bears. */
export const numberOf = ({ answers, id }: JudicialReportRow): string =>
  answers.find(({ linkId }) => linkId === 'number')?.text ?? String(id);

export function ReportState({ row }: { row: JudicialReportRow }) {
  const { t } = useTranslation('judicial');
  if (row.status === 'struck')
    return (
      <StatusChip tone="danger" icon={Ban}>
        {t('struck')}
      </StatusChip>
    );
  return row.status === 'handed_over' ? (
    <StatusChip tone="success" icon={Check}>
      {t('handedOver')}
    </StatusChip>
  ) : (
    <StatusChip tone="waiting" icon={Clock}>
      {t('signed')}
    </StatusChip>
  );
}
