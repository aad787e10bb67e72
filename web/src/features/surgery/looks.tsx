import type { SurgeryPriority, SurgeryStatus } from '@alur/contracts/surgery/enums';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { Activity, Ban, CalendarCheck, CircleCheck, CircleX, Clock, Siren, Zap, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatTime, localDate } from '@/ui/format';
import { StatusChip, type Tone } from '@/ui/status-chip';

export const statusLooks: Record<SurgeryStatus, [Tone, LucideIcon]> = {
  waiting_scheduled: ['waiting', Clock],
  scheduled: ['info', CalendarCheck],
  process: ['warning', Activity],
  finish: ['success', CircleCheck],
  cancelled: ['neutral', Ban],
  not_done: ['danger', CircleX],
};

export function SurgeryStatusChip({ status }: { status: SurgeryStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = statusLooks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`surgeryStatus.${status}`)}
    </StatusChip>
  );
}

const urgent: Partial<Record<SurgeryPriority, LucideIcon>> = { urgent: Zap, emergency: Siren };

/** Whether it is urgent; an elective operation has no mark. */
export function PriorityChip({ priority }: { priority: SurgeryPriority }) {
  const { t } = useTranslation('enums');
  const icon = urgent[priority];
  return icon ? (
    <StatusChip tone="danger" icon={icon}>
      {t(`surgeryPriority.${priority}`)}
    </StatusChip>
  ) : null;
}

/** `21 Nov 2026 08.00–10.00`, with the day of its end where that is another. */
export const slotText = ({ scheduledAt, scheduledUntil }: SurgeryRow): string | null => {
  if (scheduledAt === null || scheduledUntil === null) return null;
  const isSameDay = localDate(scheduledAt) === localDate(scheduledUntil);
  return `${formatDateTime(scheduledAt)}–${isSameDay ? formatTime(scheduledUntil) : formatDateTime(scheduledUntil)}`;
};

/** When it is planned, else the day for which it is wished. */
export const whenText = (row: SurgeryRow): string | null =>
  slotText(row) ?? (row.wantedOn === null ? null : formatDate(row.wantedOn));
