import type { UserAccountRow } from '@alur/contracts/identity/rows';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { formatDate } from '@/ui/format';
import { addDays } from '@/ui/add-days';
import { StatusChip } from '@/ui/status-chip';

/** A renewal takes weeks, so a licence is marked this many days before it expires. */
const WARNED_DAYS = 90;

/** The last day of expiry that is marked. */
export const useWarnedUntil = (): string => addDays(useToday(), WARNED_DAYS);

/** Marks licences that have expired or soon will; nothing where all are valid. */
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
