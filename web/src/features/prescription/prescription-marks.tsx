import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/status-chip';

/** Warnings that a pharmacist must not overlook, each in words. */
export function PrescriptionMarks({ row }: { row: PrescriptionRow }) {
  const { t } = useTranslation('prescription');
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {row.hasCompound && <Badge tone="info">{t('compound')}</Badge>}
      {row.hasHighAlert && <Badge tone="danger">{t('highAlert')}</Badge>}
      {row.hasNarcotic && <Badge tone="danger">{t('narcotic')}</Badge>}
      {row.allergyAcknowledged && <Badge tone="warning">{t('allergy')}</Badge>}
      {row.partial && <Badge tone="warning">{t('partial')}</Badge>}
    </span>
  );
}
