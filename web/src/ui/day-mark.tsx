import { CalendarClock } from 'lucide-react';
import { useToday } from '@/live/use-today';
import { formatDate } from './format';
import { StatusChip } from './status-chip';

/** Marks a row among today's that is of another day. */
export function DayMark({ date }: { date: string }) {
  return date === useToday() ? null : (
    <StatusChip tone="warning" icon={CalendarClock} className="h-5">
      {formatDate(date)}
    </StatusChip>
  );
}
