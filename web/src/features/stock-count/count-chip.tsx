import type { StockCountStatus } from '@alur/contracts/stock-count/rows';
import { Ban, CircleCheck, Clock, PenLine, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<StockCountStatus, [Tone, LucideIcon]> = {
  counting: ['info', PenLine],
  counted: ['waiting', Clock],
  approved: ['success', CircleCheck],
  cancelled: ['danger', Ban],
};

export function CountChip({ status }: { status: StockCountStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`stockCountStatus.${status}`)}
    </StatusChip>
  );
}
