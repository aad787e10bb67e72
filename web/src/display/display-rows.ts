import type { QueueDisplayRow } from '@alur/contracts/queue/rows';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';

export type DisplayRow = QueueDisplayRow & { key: string; position: string };

/** What the screen shows of a schedule. */
export type DisplaySchedule = Pick<ScheduleRow, 'id' | 'name' | 'doctorName' | 'prefix'>;
