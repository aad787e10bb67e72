import type { AdmissionRow, AdmissionStatus } from '@alur/contracts/admission/rows';
import { BedDouble, CalendarClock, Clock, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<AdmissionStatus, [Tone, LucideIcon]> = {
  requested: ['waiting', Clock],
  reserved: ['info', CalendarClock],
  fulfilled: ['success', BedDouble],
  cancelled: ['danger', Undo2],
};

/** The status of an order to admit. */
export function AdmissionStatusChip({ status }: { status: AdmissionStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`admissionStatus.${status}`)}
    </StatusChip>
  );
}

/** Whose turn it is: by the day that was planned, then by who waits longest. */
export const inTurn = (rows: readonly AdmissionRow[]): AdmissionRow[] =>
  rows.toSorted((a, b) => a.plannedOn.localeCompare(b.plannedOn) || a.id - b.id);
