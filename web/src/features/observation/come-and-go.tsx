import { LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { Card } from '@/ui/card';
import { formatDate, formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';
import { comesAndGoes, type PostBed } from './post';

/** New patients of the ward, and those who leave today or should have left. */
export function ComeAndGo({ rows, onOpen }: { rows: readonly PostBed[]; onOpen: (bedId: number) => void }) {
  const { t } = useTranslation('observation');
  const { fresh, going } = comesAndGoes(rows, useToday());
  return (
    <Card title={t('comeAndGo')} bodyClassName="px-3 py-2">
      {fresh.length + going.length === 0 ? (
        <p className="p-1 text-muted-foreground">{t('nobodyComes')}</p>
      ) : (
        <ul className="divide-y">
          {[...fresh.map(row => ({ row, isNew: true })), ...going.map(row => ({ row, isNew: false }))].map(
            ({ row: { bed, stay, watch }, isNew }) => (
              <li key={`${bed.id} ${isNew}`}>
                <button
                  type="button"
                  className="tabular flex min-h-row w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-1 py-1 text-left hover:bg-muted"
                  onClick={() => onOpen(bed.id)}
                >
                  <StatusChip tone={isNew ? 'info' : 'success'} icon={isNew ? LogIn : LogOut}>
                    {isNew
                      ? t('cameAt', { time: formatDateTime(watch?.since ?? '') })
                      : t('goesOnDay', { day: formatDate(bed.goesOn ?? '') })}
                  </StatusChip>
                  <span className="min-w-0 flex-[1_1_11rem] break-words">
                    {orErased(stay?.patientName ?? bed.patientName ?? '')}
                    <span className="text-xs text-muted-foreground">{` · ${bed.roomName}, ${bed.name}`}</span>
                  </span>
                </button>
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}
