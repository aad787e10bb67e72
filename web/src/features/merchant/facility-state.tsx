import type { MerchantStatus } from '@alur/contracts/merchant/features';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/status-chip';
import { MerchantStatusChip } from './merchant-status';

/** Whether a facility is active, or has recorded nothing for days. */
export function FacilityState({ status, silent }: { status: MerchantStatus; silent: number | null }) {
  const { t } = useTranslation('merchant');
  return silent === null ? (
    <MerchantStatusChip status={status} />
  ) : (
    <StatusChip tone="danger" icon={TriangleAlert}>
      {t('figure.silent', { count: silent })}
    </StatusChip>
  );
}
