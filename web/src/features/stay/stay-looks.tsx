import type { StayRow } from '@alur/contracts/stay/rows';
import { BedDouble, CircleCheck, DoorOpen, LogOut, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/status-chip';

const looks = {
  in_bed: ['info', BedDouble],
  on_leave: ['neutral', DoorOpen],
  left: ['success', LogOut],
  cancelled: ['danger', Undo2],
} as const;

/** Where a stay stands. */
export function StayStatusChip({ stay }: { stay: StayRow }) {
  const { t } = useTranslation(['stay', 'enums']);
  const [tone, icon] = looks[stay.status];
  return (
    <>
      <StatusChip tone={tone} icon={icon}>
        {t(`enums:stayStatus.${stay.status}`)}
      </StatusChip>
      {stay.concluded && (
        <StatusChip tone="waiting" icon={CircleCheck}>
          {t('stay:concluded')}
        </StatusChip>
      )}
    </>
  );
}
