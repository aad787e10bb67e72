import type { TopicRow } from '@alur/contracts/kernel/topic';
import type { queueDisplay } from '@alur/contracts/queue/topics';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';

export type DisplayRow = TopicRow<typeof queueDisplay>;

/** The fields of a schedule that the screen shows. */
export type DisplaySchedule = Pick<ScheduleRow, 'id' | 'name' | 'doctorName' | 'prefix'>;
