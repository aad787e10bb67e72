import type { PurchaseStatus } from '@alur/contracts/purchase/rows';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  FileText,
  PackageCheck,
  PackageMinus,
  PackageOpen,
  PenLine,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<PurchaseStatus, [Tone, LucideIcon]> = {
  draft: ['neutral', PenLine],
  ordered: ['waiting', CircleDashed],
  partially_received: ['warning', PackageOpen],
  received: ['info', PackageCheck],
  closed_short: ['info', PackageMinus],
  invoiced: ['waiting', FileText],
  paid: ['success', CircleCheck],
  cancelled: ['danger', Ban],
};

export function PurchaseChip({ status }: { status: PurchaseStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`purchaseStatus.${status}`)}
    </StatusChip>
  );
}
