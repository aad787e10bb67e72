import type { Attendance } from '@alur/contracts/kernel/enums';
import { entryOf } from '../queue/guards.js';
import type { QueueState } from '../queue/queue.js';
import { loaded } from './visit-streams.js';

/** What the queue, which owns it, says of a visit's attendance. */
export const attendanceOf = (queue: QueueState | undefined, encounterId: number): Attendance | null =>
  entryOf(loaded(queue), encounterId).attendance;
