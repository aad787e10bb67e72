import type { SaleRow, SaleStatus } from '@alur/contracts/sale/rows';
import { Ban, Clock, PackageCheck, PackageMinus, PackageX, PenLine, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<SaleStatus, [Tone, LucideIcon]> = {
  draft: ['neutral', PenLine],
  confirmed: ['waiting', Clock],
  handed_over: ['success', PackageCheck],
  partly_returned: ['warning', PackageMinus],
  returned: ['warning', PackageX],
  cancelled: ['danger', Ban],
};

/** Where a sale stands; of one that waits, for what. */
export function SaleChip({ row: { status, paid } }: { row: Pick<SaleRow, 'status' | 'paid'> }) {
  const { t } = useTranslation(['sale', 'enums']);
  if (status === 'confirmed')
    return (
      <StatusChip tone={paid ? 'info' : 'waiting'} icon={paid ? Wallet : Clock}>
        {paid ? t('sale:waits.handover') : t('sale:waits.payment')}
      </StatusChip>
    );
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`enums:saleStatus.${status}`)}
    </StatusChip>
  );
}
