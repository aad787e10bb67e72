import * as z from 'zod/mini';
import { Payer, QueueStatus } from '../kernel/enums.js';
import { list } from '../declare.js';
import { LocalDate, QueryId } from '../kernel/scalars.js';
import { QueueBoardRow } from './rows.js';

/** Bookings of any day, past and future. */
export const queueEntries = list('queue/entries', {
  view: 'queue_board',
  row: QueueBoardRow,
  narrowing: ['scheduleId', 'status', 'payer'],
  filters: z.object({
    date: z.optional(LocalDate),
    scheduleId: z.optional(QueryId),
    patientId: z.optional(QueryId),
    personId: z.optional(QueryId),
    status: z.optional(QueueStatus),
    payer: z.optional(Payer),
  }),
  searchIn: ['patientName', 'recordNumber', 'display'],
  access: ['front-office.patient-queue:view', 'outpatient.queue:view'],
  logged: ['patientId', 'personId'],
});
