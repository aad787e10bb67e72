import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { useDayOfLog } from '../audit-api';
import { ReplayRoom, type ReplayRoomProps } from './replay-room';

export type ReplayDayProps = Omit<ReplayRoomProps, 'day'> & { day: string };

/** The replay of a day, once it is known what there is of it. */
export function ReplayDay({ day, ...rest }: ReplayDayProps) {
  const { t } = useTranslation('audit');
  const { data, error, refetch } = useDayOfLog(day, rest.reason);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  if (data.events === 0)
    return (
      <>
        <h1 className="sr-only">{t('replay.title')}</h1>
        <EmptyState icon={History} title={t('replay.nothing')}>
          {t('replay.nothingHint')}
        </EmptyState>
      </>
    );
  return <ReplayRoom key={day} day={data} {...rest} />;
}
