import { CalendarClock, CircleCheck, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/status-chip';

/** Whether a price is in force, future or past. */
export function PriceState({ isToCome, isInForce }: { isToCome: boolean; isInForce: boolean }) {
  const { t } = useTranslation('catalogue');
  if (isToCome)
    return (
      <StatusChip tone="info" icon={CalendarClock}>
        {t('prices.toCome')}
      </StatusChip>
    );
  if (isInForce)
    return (
      <StatusChip tone="success" icon={CircleCheck}>
        {t('prices.inForce')}
      </StatusChip>
    );
  return (
    <StatusChip tone="neutral" icon={History}>
      {t('prices.past')}
    </StatusChip>
  );
}
