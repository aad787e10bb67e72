import type { UserAccountRow } from '@alur/contracts/identity/rows';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { formatDate } from '@/ui/format';
import { addDays } from '@/ui/read-day';
import { StatusChip } from '@/ui/status-chip';

/** A renewal takes weeks: so long before a licence lapses somebody should know. */
const WARNED_DAYS = 90;

/** The last day on which a licence that lapses is told of. */
export const useWarnedUntil = (): string => addDays(useToday(), WARNED_DAYS);

/** What has lapsed, or will soon; nothing where all is well. */
export function LicenceChip({ licences }: Pick<UserAccountRow, 'licences'>) {
  const { t } = useTranslation('identity');
  const today = useToday();
  const until = useWarnedUntil();
  const soon = licences.filter(({ validUntil }) => validUntil !== null && validUntil <= until);
  return soon.map(({ kind, validUntil }) => {
    const isOver = validUntil! < today;
    return (
      <StatusChip key={kind} tone={isOver ? 'danger' : 'warning'} icon={TriangleAlert}>
        {t(isOver ? 'licence.over' : 'licence.soon', { kind, day: formatDate(validUntil!) })}
      </StatusChip>
    );
  });
}
