import type { TreatmentOrderRow, TreatmentStatus } from '@alur/contracts/treatment/rows';
import { Ban, CircleCheck, CircleX, Clock, Syringe, Zap, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<TreatmentStatus, [Tone, LucideIcon]> = {
  ordered: ['waiting', Clock],
  begun: ['info', Syringe],
  done: ['success', CircleCheck],
  cancelled: ['neutral', Ban],
  not_done: ['danger', CircleX],
};

export function TreatmentStatusChip({ status }: { status: TreatmentStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`treatmentStatus.${status}`)}
    </StatusChip>
  );
}

export function UrgentChip({ order }: { order: Pick<TreatmentOrderRow, 'priority'> }) {
  const { t } = useTranslation('enums');
  return order.priority === 'cito' ? (
    <StatusChip tone="danger" icon={Zap}>
      {t('treatmentPriority.cito')}
    </StatusChip>
  ) : null;
}

/** The treatment with its quantity, where that is more than one. */
export const quantified = ({ name, quantity }: Pick<TreatmentOrderRow, 'name' | 'quantity'>): string =>
  quantity === 1 ? name : `${name} × ${quantity}`;
