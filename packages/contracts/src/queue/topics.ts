import * as z from 'zod/mini';
import { Id, LocalDate } from '../kernel/scalars.js';
import { topic } from '../declare.js';
import { unfinishedParams } from '../kernel/unfinished.js';
import { DayVisitsRow, QueueBoardRow, QueueDisplayRow } from './rows.js';

const ofOneDay = z.object({ scheduleId: Id, date: LocalDate });

export const queueBoard = topic('queue.board', {
  params: ofOneDay,
  row: QueueBoardRow,
  access: ['front-office.patient-queue:view', 'outpatient.queue:view'],
  logged: true,
});

/** Patients who are present and whose visit is not over, of any day, because they stay on the board after midnight. */
export const queueUnfinished = topic('queue.unfinished', {
  params: unfinishedParams,
  row: QueueBoardRow,
  access: ['front-office.patient-queue:view', 'outpatient.queue:view'],
  logged: true,
});

export const queueDisplay = topic('queue.display', {
  params: ofOneDay,
  row: QueueDisplayRow,
  access: ['display:view', 'settings.display:view'],
  logged: false,
  because: 'it hangs in the waiting room, with names masked',
});

export const dashboardVisits = topic('dashboard.visits', {
  params: z.object({ date: LocalDate }),
  row: DayVisitsRow,
  access: ['dashboard:view'],
});
