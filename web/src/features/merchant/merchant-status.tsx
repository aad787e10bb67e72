import type { MerchantStatus } from '@alur/contracts/merchant/features';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/status-chip';

export function MerchantStatusChip({ status }: { status: MerchantStatus }) {
  const { t } = useTranslation('merchant');
  const isActive = status === 'active';
  return (
    <StatusChip tone={isActive ? 'success' : 'warning'} icon={isActive ? CircleCheck : CircleSlash}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
