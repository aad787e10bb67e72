import { noteList } from '@alur/contracts/record/note-rows';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { Card } from '@/ui/card';
import { orErased } from '@/ui/or-erased';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { ProgressNote } from './progress-notes';

/**
 * Progress notes that the responsible doctor, or the doctor who gave a telephone order, must verify; the oldest first.
 */
export function NotesToVerify({ onOpen }: { onOpen: (visit: { patientId: number; encounterId: number }) => void }) {
  const { t } = useTranslation('record');
  const list = useList(noteList, { awaiting: 'yes', order_by: 'dueAt', sort_by: 'asc', limit: 100 });
  const { rows } = list;
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.loading) return <TableSkeleton />;
  if (rows.length === 0) return <EmptyState icon={ShieldCheck} title={t('cppt.nothingToVerify')} />;
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(row => (
        <li key={row.id}>
          <Card
            title={
              <button type="button" className="hover:underline" onClick={() => onOpen(row)}>
                {orErased(row.patientName)} · {orErased(row.recordNumber)}
              </button>
            }
          >
            <ProgressNote row={row} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
