import { queueDisplay } from '@alur/contracts/queue/topics';
import { CallBoard } from '@/display/call-board';
import { useToday } from '@/live/use-today';
import { useTopics } from '@/live/use-topics';
import { TableSkeleton } from '@/ui/states';
import { useDaySchedules } from './day-schedules';

/** Replays the waiting room's television on a past day: every schedule of it, with masked names. */
export function WaitingRoom() {
  const date = useToday();
  const { schedules, loading } = useDaySchedules(date);
  const board = useTopics(
    queueDisplay,
    schedules.map(({ id }) => ({ scheduleId: id, date })),
  );
  if (loading || board.loading) return <TableSkeleton />;
  return (
    <div className="min-h-64 flex-1 overflow-hidden rounded-lg border bg-background [container-type:size]">
      <CallBoard rows={board.rows} schedules={schedules} reading={null} />
    </div>
  );
}
