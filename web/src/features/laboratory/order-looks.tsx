import type { LaboratoryOrderRow, LaboratorySpecimenEntry } from '@alur/contracts/laboratory/rows';
import { Ban, CircleCheck, CircleX, FlaskConical, Siren, TestTubeDiagonal, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks = {
  ordered: ['waiting', TestTubeDiagonal],
  begun: ['info', FlaskConical],
  done: ['success', CircleCheck],
  cancelled: ['neutral', Ban],
  not_done: ['danger', CircleX],
} satisfies Record<LaboratoryOrderRow['status'], [Tone, typeof Ban]>;

export function OrderStatusChip({ order }: { order: LaboratoryOrderRow }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[order.status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`laboratoryStatus.${order.status}`)}
    </StatusChip>
  );
}

export function CitoChip({ order }: { order: LaboratoryOrderRow }) {
  const { t } = useTranslation('enums');
  return order.priority === 'cito' ? (
    <StatusChip tone="danger" icon={Zap}>
      {t('laboratoryPriority.cito')}
    </StatusChip>
  ) : null;
}

/** A critical result that nobody was told of yet, and for how many minutes (DOMAIN 2.7: thirty at most). */
export function CriticalChip({ order, now }: { order: LaboratoryOrderRow; now: number }) {
  const { t } = useTranslation('laboratory');
  if (order.criticalSince === null) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(order.criticalSince)) / 60_000));
  return (
    <StatusChip tone="danger" icon={Siren}>
      {t('criticalSince', { minutes })}
    </StatusChip>
  );
}

/** Why a sample must be taken again, and who rejected it. */
export function Rejection({ of }: { of: NonNullable<LaboratorySpecimenEntry['rejection']> }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const { number, by, note, cause } = of;
  return (
    <span className="block text-xs text-danger-text">
      {t('laboratory:rejectedBecause', { number, by, note, cause: t(`enums:rejectionCause.${cause}`) })}
    </span>
  );
}
