import { stoppingMedications } from '@alur/contracts/medication/rows';
import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';

/**
 * Medicines that stop at their limit within a day or already have, the first on top, until a doctor decides
 * (DOMAIN-CLINICAL 9.1).
 */
export function StoppingMedications({ onOpen }: { onOpen: (prescriptionId: number) => void }) {
  const { t } = useTranslation('prescription');
  const now = useNow(60_000);
  const { rows } = useTopic(stoppingMedications, { unfinished: 'yes' });
  if (rows.length === 0) return null;
  return (
    <Card
      title={t('ward.stopping', { count: rows.length })}
      className="mb-3 shrink-0"
      bodyClassName="max-h-40 overflow-auto p-0"
    >
      <ul className="divide-y">
        {rows
          .toSorted((a, b) => a.stopsAt.localeCompare(b.stopsAt) || a.id.localeCompare(b.id))
          .map(row => {
            const hasStopped = Date.parse(row.stopsAt) <= now;
            return (
              <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
                <StatusChip tone={hasStopped ? 'danger' : 'warning'} icon={hasStopped ? CircleAlert : Clock}>
                  {formatDateTime(row.stopsAt)}
                </StatusChip>
                <span className="min-w-48 flex-1">
                  <span className="font-medium">{row.name}</span>{' '}
                  <span className="text-xs text-muted-foreground">
                    {[orErased(row.patientName), orErased(row.recordNumber), row.prescriber].join(' · ')}
                  </span>
                </span>
                <Button
                  size="sm"
                  aria-label={`${t('open')}: ${row.name}, ${orErased(row.patientName)}`}
                  onClick={() => onOpen(row.prescriptionId)}
                >
                  {t('open')}
                </Button>
              </li>
            );
          })}
      </ul>
    </Card>
  );
}
