import type { BookingStatus } from '@alur/contracts/kernel/enums';
import { Ban, CircleCheck, Clock, Stethoscope, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<BookingStatus, [Tone, LucideIcon]> = {
  queue: ['waiting', Clock],
  ongoing: ['success', Stethoscope],
  done: ['neutral', CircleCheck],
  cancelled: ['neutral', Ban],
};

export function BookingStatusChip({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`bookingStatus.${status}`)}
    </StatusChip>
  );
}
