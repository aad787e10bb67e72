import type { PatientRow } from '@alur/contracts/patient/rows';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui/status-chip';

/** The marks that every list of patients shows: allergies, and a record that is no longer in use. */
export function PatientMarks({ row }: { row: PatientRow }) {
  const { t } = useTranslation('patient');
  return (
    <>
      {row.allergyCount > 0 && (
        <StatusChip tone="danger" icon={TriangleAlert} className="h-5">
          {t('allergies', { count: row.allergyCount })}
        </StatusChip>
      )}
      {row.status !== 'active' && (
        <StatusChip tone="neutral" icon={TriangleAlert} className="h-5">
          {t(row.status)}
        </StatusChip>
      )}
    </>
  );
}
