import type { LiveRow } from '@alur/contracts/kernel/topic';
import { formatDate } from '@/ui/format';

/** A row's label: its number and its patient's name; a daily sum is labelled by its day. */
export function rowLabel(row: LiveRow): string {
  const { display, queueNumber, refNumber, patientName, maskedName, name }: Record<string, unknown> = { ...row };
  const parts = [display ?? queueNumber ?? refNumber, patientName ?? maskedName ?? name].filter(
    part => typeof part === 'string',
  );
  if (parts.length > 0) return parts.join(' ');
  return /^\d{4}-\d{2}-\d{2}$/.test(row.key) ? formatDate(row.key) : row.key;
}

/** The module whose row it is: `queue` of `queue.board`. */
export const moduleOf = (topic: string): string => topic.split('.')[0]!;
