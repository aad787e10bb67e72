import { recordAbsence } from '@alur/contracts/queue/commands';
import type { Due } from '../kernel/process.js';

/** DOMAIN 1.1: whoever was not served when the day ended did not come. */
export const absenceDue: Due = {
  name: 'absence-at-end-of-day',
  view: 'queue_board',
  dueAt: 'dueAt',
  react: row => [{ command: recordAbsence, target: row['encounterId'] as number, body: {} }],
};
