import type { ShiftRow } from '@alur/contracts/shift/rows';
import { shiftCurrent } from '@alur/contracts/shift/topics';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '@/api/session';
import { useTopic } from '@/live/use-topic';

/** The open shift of the person at this desk; null when there is none. */
export function useCurrentShift(): { shift: ShiftRow | null; loading: boolean } {
  const cashierId = useAtomValue(sessionAtom)?.user.id ?? 0;
  const topic = useTopic(shiftCurrent, { cashierId });
  return { shift: topic.rows.find(row => row.status === 'open') ?? null, loading: topic.loading };
}
